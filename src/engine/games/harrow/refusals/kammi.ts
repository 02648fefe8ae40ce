import type { Seat } from '../../../kernel/game.ts';
import type { EffectFrame } from '../content/effect.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import type { EffectId } from '../flow.ts';
import { dollAt, hasRoomForDoll } from '../rules/kammi/dolls.ts';
import { goblinHex, selfHex } from '../rules/kammi/kammi.ts';
import { looseLegends } from '../rules/nails.ts';
import { hasFire, isHesterAt, legendsAt } from '../rules/occupancy.ts';
import { closerTo } from '../rules/shift.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { type By, holderOf, under } from './pieces.ts';
import type { Reasons } from './reasons.ts';

const setUp = under('HC-KAM-7');
const setUpDolls = under('HC-KAM-9');
const grid = under('HC-TRK-35');
const follow = under('HC-TRK-35');
const carry = under('HC-DOLL-1');
const rearrange = under('HC-KAM-32');
const trickster = under('HC-GBL-1');
const brute = under('HC-GBL-3');

/** Why no legend of anybody's can be picked up there. */
export function whyNoLegend(s: HarrowState, seat: Seat | undefined, hex: Hex, by: By): Refusal {
  const owners = seat === undefined ? s.seats.map((_, owner) => owner) : [seat];
  const there = owners.filter((owner) => legendsAt(s, owner, hex) > 0);
  if (there.length === 0 && !(seat === undefined && isHesterAt(s, hex))) return by('legendOnly');
  const isLoose = there.some((owner) => looseLegends(s, owner).some((each) => each.hex === hex));
  if (there.length > 0 && !isLoose) return refuse('nailed');
  return by('noWayOut');
}

/** How far the hex is from the goblin; `undefined` within reach. */
export function whyFarFromGoblin(s: HarrowState, hex: Hex, least: number, most: number, by: By): Refusal | undefined {
  const goblin = goblinHex(s);
  const away = goblin === undefined ? most + 1 : distance(hex, goblin);
  return away < least || away > most ? by('farFromGoblin', { distance: away, range: most }) : undefined;
}

function whyNoDoll(s: HarrowState, hex: Hex, by: By): Refusal | undefined {
  return dollAt(s, hex) === undefined ? by('noDollThere') : undefined;
}

/** Why the doll does not go there, closer to Kammi (HC-TRK-35). */
function whyNotPulled(s: HarrowState, from: Hex, to: Hex): Refusal {
  const herself = selfHex(s);
  if (distance(from, to) !== 1) return grid('notAdjacent');
  if (herself === undefined || !closerTo(herself)(from, to)) return grid('notCloserToKammi');
  if (!hasRoomForDoll(s, to)) return refuse('dollThere');
  return hasFire(s, to) ? grid('fireThere') : refuse('notNow');
}

const isHome = (s: HarrowState, { seat }: EffectFrame, hex: Hex): boolean => s.seats[seat].home === hex;

/** Whatever is played step by step around Kammi; grid and cards in play have buttons. */
export const kammiReasons: Readonly<Partial<Record<EffectId, Reasons>>> = {
  kammi_set_up: {
    rule: 'HC-KAM-7',
    pick: (s, frame, hex) =>
      frame.step === 4 && !isHome(s, frame, hex) ? setUp('setUpFromHome') : setUp('behindHome'),
    aim: (s, { seat }, _from, to) => (legendsAt(s, seat, to) > 0 ? whyNotEnter(s, seat, to) : setUp('besideLegends')),
  },
  doll_set_up: {
    rule: 'HC-KAM-9',
    pick: (_s, { step }) => setUpDolls(step === 1 ? 'behindHome' : 'setUpFromHome'),
    aim: (s, { seat }, _from, to) => (dollAt(s, to) ? whyNotEnter(s, seat, to) : setUpDolls('besideDolls')),
  },
  kammi_grid: { rule: 'HC-KAM-20' },
  replay_track: { rule: 'HC-TRK-34' },
  grid_track: {
    rule: 'HC-TRK-35',
    pick: (s, { step }, hex) => (step === 2 ? (whyNoDoll(s, hex, grid) ?? grid('notCloserToKammi')) : undefined),
    aim: (s, _frame, from, to) => whyNotPulled(s, from, to),
  },
  follow_doll: {
    rule: 'HC-TRK-35',
    pick: (s, { seat }, hex) => follow(holderOf(s, hex) === seat ? 'followsDoll' : 'noUnitThere'),
    aim: () => follow('followsDoll'),
  },
  carry_doll: {
    rule: 'HC-DOLL-1',
    pick: (s, _frame, hex) => whyNoDoll(s, hex, carry) ?? carry('dollFollows'),
    aim: () => carry('dollFollows'),
  },
  rearrange_dolls: {
    rule: 'HC-KAM-32',
    pick: (s, _frame, hex) => whyNoDoll(s, hex, rearrange) ?? refuse('dollWithKammi'),
  },
  goblin_trickster: {
    rule: 'HC-GBL-1',
    pick: (s, _frame, hex) => whyNoDoll(s, hex, trickster) ?? whyFarFromGoblin(s, hex, 1, 1, trickster),
    aim: () => trickster('dollFollows'),
  },
  goblin_slanderer: { rule: 'HC-GBL-2', pick: () => under('HC-GBL-2')('noHaintThere') },
  goblin_brute: {
    rule: 'HC-GBL-3',
    pick(s, frame, hex) {
      const why = whyNoLegend(s, undefined, hex, brute);
      const isOpen = neighbours[hex].some((to) => s.seats.some((_, owner) => !whyNotEnter(s, owner, to)));
      return why.key === 'noWayOut' && isOpen && frame.marks.length > 0 ? brute('movedAlready') : why;
    },
    aim(s, _frame, from, to) {
      const owner = s.seats.findIndex((_, seat) => legendsAt(s, seat, from) > 0);
      if (distance(from, to) !== 1) return brute('notAdjacent');
      return owner < 0 ? refuse('notNow') : whyNotEnter(s, owner, to);
    },
  },
};
