import { expect, test } from 'vitest';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import { factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { root } from '../../../../src/engine/games/root/root.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { interactionOf, nothingHeld } from '../../../../src/session/root/interaction.ts';
import { createSession } from '../../../../src/session/session.ts';
import { choiceAid } from '../../../../src/ui/root/words/choice-aid.ts';
import { choiceLabel, isOnTable } from '../../../../src/ui/root/words/choice-label.ts';
import { nowLine } from '../../../../src/ui/root/words/now-line.ts';
import { throwDice } from '../../../games/root/fuzz/random-play.ts';
import { speaking } from '../../../i18n/root/speaking.ts';

/** A text that is there, and has no blank left. */
const isSaid = (text: string): boolean => text.length > 2 && !/[{}]|undefined|:\w+\.\w+/.test(text);

test('every button of every choice in random games says what it does, and every board what it can do now', async () => {
  await speaking('pl');
  const kinds = new Set<string>();
  const silent = new Set<string>();
  const heard = new Set<string>();
  for (let seed = 1; seed <= 3; seed++) {
    const session = createSession(root, { players: [...factionIds], map: 'autumn', deck: 'standard' }, seed);
    const rng = seedRng(seed);
    for (let n = 0; n < 400; n++) {
      const pending = session.pending();
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        session.submit(throwDice(pending.request, rng));
        continue;
      }
      const { state } = session;
      const { ways } = interactionOf(state, pending.seat, session.legal(), nothingHeld);
      for (const spot of ways.flatMap(({ path, bag = [] }) => [...path, ...bag])) {
        if (heard.has(spot) || isOnTable(spot)) continue;
        heard.add(spot);
        kinds.add(spot.split(':')[0]);
        if (!isSaid(choiceAid(state, spot)) || !isSaid(choiceLabel(state, spot))) silent.add(spot);
      }
      for (const seat of factionIds.keys()) if (!isSaid(nowLine(state, seat))) silent.add(`now ${seat}`);
      session.submit(randomAction(session.legal(), rng));
    }
  }
  expect([...silent]).toEqual([]);
  for (const kind of ['piece', 'leader', 'character', 'column', 'item', 'by', 'supporter', 'seat']) {
    expect([kind, kinds.has(kind)]).toEqual([kind, true]);
  }
});
