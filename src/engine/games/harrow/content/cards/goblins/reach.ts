import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { distance, type Hex, hexCount } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { goblinHex } from '../../../rules/kammi/kammi.ts';
import type { GoblinCardId } from '../../../state/cards.ts';
import type { HarrowState } from '../../../state.ts';
import type { Effect, EffectFrame } from '../../effect.ts';
import type { GoblinCard } from '../card.ts';

/** Hexes so far from the goblin (HC-KAM-42); none for whoever does not know where it is. */
export function hexesAround(s: HarrowState, least: number, most: number): Hex[] {
  const goblin = goblinHex(s);
  const out: Hex[] = [];
  if (goblin === undefined) return out;
  for (let hex = 0; hex < hexCount; hex++) {
    const away = distance(hex, goblin);
    if (away >= least && away <= most) out.push(hex);
  }
  return out;
}

/** A card that is played in steps, and can be as long as its first step offers something. */
export function steppedCard(id: GoblinCardId, rule: string, effect: Effect, left = 0): GoblinCard {
  const frame = (seat: Seat): EffectFrame => effectFrame(seat, id, left);
  return {
    id,
    rule,
    canPlay(s, seat) {
      const out: HarrowAction[] = [];
      effect.options(s, frame(seat), out);
      return out.length > 0;
    },
    play(s, seat) {
      s.flow.push(frame(seat));
    },
    effect,
  };
}
