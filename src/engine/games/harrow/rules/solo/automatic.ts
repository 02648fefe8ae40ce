import type { Seat } from '../../../../kernel/game.ts';
import type { Emit, HarrowAction, HarrowActionDef } from '../../action.ts';
import { attack } from '../../actions/attack.ts';
import { clash } from '../../actions/clash.ts';
import { push } from '../../actions/push.ts';
import { reap } from '../../actions/reap.ts';
import { strike } from '../../actions/strike.ts';
import { spoonReset } from '../../content/hester/spoon-reset.ts';
import { hasVariant } from '../../content/variants.ts';
import type { Frame } from '../../flow.ts';
import type { HarrowState } from '../../state.ts';
import { canStrike } from '../attack.ts';
import { returnPair } from '../hester/siege.ts';
import { soloAttacks } from './attack.ts';
import { isAutomatic } from './solo.ts';

/** HC-SOLO-44: pushes and which haint dies are the player's to choose, as long as there is a choice. */
function hitWithoutChoice(s: HarrowState, seat: Seat, def: HarrowActionDef, emit: Emit): boolean {
  const options: HarrowAction[] = [];
  def.options(s, options);
  const [option, ...others] = options;
  if (others.length > 0 || (option?.type !== 'push' && option?.type !== 'reap')) return false;
  emit({ type: 'soloForced', seat, what: option.type, hex: option.hex });
  def.apply(s, option, emit);
  return true;
}

/**
 * HC-SOLO-44, HC-OQ-41: what the automatic sides do unasked: the only attack, push or haint there is, and every kill they
 * can pay for.
 */
export function actAlone(s: HarrowState, frame: Frame, emit: Emit): boolean {
  if (!isAutomatic(s, frame.seat)) return false;
  switch (frame.kind) {
    case 'attack': {
      if (!frame.attack) return false;
      const [option, ...others] = soloAttacks(s, frame.seat).options;
      if (others.length > 0) return false;
      // HC-SOLO-40: with nothing in range nothing is attacked
      if (option === undefined) s.flow.pop();
      else attack.apply(s, option, emit);
      return true;
    }
    case 'strike':
      if (!canStrike(s, frame.seat, frame.to, frame.on)) return false;
      strike.apply(s, { type: 'strike' }, emit);
      return true;
    case 'push':
      return hitWithoutChoice(s, frame.seat, push, emit);
    case 'reap':
      return hitWithoutChoice(s, frame.seat, reap, emit);
    case 'clash':
      clash.apply(s, { type: 'clash' }, emit);
      return true;
    case 'effect':
      if (frame.by !== 'spoon_reset') return false;
      // HC-SOLO-45, HC-OQ-39: Hester has been killed; two flames go back to her board and the spoon to 1
      if (!hasVariant(s, 'no_solace')) returnPair(s, 'killed', emit);
      spoonReset.apply(s, frame, { type: 'choose', option: 'one' }, emit);
      return true;
    default:
      return false;
  }
}
