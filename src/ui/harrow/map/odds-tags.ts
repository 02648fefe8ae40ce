import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { opponent } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type Outlook, outlooksOf } from '../../../session/harrow/outlook.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import type { Shares } from '../../../session/harrow/shares.ts';
import { h } from '../../dom.ts';
import { percentIn } from '../battle/percents.ts';
import { place } from '../words/terms.ts';
import { shownAt } from './hex-places.ts';

/** The attacks that can be chosen now: those of the hex that is picked up, else of all. */
function outlooks(app: HarrowApp): Outlook[] {
  const s = app.match?.session.state;
  const { interaction } = app;
  if (!s || !interaction || interaction.attacks.length === 0) return [];
  const { from } = interaction.selection;
  const own = interaction.attacks.filter((attack) => attack.from === from);
  return outlooksOf(s, own.length > 0 ? own : interaction.attacks);
}

const parts = ['success', 'clash', 'nothing'] as const satisfies readonly (keyof Shares)[];

/** All that may come of it, side by side. */
function sharesBar(outlook: Shares): VNode {
  return h(
    'span',
    { class: 'odds-bar', 'aria-hidden': 'true' },
    parts.map((part) => h('i', { class: part, style: `flex-grow:${Math.round(outlook[part] * 100)}` })),
  );
}

function tag(app: HarrowApp, best: Outlook): VNode {
  const { x, y } = shownAt(app, best.attack.to);
  const side = app.stage.layout.map.hexSide * app.view.scale;
  const { language } = app.settings;
  return h(
    'span',
    {
      class: 'odds-tag',
      style: `left:${x}px;top:${y - side * 0.84}px`,
      key: `${best.attack.to}-${best.attack.on ?? ''}`,
    },
    h('b', {}, percentIn(language)(best.success)),
    sharesBar(best),
  );
}

/** On each enemy that can be attacked: how likely the best attack on it succeeds, and what else may come of it. */
export function oddsTags(app: HarrowApp): VNode | undefined {
  const s = app.match?.session.state;
  const all = outlooks(app);
  if (!s || all.length === 0) return undefined;
  const best = all.filter((one, i) => all.findIndex(({ attack }) => attack.to === one.attack.to) === i);
  // A clash is with the other faction: Hester's fires and she herself answer no blow.
  const seat = app.interaction?.seat ?? 0;
  const sides = `of-${seatClass(s, seat)} on-${seatClass(s, opponent(seat))}`;
  return h(
    'div',
    { class: `odds-tags ${sides}`, 'aria-hidden': 'true' },
    best.map((one) => tag(app, one)),
  );
}

/** What the attacks on a hex would come to, a line for each hex they can come from. */
export function oddsLines(app: HarrowApp, hex: Hex): string[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const percent = percentIn(app.settings.language);
  return outlooks(app)
    .filter(({ attack }) => attack.to === hex)
    .map(({ attack: { from, on }, success, clash, nothing }) =>
      t(on ? 'battle:outlook.siege' : 'battle:outlook.attack', {
        from: place(s.config.map, from, 'From'),
        success: percent(success),
        clash: percent(clash),
        nothing: percent(nothing),
      }),
    );
}
