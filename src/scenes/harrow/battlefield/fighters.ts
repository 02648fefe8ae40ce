import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { rageUnits } from '../../../engine/games/harrow/rules/attack.ts';
import { infectedAt } from '../../../engine/games/harrow/rules/hester/infection.ts';
import { heldHaints, nailsUnder } from '../../../engine/games/harrow/rules/nails.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { Fight } from '../../../session/harrow/fight.ts';
import { couldBe, lookOf, openlyOn, tokensAt } from '../../../session/harrow/kammi.ts';
import { factionsOf } from '../../../session/harrow/seats.ts';
import { fighterPlaces, fighterSide, fightersOf, sideRect } from '../../../ui/harrow/battle/fighter-places.ts';
import type { Need } from '../../stage-scene.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { drawFair, fairNeeds } from './fair-side.ts';
import {
  drawCount,
  drawHex,
  drawLines,
  drawPanel,
  drawPiecePortrait,
  type Fighter,
  hexNeeds,
  type Parent,
  writeUnits,
} from './fighter-parts.ts';
import { drawHester, hesterNeeds } from './hester-side.ts';

/** The standee beside haints of scale 1, and the haint in a portrait of scale 1. */
const standeeShare = 0.79;
const portraitHaint = 1.66;
/** The nail and the rage token beside haints of scale 1. */
const nailShare = 0.75;
const rageShare = 1.1;
const rageHeight = 44;

export function fighterNeeds(layout: Layout, s: HarrowState): Need[] {
  const { portrait, units } = fighterPlaces[layout.id];
  const [, , w, h] = layout.battle.attacker;
  return [
    [`panel-${w}x${h}`],
    ...legendLooks(s).flatMap((look): Need[] => [
      [`portrait-${look.replace(/-\d$/, '')}`, portrait[2]],
      [`standee-${look}`, units.scale * standeeShare],
    ]),
    ...factionsOf(s).flatMap((id): Need[] => [
      [`haint-${id}`, units.scale],
      [`haint-${id}`, portrait[2] * portraitHaint],
    ]),
    ['nail', units.scale * nailShare],
    ['rage', units.scale * rageShare],
    ...hexNeeds(layout, s),
    ...(s.hester ? hesterNeeds(layout, s) : []),
    ...(s.fair ? fairNeeds(layout) : []),
  ];
}

/** Every look a legend of this game can have: Kammi's two hide under hoods with their numbers (HC-KAM-50). */
function legendLooks(s: HarrowState): readonly string[] {
  const hoods = s.kammi ? ['hidden-1', 'hidden-2'] : [];
  return [...s.seats.flatMap((_, seat) => couldBe(s, seat)), ...hoods];
}

/** Draws who fights, or who asks the tree, into the container. The panels without a fighter hold words. */
export function drawFighters(scene: HarrowScene, s: HarrowState, fight: Fight, parent: Parent): Fighter[] {
  const { battle } = scene.layout;
  parent.removeAll(true);
  for (const side of ['left', 'right'] as const) drawPanel(scene, sideRect(battle, side), parent);
  return fightersOf(fight).map((seat) => {
    const rect = sideRect(battle, fighterSide(fight, seat));
    const fighter = drawSide(scene, s, fight, seat, rect, parent);
    // Whoever only asks the tree needs no number of units.
    if (fight.kind === 'attack') writeUnits(fighter);
    return fighter;
  });
}

function drawSide(scene: HarrowScene, s: HarrowState, fight: Fight, seat: Seat, rect: Rect, parent: Parent): Fighter {
  if (seat === fairSeat && fight.kind === 'bargain') return drawFair(scene, fight, rect, parent);
  if (seat === hesterSeat) return drawHester(scene, s, fight, rect, parent);
  return drawFaction(scene, s, fight, seat, rect, parent);
}

/** The hex a faction fights on, comes to a nest on, or its legend's. */
function groundOf(s: HarrowState, fight: Fight, seat: Seat): Hex {
  if (fight.kind === 'bargain') return fight.hex;
  if (fight.kind !== 'attack') return s.seats[seat].legendHex;
  return seat === fight.attacker ? fight.from : fight.to;
}

/** A faction: portrait, ground, and the pieces in a row. Where rage attacks, it stands for its legend. */
function drawFaction(
  scene: HarrowScene,
  s: HarrowState,
  fight: Fight,
  seat: Seat,
  rect: Rect,
  parent: Parent,
): Fighter {
  const own = s.seats[seat];
  const { faction } = own;
  const { portrait, units } = fighterPlaces[scene.layout.id];
  const [px, py] = rect;
  const hex = groundOf(s, fight, seat);
  const rages = fight.kind === 'attack' && fight.rage && seat === fight.attacker;
  const tokens = tokensAt(s, seat, hex);
  const hasLegend = tokens.length > 0;
  if (hasLegend || rages) {
    const who = openlyOn(s, seat, tokens[0] ?? 'first') ?? 'hidden';
    scene.art(`portrait-${who}`, px + portrait[0], py + portrait[1], portrait[2], parent);
  } else {
    const haint = (x: number, y: number, scale: number) =>
      scene.art(`haint-${faction}`, x, y, scale * portraitHaint, parent);
    drawPiecePortrait(scene, rect, faction, haint, parent);
  }
  drawHex(scene, s, hex, rect, faction, parent);
  drawLines(scene, rect, parent);
  const feet = (place: number) => px + units.x + units.step * place;
  const ground = py + units.y;
  const [leader] = tokens.map((token, i) =>
    scene.art(`standee-${lookOf(s, seat, token)}`, feet(i), ground, units.scale * standeeShare, parent),
  );
  if (rages) scene.art('rage', feet(0), ground - rageHeight * units.scale, units.scale * rageShare, parent);
  const first = tokens.length + (rages ? 1 : 0);
  const infected = infectedAt(s, seat, hex);
  const haints = Array.from({ length: own.haints[hex] }, (_, i) =>
    scene.art(`haint-${faction}${i < infected ? '-infected' : ''}`, feet(i + first), ground, units.scale, parent),
  );
  const nail = (x: number) => scene.art('nail', x, ground + 3, units.scale * nailShare, parent);
  tokens.forEach((token, i) => {
    if (nailsUnder(s, seat, token === 'second' ? 'second' : 'legend', hex) > 0) nail(feet(i));
  });
  const held = [
    ...haints.slice(infected).slice(0, heldHaints(s, seat, hex, false)),
    ...haints.slice(0, infected).slice(0, heldHaints(s, seat, hex, true)),
  ];
  return {
    seat,
    hex,
    leader,
    haints,
    nails: held.map((haint) => ({ image: nail(haint.x), haint })),
    flames: [],
    leads: Math.max(1, tokens.length),
    more: rages ? rageUnits : 0,
    count: drawCount(scene, rect, faction, parent),
  };
}
