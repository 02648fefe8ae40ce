import { describe, expect, test } from 'vitest';
import { topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { type SoloCardId, soloCardIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { sourcesOf, targetsOf } from '../../../../src/session/harrow/interaction/spot-offers.ts';
import { languages } from '../../../../src/session/settings.ts';
import { soloCardLines, soloCardPlan, soloCardText } from '../../../../src/ui/harrow/words/solo-card.ts';
import { soloPrompt } from '../../../../src/ui/harrow/words/solo-prompt.ts';
import { randomGame } from '../../../games/harrow/fuzz/random-play.ts';
import { play } from '../../../games/harrow/play.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';

const solo = { mode: 'solo', map: 'a', north: 'family', level: 1 } as const;

const states: HarrowState[] = [];
randomGame(solo, 3, (s) => states.push(structuredClone(s)));
const asked = (by: string): HarrowState[] =>
  states.filter((s) => {
    const frame = topFrame(s);
    return frame?.kind === 'effect' && frame.by === by;
  });

/** As many letters as a line of the smallest card holds. */
const longestLine = 20;

describe.each(languages)('what a solo card does, in %s', (language) => {
  test.each(soloCardIds)('%s says it on its face and when asked', async (card) => {
    await speaking(language);
    for (const line of soloCardLines(card)) expect(line.length).toBeLessThanOrEqual(longestLine);
    const told = [...soloCardLines(card), soloCardText(card)].join(' ');
    expect(told).not.toMatch(/\{\{|undefined|\bsolo:|card\./);
  });
});

test('HC-SOLO-10, 27, 41 the face tells the first field, whom it attacks, and who loses cubes', async () => {
  await speaking('en');
  const lines = (card: SoloCardId) => soloCardLines(card).join(', ');
  expect(lines('u_sound_fury')).toBe('Advance first, Hunts Hester');
  expect(lines('t_holler')).toBe('Cubes first, Attacks its enemy');
  expect(lines('u_faceless_portraits')).toBe('Takes your cubes, Cubes first');
  expect(soloCardText('u_sound_fury')).toContain('18 or 31');
});

test('HC-SOLO-28, 29 the plan of a card is what then happens', async () => {
  await speaking('en');
  const names = { cube: 'Cubes', spawn: 'Spawn', move: 'Advance' } as const;
  const sides = asked('solo_side');
  expect(sides.length).toBeGreaterThan(3);
  for (const s of sides) {
    const card = s.solo?.card;
    if (card === undefined) throw new Error('no card is asked about');
    const plan = soloCardPlan(s, card);
    const fields = play(s, 'choose family').events.flatMap((event) =>
      event.type === 'soloField' ? [`${names[event.field]} ${event.strength}`] : [],
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(plan).toContain(fields.join(', '));
  }
});

test('HC-SOLO-33 a lone group is picked up and asked its way; of several one goes first', async () => {
  await speaking('en');
  const titles = new Set<string>();
  for (const s of asked('solo_march')) {
    const frame = topFrame(s);
    const interaction = interactionOf(s, harrow.legal(s), {});
    const title = frame && soloPrompt(s, frame, interaction)?.title;
    const sources = sourcesOf(interaction);
    const isLone = sources.length === 1;
    expect(interaction.selection.from).toBe(isLone ? sources[0] : undefined);
    expect(targetsOf(interaction).length > 0).toBe(isLone);
    expect(title).toBe(isLone ? 'Where does the group go?' : 'Which group goes now?');
    titles.add(title ?? '');
  }
  expect(titles.size).toBe(2);
});
