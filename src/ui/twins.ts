import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { App } from '../app/app.ts';
import type { Rect } from '../app/stage.ts';
import type { SpotId } from '../session/spot.ts';
import { at, h, type Props } from './dom.ts';
import { together } from './parts/listeners.ts';
import { isFinger, usePointed } from './parts/pointed.ts';
import { useTip } from './parts/tip-layer.ts';

/** A thing of the canvas that can be clicked. */
export interface Twin {
  readonly spot: SpotId;
  /** What the keyboard's shortcuts and the tests call it. */
  readonly control: string;
  /** Where the thing lies on the canvas. */
  readonly place: Rect;
  readonly name: string;
  /** Class: what kind of thing it is, and how it is now. */
  readonly look: string;
  /** Pointers reach it, the Tab key does not. */
  readonly isPassed?: boolean;
  /** What it tells beyond its name. */
  readonly more?: Props;
  /** Words that lie on it. */
  readonly words?: ComponentChildren;
  /** It is there to be read: a click does nothing. */
  readonly isShut?: boolean;
  /** Opens it to be read. A finger cannot point at it without pressing: so its tap does this, and is no click. */
  readonly read?: () => void;
  /** What it says of itself while it is pointed at, and what else happens then. */
  readonly tip?: ((control: HTMLElement) => VNode) | undefined;
  readonly point?: (isPointed: boolean) => void;
}

function TwinButton({ app, twin }: { readonly app: App; readonly twin: Twin }): VNode {
  const { spot, control: key, place, name, look, isPassed, isShut, more = {}, words, read, tip, point } = twin;
  const { isPointed, control, listeners } = usePointed();
  useTip(isPointed && control.current ? tip?.(control.current) : undefined);
  useLayoutEffect(() => point?.(isPointed));
  useLayoutEffect(() => () => point?.(false), []);
  const readFirst = (event: MouseEvent) => {
    if (!read || !isFinger(event)) return;
    event.stopImmediatePropagation();
    read();
  };
  return h(
    'button',
    {
      type: 'button',
      class: `twin ${look}`,
      style: at(place),
      'aria-label': name,
      tabindex: isPassed === undefined ? undefined : isPassed ? -1 : 0,
      control: key,
      'aria-disabled': isShut ? 'true' : undefined,
      onclick: () => !isShut && app.click(spot),
      ...together(more, tip || point ? listeners : {}, { onclickcapture: readFirst }),
    },
    words,
  );
}

/** Buttons that lie over things of the canvas: the way of the keyboard and the screen reader to their spots. */
export function Twins({ app, twins }: { readonly app: App; readonly twins: readonly Twin[] }): VNode[] {
  return twins.map((twin) => h(TwinButton, { app, twin, key: twin.spot }));
}
