import { features } from '../content/chapters/features.ts';
import { fairSupplies } from '../content/fair/supplies.ts';
import { hexNames } from '../county.ts';
import type { Frame, FrameKind } from '../flow.ts';
import { isTurned } from '../rules/fair/arrows.ts';
import { hasQueen, requireFair } from '../rules/fair/fair.ts';
import { nestAt } from '../rules/fair/nests.ts';
import { allTokens } from '../rules/order/fair-hester.ts';
import { type FairState, items, unknownHex } from '../state/fair.ts';
import { fairSeat, hesterSeat } from '../state/players.ts';
import { type HarrowState, playerOf } from '../state.ts';

/** Frames of games with the Fair Folk. */
export const fairFrames: readonly FrameKind[] = [
  ...(['stow', 'fair', 'arrow', 'guess', 'visit', 'bargain', 'redeem', 'fairEnd'] as const),
];

/** Frames that come up in the turns of others. */
export const fairAnyTime: readonly FrameKind[] = ['stow', 'arrow', 'guess', 'redeem', 'visit', 'bargain'];

/** HC-FAIR-41, HC-FVH-6: who can be on a nest, or keeps offers. */
function takerProblem(s: HarrowState, { kind, seat }: Frame): string | undefined {
  if (seat === fairSeat) return `${kind} is nothing the Fair Folk play`;
  const isAutomatic = s.solo !== undefined && seat < hesterSeat;
  if (kind === 'redeem' && !isAutomatic) return 'only an automatic faction uses its offers at once';
  if (isAutomatic && s.solo?.active !== seat) return 'only the active faction takes offers (solo.active)';
  return isAutomatic || seat === s.active ? undefined : 'offers are taken in the own turn';
}

function nestProblem(s: HarrowState, frame: Frame): string | undefined {
  const fair = requireFair(s);
  if (frame.kind === 'visit' && frame.hexes.some((hex) => !nestAt(fair, hex)?.offer)) {
    return 'hexes are those of nests with an offer (fair.nests)';
  }
  return undefined;
}

/** Why a frame cannot be there in this game of the Fair Folk, or without them. */
export function fairProblem(s: HarrowState, frame: Frame): string | undefined {
  const { kind, seat } = frame;
  if (!fairFrames.includes(kind)) return undefined;
  if (!features[s.config.mode].fair) return `${s.config.mode} has no ${kind}`;
  const { places } = requireFair(s);
  if (kind === 'stow') {
    if (playerOf(s, seat) !== s.config.hider) return 'the items are hidden by the hider of the set-up (hider)';
    return places.length === items.length ? 'all items are hidden (fair.places)' : undefined;
  }
  if (kind === 'visit' || kind === 'bargain' || kind === 'redeem')
    return takerProblem(s, frame) ?? nestProblem(s, frame);
  if (seat !== fairSeat) return `${kind} belongs to the Fair Folk`;
  if ((kind === 'fair' || kind === 'fairEnd') && s.active !== fairSeat) return 'it is not the turn of the Fair Folk';
  const isSeeking = kind === 'arrow' || kind === 'guess';
  if (isSeeking && hasQueen(s)) return 'everything has been found (fair.found)';
  if (isSeeking && places.length < items.length) return 'the items are not hidden yet (fair.places)';
  return undefined;
}

/** HC-FAIR-26: an arrow that lies otherwise than those who know have left it; all of them tell of the item sought now. */
function wrongArrows({ arrows, places, found }: FairState): string[] {
  const place = places[found] ?? unknownHex;
  if (place === unknownHex) return [];
  const wrong = arrows.filter(({ hex, way, turned }) => isTurned(hex, way, place) !== turned);
  return wrong.map(({ hex, way, turned }) => {
    const lies = `${hexNames[hex]}>${way}${turned ? ' turned' : ''}`;
    return `fair.arrows: with the ${items[found]} at ${hexNames[place]}, ${lies} ${turned ? 'is not' : 'is'} turned`;
  });
}

/** HC-FVH-4: tokens that are not in the bag, or not so many of them. */
function strayTokens(s: HarrowState, { turnBag }: FairState): string[] {
  const all = s.solo ? allTokens(s) : [];
  const count = (list: readonly string[], token: string) => list.filter((each) => each === token).length;
  const stray = turnBag.find((token) => count(turnBag, token) > count(all, token));
  return stray === undefined ? [] : [`fair.turnBag: ${count(turnBag, stray)} ${stray}, of ${count(all, stray)}`];
}

/** What the Fair Folk cannot have before them, the most telling first. */
export function strayFair(s: HarrowState): string[] {
  const { fair } = s;
  if (fair === undefined) return [];
  const { nests, ready, fields, found, crept } = fair;
  const out: string[] = [];
  const all = nests.length + ready.length;
  if (all > fairSupplies.nests) out.push(`fair.nests: ${all} with those ready, only ${fairSupplies.nests} exist`);
  if (ready.length > fairSupplies.ready)
    out.push(`fair.ready: ${ready.length}, at most ${fairSupplies.ready} are ready`);
  // HC-FAIR-6, 34: one to begin with, and one for the crown
  const most = found > items.indexOf('crown') ? 2 : 1;
  const marked = fields.filter(Boolean).length;
  if (marked > most) out.push(`fair.fields: ${marked} search cubes, with ${found} items found at most ${most}`);
  if (crept.length > 0 && !s.hester) out.push('fair.crept: Hester does not play');
  out.push(...wrongArrows(fair), ...strayTokens(s, fair));
  return out;
}
