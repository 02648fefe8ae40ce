import { h, type VNode } from 'preact';

/** Describes an SVG element; numbers and words are attributes, undefined ones are left out. */
export function svg(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly (VNode | string)[]
): VNode {
  return h<object>(tag, attributes, ...children);
}
