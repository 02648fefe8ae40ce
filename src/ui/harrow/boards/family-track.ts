import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { tokenSpot } from '../../../session/harrow/spots.ts';
import { at, h } from '../../dom.ts';
import { type Twin, Twins } from '../../twins.ts';
import type { FamilyTrack } from './board-view.ts';
import {
  armedExplained,
  bagExplained,
  drawnExplained,
  returnChoice,
  tokenChoice,
  trackExplained,
  trackSpaceExplained,
} from './explanations.ts';
import type { BoardPlaces } from './faction-board-places.ts';
import { drawnArea, trackSlot } from './faction-sheet-places.ts';
import { returningOf, sortingOf } from './sorting.ts';
import { type TokenGroup, tokenRow } from './token-row.ts';
import { zone } from './zone.ts';

/** What is said of a token of the turn while it can be chosen: it is asked about, or it goes back into the bag. */
function tokenName(
  app: HarrowApp,
  { picking }: FamilyTrack,
): ((group: TokenGroup) => { readonly name: string; readonly pressed?: boolean }) | undefined {
  const sorting = sortingOf(app);
  const returning = returningOf(app);
  if (picking === 'sort' && sorting && app.interaction) {
    return ({ token, centres }) => ({
      name: tokenChoice(token, centres.length),
      pressed: token === sorting.token,
    });
  }
  if (picking === 'return' && returning && returning.offered.length > 0) {
    return ({ token }) => ({ name: returnChoice(token) });
  }
  return undefined;
}

function tokenTwins(app: HarrowApp, track: FamilyTrack, places: BoardPlaces): Twin[] {
  const saying = tokenName(app, track);
  if (!saying) return [];
  const [x, , w] = drawnArea(places, track);
  const { y, r } = places.track.tokens;
  return tokenRow(track.drawn, w, r).map((group): Twin => {
    const { name, pressed } = saying(group);
    return {
      spot: tokenSpot(group.token),
      control: `token-${group.token}`,
      place: [x + group.x, y - 22, group.w, 44],
      name,
      look: 'token-choice',
      more: {
        title: name,
        'data-token': group.token,
        'aria-pressed': pressed === undefined ? undefined : String(pressed),
      },
    };
  });
}

const headings = {
  sort: ['boards:track.toSort', 'boards:track.tapOne'],
  return: ['boards:track.toReturn', 'boards:track.tapOne'],
  none: ['boards:track.drawn', 'boards:track.thisTurn'],
} as const;

export function trackZones(app: HarrowApp, track: FamilyTrack, places: BoardPlaces): VNode[] {
  const { band, bagArea, contents, drawn, r } = places.track;
  const width = places.size[0];
  const area = drawnArea(places, track);
  const [heading, what] = headings[track.picking ?? 'none'];
  return [
    zone('track', [band[0], band[1], bagArea[0] - band[0], band[3]], width, trackExplained(track), { stop: true }),
    ...track.spaces.map((space, i) => {
      const [sx, sy] = trackSlot(places, i);
      return zone(`track-${i}`, [sx - r, sy - r, 2 * r, 2 * r], width, trackSpaceExplained(space));
    }),
    zone('bag', bagArea, width, bagExplained(track), { stop: true }),
    ...(area === drawn
      ? [
          h(
            'div',
            { class: 'contents', style: at(contents) },
            h('h3', {}, t('boards:track.inBag')),
            track.bag === undefined && h('p', {}, t('boards:track.closed')),
          ),
          zone('contents', contents, width, bagExplained(track)),
        ]
      : []),
    zone(
      'drawn',
      area,
      width,
      drawnExplained(track),
      { class: area === drawn ? 'drawn' : 'drawn wide' },
      h('h3', {}, t(heading), h('em', {}, ` ${t(what)}`)),
      ...(track.drawn.some((n) => n > 0) ? [] : [h('p', {}, t('boards:track.none'))]),
    ),
    h(Twins, { app, twins: tokenTwins(app, track, places) }),
    ...(track.armed.length > 0
      ? [zone('armed', places.advanced.armed, width, armedExplained(track), { stop: true })]
      : []),
  ];
}
