import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { placeSpot as middleOf, stumpReach, type Wood } from '../../../app/root/wood-places.ts';
import type { Rect } from '../../../app/stage.ts';
import { freeSlots, kindsOf } from '../../../engine/games/root/rules/pieces.ts';
import { rulerOf } from '../../../engine/games/root/rules/rule.ts';
import { type Clearing, isForest, type Place } from '../../../engine/games/root/state/places.ts';
import { countAt, mapOf, type RootState } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { foeSpot, placeSpot } from '../../../session/root/spots.ts';
import { h } from '../../dom.ts';
import { type Twin, Twins } from '../../twins.ts';
import { countedName, placeName, seatName } from '../words/names.ts';

/** Everything that stands in a clearing, in words. */
function contents(s: RootState, at: Clearing): string[] {
  const ruler = rulerOf(s, at);
  const pieces = s.sides.flatMap((side, seat) => {
    const own = kindsOf(side).all.flatMap((piece) => {
      const count = countAt(side, piece, at);
      return count > 0 ? [countedName(piece, count)] : [];
    });
    if (side.pawn === at && 'character' in side.own && side.own.character) {
      own.push(t('place.pawn', { character: t(`character.${side.own.character}`) }));
    }
    return own.length > 0 ? [t('place.pieces', { seat: seatName(s, seat), pieces: own.join(', ') })] : [];
  });
  return [
    ruler === undefined ? t('place.unruled') : t('place.ruled', { seat: seatName(s, ruler) }),
    ...pieces,
    ...(s.ruins.some((ruin) => ruin.at === at) ? [t('place.ruin')] : []),
    t('place.slots', { count: freeSlots(s, at) }),
  ];
}

/** The name of a place, with everything in it. */
export function placeTitle(s: RootState, place: Place): string {
  return isForest(place) ? placeName(s, place) : [placeName(s, place), ...contents(s, place)].join('; ');
}

function boxOf(wood: Wood, place: Place): Rect {
  const [x, y] = middleOf(wood, place);
  const [rx, ry] = isForest(place) ? [stumpReach, stumpReach] : [wood.rx + 6, wood.ry + 6];
  return [x - rx, y - ry, 2 * rx, 2 * ry];
}

/** Enemies of a clearing that can be attacked each have a tag over it. */
function foes(app: RootApp, s: RootState, wood: Wood): Twin[] {
  const { interaction } = app;
  if (!interaction) return [];
  const out: Twin[] = [];
  for (let at = 0; at < mapOf(s).suits.length; at++) {
    const open = s.sides.flatMap((_, seat) => (interaction.spots.has(foeSpot(at, seat)) ? [seat] : []));
    const [x, y] = middleOf(wood, at);
    open.forEach((seat, i) => {
      const name = `${t('prompt.foe', { seat: seatName(s, seat) })}; ${placeName(s, at)}`;
      out.push({
        spot: foeSpot(at, seat),
        control: `foe-${at}-${seat}`,
        place: [x + (i - open.length / 2) * 46 + 1, y - wood.ry - 20, 44, 44],
        name,
        look: `foe ${s.sides[seat].faction}${interaction.held.path.includes(foeSpot(at, seat)) ? ' held' : ''}`,
        words: h('img', { src: `art/root/sign-${s.sides[seat].faction}.svg`, alt: '', draggable: false }),
        more: { title: name },
      });
    });
  }
  return out;
}

/** The buttons over the wood: every clearing, the forests where they matter, and whoever can be attacked. */
export function woodTwins(app: RootApp, s: RootState): VNode {
  const { wood } = app.stage.layout.table;
  const { interaction } = app;
  const twinOf = (place: Place): Twin => {
    const spot = placeSpot(place);
    const isOffered = interaction?.spots.has(spot) ?? false;
    const name = placeTitle(s, place);
    return {
      spot,
      control: `place-${place}`,
      place: boxOf(wood, place),
      name,
      look: `place${isOffered ? ' offered' : ''}`,
      isPassed: !isOffered,
      more: { title: name },
    };
  };
  const forests = mapOf(s).forests.filter((place) => interaction?.spots.has(placeSpot(place)));
  const places = [...mapOf(s).suits.keys(), ...forests].map(twinOf);
  return h(
    'section',
    { class: 'wood', 'aria-label': t('table.map'), key: 'wood' },
    h(Twins, { app, twins: [...places, ...foes(app, s, wood)] }),
  );
}
