import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { offerAt, sourcesOf, targetsOf } from '../../../session/harrow/interaction/spot-offers.ts';
import { hexSpot } from '../../../session/harrow/spots.ts';
import { h } from '../../dom.ts';
import { type Twin, Twins } from '../../twins.ts';
import { hexDescription } from '../words/hex-title.ts';
import { twinName } from '../words/twin-name.ts';
import { deedMarks } from './deed-marks.ts';
import { edgeTwins } from './edge-twins.ts';
import { hexUnder, shownAt } from './hex-places.ts';
import { createMapPress } from './map-press.ts';
import { MapPreview } from './map-preview.ts';
import { oddsLines, oddsTags } from './odds-tags.ts';
import { threatLayer, threatLines } from './threat-layer.ts';

/** A button over each hex that can be chosen now. Pointers go through it to the field below, where dragging lives too. */
function hexTwin(app: HarrowApp, hex: Hex): Twin {
  const { x, y } = shownAt(app, hex);
  const side = app.stage.layout.map.hexSide * app.view.scale;
  const spot = hexSpot(hex);
  const { deeds } = offerAt(app.interaction, spot);
  const role = deeds.length > 0 ? 'target' : 'source';
  const isPriced = deeds.some(({ cost }) => cost !== undefined);
  const isFaint = deeds.length > 0 && deeds.every(({ faint }) => faint);
  return {
    spot,
    control: `hex-${hex}`,
    place: [x - side, y - side * 0.866, side * 2, side * 1.732],
    name: [twinName(app, hex), ...oddsLines(app, hex)].join('. '),
    look: `lit-hex ${role}${isPriced ? ' priced' : ''}${isFaint ? ' faint' : ''}`,
    more: { 'data-hex': hex, 'data-role': role },
  };
}

function hexTwins(app: HarrowApp): Twin[] {
  const { interaction } = app;
  const targets = new Set(targetsOf(interaction).map(({ hex }) => hex));
  const sources = sourcesOf(interaction).filter((hex) => !targets.has(hex));
  return [...[...sources, ...targets].map((hex) => hexTwin(app, hex)), ...edgeTwins(app)];
}

/** The words that say what a hex is; nothing while no hex is asked about. */
function hexTip(app: HarrowApp, hex: Hex | undefined): VNode {
  if (hex === undefined) return h('div', { class: 'tip', hidden: true, 'aria-hidden': 'true' });
  const { layout } = app.stage;
  const [sheetX, , sheetWidth] = layout.map.sheet;
  const { x, y } = shownAt(app, hex);
  const side = layout.map.hexSide * app.view.scale;
  const left = Math.min(Math.max(x, sheetX + 110), sheetX + sheetWidth - 110);
  const level = y < layout.height / 2 ? `top:${y + side}px` : `bottom:${layout.height - y + side}px`;
  return h(
    'div',
    { class: 'tip', hidden: false, style: `left:${left}px;${level}`, 'aria-hidden': 'true' },
    [...hexDescription(app, hex), ...oddsLines(app, hex), ...threatLines(app, hex)].map((line, i) =>
      h(i === 0 ? 'strong' : 'p', {}, line),
    ),
  );
}

/** The map's own input: click, tap, drag from piece to target, hover or long press to ask what a hex is. */
export function HexField({ app }: { readonly app: HarrowApp }): VNode {
  const [sx, sy, sw, sh] = app.stage.layout.map.sheet;
  const [asked, ask] = useState<Hex>();
  const press = useMemo(() => createMapPress(app, ask), [app]);
  const field = h('div', {
    class: 'hex-field',
    style: `left:${sx}px;top:${sy}px;width:${sw}px;height:${sh}px`,
    onpointerdown: press,
    onpointermove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) ask(hexUnder(app, event));
    },
    onpointerleave: () => ask(undefined),
  });
  return h(
    'div',
    { class: 'county', role: 'group', 'aria-label': t('map:county') },
    field,
    h(Twins, { app, twins: hexTwins(app) }),
    threatLayer(app),
    deedMarks(app),
    oddsTags(app),
    hexTip(app, asked),
    h(MapPreview, { app }),
  );
}
