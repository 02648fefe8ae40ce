import type { VNode } from 'preact';
import { h } from '../dom.ts';
import type { Term } from '../game-parts.ts';

/** The lines of a `dl`. */
export const termLines = ({ name, texts }: Term): VNode[] => [
  h('dt', {}, name),
  ...texts.map((text) => h('dd', {}, text)),
];
