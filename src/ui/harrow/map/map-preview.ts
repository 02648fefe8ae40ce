import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useCallback, useContext, useLayoutEffect, useState } from 'preact/hooks';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { previewOf } from '../../../session/harrow/interaction/preview.ts';
import { h } from '../../dom.ts';
import { svg } from '../../parts/svg.ts';
import { hexPlace } from './hex-places.ts';

/** What an action would offer there, or hexes that something is about. */
type Previewable = HarrowAction | readonly Hex[];

interface Previewed {
  readonly by: string;
  readonly what: Previewable;
}

/** Shows something on the map for a control, by its name; without anything, nothing of that control. */
type ShowPreview = (by: string, what: Previewable | undefined) => void;

const isHexes = (what: Previewable): what is readonly Hex[] => Array.isArray(what);

function isSame(a: Previewable, b: Previewable): boolean {
  return a === b || (isHexes(a) && isHexes(b) && a.join() === b.join());
}

const Shown = createContext<Previewed | undefined>(undefined);
const Show = createContext<ShowPreview>(() => undefined);

/** Around the county and the controls that preview their actions on it: one at a time. */
export function PreviewLayer({ children }: { readonly children?: ComponentChildren }): VNode {
  const [shown, setShown] = useState<Previewed>();
  const show = useCallback<ShowPreview>((by, what) => {
    setShown((now) => {
      if (what) return now?.by === by && isSame(now.what, what) ? now : { by, what };
      return now?.by === by ? undefined : now;
    });
  }, []);
  return h(Show.Provider, { value: show }, h(Shown.Provider, { value: shown }, children));
}

export function useShowPreview(): ShowPreview {
  return useContext(Show);
}

/** Previews something for as long as it is there. */
export function usePreview(by: string, what: Previewable | undefined): void {
  const show = useShowPreview();
  useLayoutEffect(() => show(by, what));
  useLayoutEffect(() => () => show(by, undefined), [show, by]);
}

function outline(app: HarrowApp, hex: Hex, kind: 'source' | 'target'): VNode {
  const { layout } = app.stage;
  const { x, y } = hexPlace(layout, hex);
  const { view } = app;
  const side = (layout.map.hexSide - 5) * view.scale;
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${x * view.scale + view.x + side * Math.cos(angle)},${y * view.scale + view.y + side * Math.sin(angle)}`;
  });
  return svg('polygon', { points: points.join(' '), class: `preview-hex ${kind}` });
}

/** On the county: what is previewed there. */
export function MapPreview({ app }: { readonly app: HarrowApp }): VNode | undefined {
  const shown = useContext(Shown);
  const s = app.match?.session.state;
  if (!s || !shown || app.busy) return undefined;
  const { what } = shown;
  const { sources, targets } = isHexes(what) ? { sources: what, targets: [] } : previewOf(s, what);
  const { width, height } = app.stage.layout;
  return svg(
    'svg',
    { class: 'preview', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...targets.map((hex) => outline(app, hex, 'target')),
    ...sources.map((hex) => outline(app, hex, 'source')),
  );
}
