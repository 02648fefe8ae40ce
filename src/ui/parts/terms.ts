import type { VNode } from 'preact';
import { h } from '../dom.ts';
import type { Term } from '../game-parts.ts';
import { pieceImage } from '../rulebook/pictured.ts';

/** The lines of a `dl`. */
export const termLines = ({ name, picture, texts }: Term): VNode[] => [
  h('dt', {}, picture && pieceImage(picture), name),
  ...texts.map((text) => h('dd', {}, text)),
];
