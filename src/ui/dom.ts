import { type ComponentChildren, h as create, type FunctionComponent, type Ref, type VNode } from 'preact';
import type { Rect, XY } from '../app/stage.ts';
import { keepTogether } from '../i18n/line-breaks.ts';

/** Attributes, listeners by their name with `on` before it, and a few conveniences. */
export interface Props {
  readonly class?: string | undefined;
  readonly style?: string | undefined;
  readonly key?: string | number;
  /** Names a control among its neighbours, for the keyboard's shortcuts and for tests. It is its key too. */
  readonly control?: string;
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly onclick?: ((event: MouseEvent) => void) | undefined;
  readonly [attribute: string]: unknown;
}

/** A part of the screen with a state of its own. */
export type Component<P> = (props: P) => ComponentChildren;

/** Spaces that do not break, where a line should not end. */
function kept(child: ComponentChildren): ComponentChildren {
  if (typeof child === 'string') return keepTogether(child, document.documentElement.lang);
  return Array.isArray(child) ? child.map(kept) : child;
}

/** Those into which Preact would write the words `true` and `false`. */
const hasWords = (name: string): boolean => name.startsWith('data-') || name.startsWith('aria-');

/** Attributes without a word are there or not. */
function withoutWords(props: Props): Props {
  const flags = Object.entries(props).filter(([name, value]) => typeof value === 'boolean' && hasWords(name));
  return { ...props, ...Object.fromEntries(flags.map(([name, value]) => [name, value ? '' : undefined])) };
}

/** Describes an element, or a part with a state of its own. `false` and `undefined` children are left out. */
export function h(tag: string, props?: Props, ...children: readonly ComponentChildren[]): VNode;
export function h<P extends object>(
  part: Component<P>,
  props: Omit<P, 'children'> & { readonly key?: string | number },
  ...children: readonly ComponentChildren[]
): VNode;
export function h<P extends object>(
  tag: string | Component<P>,
  { control, ...others }: Props = {},
  ...children: readonly ComponentChildren[]
): VNode {
  const props = control === undefined ? others : { key: control, 'data-focus': control, ...others };
  return create(tag as FunctionComponent<object>, withoutWords(props) as object, ...children.map(kept));
}

/** Style that puts an element on a rectangle of the stage. */
export function at([x, y, w, hgt]: Rect): string {
  return `left:${x}px;top:${y}px;width:${w}px;height:${hgt}px`;
}

/** Style that puts an element on a point of the stage. */
export function pinned([x, y]: XY): string {
  return `left:${x}px;top:${y}px`;
}
