import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chapters } from '../../../../src/engine/games/harrow/content/chapters/chapters.ts';
import { features } from '../../../../src/engine/games/harrow/content/chapters/features.ts';
import { box, possessions } from '../../../../src/engine/games/harrow/content/hester/larder.ts';
import { fillPlate, scoreKill } from '../../../../src/engine/games/harrow/rules/scoring.ts';
import { reachObjective } from '../../../../src/engine/games/harrow/rules/solo/objective.ts';
import { modeIds } from '../../../../src/engine/games/harrow/state/set-up.ts';

describe.each([...modeIds])('%s', (mode) => {
  const chapter = chapters[mode];
  const has = features[mode];

  test('is registered under its own name', () => {
    expect(chapter.id).toBe(mode);
  });

  test('HC-ATK-20 HC-WHL-2 counts kills on the plate if it has the wheel', () => {
    expect(chapter.creditKill).toBe(has.wheel ? fillPlate : scoreKill);
  });

  test('HC-RND-2 HC-3P-1 HC-SOLO-20 HC-FAIR-10 HC-FAIR-11 three turns for each seat, the Fair Folk between, or a solo turn', () => {
    const [alone, three, two] = has.fair ? [4, 15, 12] : [1, 9, 6];
    expect(chapter.order.turns).toBe(has.solo ? alone : has.hester ? three : two);
  });

  test('HC-EAT-3 HC-OQ-38 HC-SOLO-37 has trophies for Hester, and in the solo game objectives that are reached', () => {
    expect(chapter.larder).toBe(has.solo ? box : has.hester ? possessions : undefined);
    expect(chapter.arrive).toBe(has.solo ? reachObjective : undefined);
  });
});

const root = join(import.meta.dirname, '../../../../src/engine/games/harrow');

/** Files of the shared rules that match: those of the chapters, of Hester and of the solo game may know where they are. */
function sharedRules(pattern: RegExp): string[] {
  const ours = /^(actions|content|refusals|rules)\/|^(harrow|refusal|settle)\.ts$/;
  const special = /^content\/chapters\/|\/(hester|solo|fair)/;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && ours.test(name) && !special.test(name))
    .filter((name) => pattern.test(readFileSync(join(root, name), 'utf8')))
    .sort();
}

test('shared rules ask no chapter what it has, but for its colours, the printed boards, its variants and the count of cards and tiles', () => {
  expect(sharedRules(/\bfeatures\b|\bconfig\.mode\b/)).toEqual([
    'content/colours.ts',
    'content/tracks.ts',
    'content/variants.ts',
    'rules/card-invariants.ts',
  ]);
});

test('shared rules learn of Hester and of the solo game by named questions', () => {
  expect(sharedRules(/\bs\.(hester|solo)\b/)).toEqual([
    'rules/battleground.ts',
    'rules/nails.ts',
    'rules/occupancy.ts',
  ]);
});
