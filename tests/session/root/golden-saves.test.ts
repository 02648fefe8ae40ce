import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { topFrame } from '../../../src/engine/games/root/flow.ts';
import { writePosition } from '../../../src/engine/games/root/notation/position.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import { hashOf } from '../../../src/engine/kernel/hash.ts';
import { openSaveText } from '../../../src/session/root/root-session.ts';
import { legalLines } from '../../../tools/engine/actions.ts';
import { rootEngine } from '../../../tools/engine/root/root-engine.ts';
import { goldenGames } from '../../../tools/golden/root/games.ts';

/** Written by `tools/golden-saves.ts`, a folder for each version of the rules. */
const folder = join(import.meta.dirname, '../../saves/root');
const versions = readdirSync(folder);
const present = `rules-${root.version}`;

const textOf = (version: string, file: string): string => readFileSync(join(folder, version, file), 'utf8');

const saves = versions.flatMap((version) => {
  const legal = JSON.parse(textOf(version, 'legal.json'));
  return readdirSync(join(folder, version))
    .filter((file) => file !== 'legal.json')
    .map((file) => ({ version, file, legal: legal[file] }));
});

test.each(saves)(
  '$file of $version opens where it was saved, with the same actions on offer',
  ({ version, file, legal }) => {
    const save = JSON.parse(textOf(version, file));
    const opened = openSaveText(textOf(version, file));
    if (!opened.ok) throw new Error(opened.fault);
    const { session, controllers } = opened.match;
    const { version: _, ...position } = save.position;
    expect(opened.forgets).toBeUndefined();
    expect(writePosition(session.state)).toMatchObject(position);
    if (version === present) expect(hashOf(session.state)).toBe(save.hash);
    expect(legalLines(rootEngine, session.state)).toEqual(legal);
    expect(controllers).toEqual(save.controllers);
    expect(session.log.map(({ action }) => root.format(action))).toEqual(save.actions);
  },
);

test.each(goldenGames)('these rules have a save of $name, in which there is something to choose', (game) => {
  const opened = openSaveText(textOf(present, `${game.name}.json`));
  if (!opened.ok) throw new Error(opened.fault);
  const { session } = opened.match;
  const { state } = session;
  expect([opened.save.rules, [...session.config.players].sort()]).toEqual([root.version, [...game.players].sort()]);
  expect([game.isAt(state), state.turn >= game.from]).toEqual([true, true]);
  expect(session.pending().kind === 'chance' || session.legal().length > 1).toBe(true);
  if (topFrame(state) === undefined) expect(session.undoDepth).toBeGreaterThan(0);
});
