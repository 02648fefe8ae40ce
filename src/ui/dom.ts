import { keepTogether } from '../i18n/line-breaks.ts';

type Child = Node | string | number | undefined | false;

/** Attributes, properties that start a function with `on`, and a few conveniences. */
export interface Props {
  readonly class?: string;
  readonly style?: string;
  /** Keeps keyboard focus on the same control when the screen is drawn anew. */
  readonly focusKey?: string;
  readonly onclick?: (event: MouseEvent) => void;
  readonly oninput?: (event: Event) => void;
  readonly onchange?: (event: Event) => void;
  readonly [attribute: string]: string | number | boolean | undefined | ((event: never) => void);
}

/** Makes an element. `false` and `undefined` attributes and children are left out. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (name === 'focusKey') element.dataset.focus = String(value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children.flat()) {
    if (child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : keepTogether(String(child), document.documentElement.lang));
  }
  return element;
}

/** Style that puts an element on a rectangle of the stage. */
export function at([x, y, w, hgt]: readonly [number, number, number, number]): string {
  return `left:${x}px;top:${y}px;width:${w}px;height:${hgt}px`;
}

/** Puts new content into a host and gives the focus back to the control that had it. */
export function replaceContent(host: HTMLElement, children: readonly Node[]): void {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && host.contains(active) ? active.dataset.focus : undefined;
  host.replaceChildren(...children);
  if (key === undefined) return;
  const again = host.querySelector<HTMLElement>(`[data-focus="${CSS.escape(key)}"]`);
  again?.focus({ preventScroll: true });
}
