import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { nestAt } from '../../../engine/games/harrow/rules/fair/nests.ts';
import { dollAt } from '../../../engine/games/harrow/rules/kammi/dolls.ts';
import { moneyAt } from '../../../engine/games/harrow/rules/kammi/money.ts';
import { movementCost } from '../../../engine/games/harrow/rules/movement.ts';
import { hasStorm } from '../../../engine/games/harrow/rules/terrain.ts';
import type { Root } from '../../../engine/games/harrow/state/hester.ts';
import type { Doll } from '../../../engine/games/harrow/state/kammi.ts';
import { tokenKinds } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { offerAt } from '../../../session/harrow/interaction/spot-offers.ts';
import { tokensAt } from '../../../session/harrow/kammi.ts';
import { itemPlaces, searchedPart } from '../../../session/harrow/search.ts';
import { hexSpot } from '../../../session/harrow/spots.ts';
import { offerName } from './fair-terms.ts';
import { tokenTip } from './kammi-terms.ts';
import { playerName } from './seats.ts';
import { factionName, place, terrainName, tokenName } from './terms.ts';
import { byFaction } from './turn-log.ts';

/** The hex and who stands there, in one line; what it costs to enter only where that is shown. */
export function hexTitle(app: HarrowApp, hex: Hex): string {
  const s = app.match?.session.state;
  return s ? [...thingsOn(s, hex), ...shownPrice(app, hex)].join(', ') : '';
}

/** What Hester has on a hex: snakes, herself, flames, roots, a cube. */
function hesterThings({ hester }: HarrowState, hex: Hex): string[] {
  if (!hester) return [];
  const lines: string[] = [];
  const snakes = sum(hester.infected.map((own) => own[hex]));
  if (snakes > 0) lines.push(t('map:tip.infected', { count: snakes }));
  if (hester.hex === hex) lines.push(playerName('hester'), ...(hester.nailed ? [t('map:tip.hesterNailed')] : []));
  if (hester.flames[hex] > 0) lines.push(t('map:tip.fire', { count: hester.flames[hex] }));
  const touches = ({ from, to }: Root) => from === hex || to === hex;
  if (hester.roots.some(touches) || hester.oldRoots.some(touches)) lines.push(t('map:tip.root'));
  const laid = hester.sacrifices[hex];
  if (laid > 0) lines.push(t('map:tip.sacrifice', { terrain: terrainName(terrains[laid - 1]) }));
  return lines;
}

/** What Kammi's game lays on a hex: a doll, whose face only those who may know are told, and blood money. */
function kammiThings(s: HarrowState, hex: Hex): string[] {
  const doll = dollAt(s, hex);
  const money = moneyAt(s, hex);
  return [
    ...(doll ? [t(`map:tip.${dollText(doll)}`)] : []),
    ...(money > 0 ? [t('map:tip.money', { count: money })] : []),
  ];
}

function dollText({ up, face }: Doll): 'dollUp' | 'dollReal' | 'dollDecoy' | 'doll' {
  if (up) return 'dollUp';
  return face === 'hidden' ? 'doll' : face === 'real' ? 'dollReal' : 'dollDecoy';
}

/** What the Fair Folk have on a hex, and whether what they seek can be there. */
function fairThings(s: HarrowState, hex: Hex): string[] {
  const { fair } = s;
  if (!fair) return [];
  const nest = nestAt(fair, hex);
  const { found, known } = itemPlaces(s);
  const named = (key: 'found' | 'secret', all: typeof found): string[] =>
    all.filter((each) => each.hex === hex).map(({ item }) => t(`fair:tip.${key}`, { item: t(`fair:item.${item}`) }));
  const part = searchedPart(s);
  return [
    ...(nest ? [nest.offer ? t('fair:tip.offer', { offer: offerName(nest.offer) }) : t('fair:tip.nest')] : []),
    ...named('found', found),
    ...named('secret', known),
    ...(fair.crosses.includes(hex) ? [t('fair:tip.cross')] : []),
    ...(fair.thorns.some((thorn) => thorn.hex === hex) ? [t('fair:tip.thorn')] : []),
    ...(part && known.length === 0 ? [t(part.has(hex) ? 'fair:tip.possible' : 'fair:tip.impossible')] : []),
  ];
}

/** The price on the badge of a lit hex: points, or Hester's cubes. */
function shownPrice({ interaction }: HarrowApp, hex: Hex): string[] {
  const target = offerAt(interaction, hexSpot(hex)).deeds.find(({ cost }) => cost !== undefined);
  if (target?.cost === undefined) return [];
  return [t(target.action.type === 'creep' ? 'map:tip.cubes' : 'map:tip.cost', { count: target.cost })];
}

/** What a faction pays to enter; the automatic factions pay nothing (HC-SOLO-33). */
function factionsCosts(s: HarrowState, hex: Hex): string[] {
  if (s.solo) return [];
  const costs = s.seats.map((_, seat) => movementCost(s, seat, hex));
  const [first, second] = costs;
  return [
    first === second ? t('map:tip.cost', { count: first }) : t('map:tip.costs', { factions: byFaction(s, costs) }),
  ];
}

/** What lies on a hex and what it costs to enter, line by line. */
export function hexDescription(app: HarrowApp, hex: Hex): string[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const price = shownPrice(app, hex);
  return [...thingsOn(s, hex), ...(price.length > 0 ? price : factionsCosts(s, hex))];
}

/** Who is nailed down on a hex: haints, those of them that are infected, the legend. */
function nailsOn(s: HarrowState, hex: Hex): string[] {
  const lines: string[] = [];
  const here = s.nails.filter((nail) => nail.hex === hex);
  const healthy = here.filter(({ unit, infected }) => unit === 'haint' && !infected).length;
  const infected = here.filter((nail) => nail.infected).length;
  if (healthy > 0) lines.push(t('map:tip.nailHaint', { count: healthy }));
  if (infected > 0) lines.push(t('map:tip.nailInfected', { count: infected }));
  for (const { unit } of here) if (unit !== 'haint') lines.push(t('map:tip.nailLegend'));
  return lines;
}

function thingsOn(s: HarrowState, hex: Hex): string[] {
  const lines = [place(s.config.map, hex)];
  s.seats.forEach(({ faction, haints, home }, seat) => {
    if (home === hex) lines.push(t('map:tip.home', { faction: factionName(faction) }));
    for (const token of tokensAt(s, seat, hex)) lines.push(tokenTip(s, seat, token));
    if (haints[hex] > 0) lines.push(t(`map:tip.haints.${faction}`, { count: haints[hex] }));
  });
  lines.push(...kammiThings(s, hex), ...fairThings(s, hex));
  lines.push(...hesterThings(s, hex));
  if (hasStorm(s, hex)) lines.push(t('map:tip.storm'));
  if (s.paths[hex] > 0) lines.push(t('map:tip.paths', { count: s.paths[hex] }));
  if (s.townsfolk[hex] > 0) lines.push(t('map:tip.townsfolk', { count: s.townsfolk[hex] }));
  if (s.buildings[hex] > 0) lines.push(t('map:tip.building'));
  if (s.redCubes[hex] > 0) lines.push(t('map:tip.redCube'));
  lines.push(...nailsOn(s, hex));
  if (s.goads.includes(hex)) lines.push(t('map:tip.goad'));
  if (s.flow.some((frame) => frame.kind === 'attack' && frame.rage === hex)) lines.push(t('map:tip.rage'));
  tokenKinds.forEach((token, kind) => {
    const count = s.tokens[hex * tokenKinds.length + kind];
    if (count > 0) lines.push(t('map:tip.token', { token: tokenName(token), count }));
  });
  return lines;
}
