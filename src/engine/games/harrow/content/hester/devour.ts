import type { Seat } from '../../../../kernel/game.ts';
import type { Emit, HarrowAction } from '../../action.ts';
import { hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { fillSquare, hasRoomOn, leaveMap, requireHester } from '../../rules/hester/hester.ts';
import { abilities, type HarrowState, hesterSeat, type SeatState, type TokenKind, tokenKinds } from '../../state.ts';
import { features } from '../chapters/features.ts';
import { close, type Effect } from '../effect.ts';

type Morsel = TokenKind | 'wild';

/** HC-EAT-1, 2: the legend Hester shares a hex with, if its side of her board has an empty square. */
function victimOf(s: HarrowState): Seat | undefined {
  const hester = requireHester(s);
  const seat = s.seats.findIndex((own) => own.legendHex === hester.hex);
  return seat >= 0 && hasRoomOn(hester, seat) ? seat : undefined;
}

/** HC-EAT-3: tokens collected on a row, on the track, on the board or in the bag; never a printed or an upgrade token. */
function morsels(s: HarrowState, own: SeatState): string[] {
  // HC-OQ-38: in the solo game the trophy comes from the box
  if (features[s.config.mode].solo) return tokenKinds.filter((_, i) => s.box[i] > 0);
  const options: string[] = [];
  abilities.forEach((ability, i) => {
    if (own.rows[i] > 0) options.push(ability);
    if (own.bag[i] > 0) options.push(`bag_${ability}`);
    if (own.board.includes(ability)) options.push(`board_${ability}`);
  });
  if (own.scrolls > 0) options.push('scroll');
  if (own.wild > 0) options.push('wild');
  return options;
}

function takeMorsel(s: HarrowState, seat: Seat, option: string): Morsel {
  const own = s.seats[seat];
  const [place, inPlace] = option.split('_');
  const morsel = (inPlace ?? place) as Morsel;
  if (features[s.config.mode].solo) {
    s.box[tokenKinds.indexOf(morsel as TokenKind)]--;
    return morsel;
  }
  if (morsel === 'wild') own.wild--;
  else if (morsel === 'scroll') own.scrolls--;
  else if (place === 'bag') own.bag[abilities.indexOf(morsel)]--;
  else if (place === 'board') own.board.splice(own.board.lastIndexOf(morsel), 1);
  else own.rows[abilities.indexOf(morsel)]--;
  return morsel;
}

/** HC-OQ-33: with the scroll a path token goes back on its space, from possessions or else from the map; which one, no longer matters once she has won. */
function returnPath(s: HarrowState, seat: Seat): void {
  const own = s.seats[seat];
  if (own.faction !== 'protectors' || own.track !== 'a') return;
  if (own.pathsLeft > 0) own.pathsLeft--;
  else if (s.result) s.paths[s.paths.findIndex((n) => n > 0)]--;
  else s.flow.push(effectFrame(seat, 'devour', 0, 2));
}

function eat(s: HarrowState, option: string, emit: Emit): void {
  const hester = requireHester(s);
  const victim = victimOf(s);
  if (victim === undefined || hester.hex === undefined) throw new Error('no legend is there to be devoured');
  const { hex } = hester;
  const token = takeMorsel(s, victim, option);
  emit({ type: 'devoured', victim, token });
  leaveMap(hester);
  emit({ type: 'hesterLeft', hex, why: 'fed' });
  fillSquare(s, victim, token, emit);
  if (token === 'scroll' && !features[s.config.mode].solo) returnPath(s, victim);
}

/** HC-EAT-1 to 4: step 1 is Hester's meal, step 2 the path token that leaves the map with a scroll. */
export const devour: Effect = {
  options(s, { step }, out: HarrowAction[]) {
    if (step === 2) {
      for (let hex = 0; hex < hexCount; hex++) if (s.paths[hex] > 0) out.push({ type: 'take', what: 'path', hex });
      return;
    }
    const victim = victimOf(s);
    if (victim === undefined) return;
    for (const option of morsels(s, s.seats[victim])) out.push({ type: 'choose', option });
  },
  apply(s, { seat }, action, emit) {
    close(s);
    if (action.type === 'choose') eat(s, action.option, emit);
    if (action.type !== 'take') return;
    s.paths[action.hex]--;
    emit({ type: 'pathTaken', seat, hex: action.hex });
  },
  mayStop: (_s, { step }) => step === 1,
  asks: (_s, { step }) => String(step),
  skips: () => true,
};

/** Opens the meal if there is one. */
export function offerMeal(s: HarrowState): void {
  if (victimOf(s) !== undefined) s.flow.push(effectFrame(hesterSeat, 'devour'));
}
