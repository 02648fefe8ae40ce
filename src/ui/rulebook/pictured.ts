import type { ComponentChildren, VNode } from 'preact';
import { h } from '../dom.ts';
import type { Article } from '../game-parts.ts';
import type { PictureName } from '../parts/button.ts';
import { stretches } from '../parts/tagged.ts';

/** A thing of the game as small as a letter; it is fetched when it comes into sight. */
export const pieceImage = (name: PictureName): VNode =>
  h('img', { class: 'piece', src: `art/${name}.svg`, alt: '', loading: 'lazy' });

/** A text with pictures of what it names, each before its words and never parted from them. */
export function pictured(text: string, pictures: Article['pictures'] = {}): ComponentChildren[] {
  return stretches(text).map(({ text: words, tag }) => {
    const picture = tag === undefined ? undefined : pictures[tag];
    return picture ? h('span', { class: 'pictured' }, pieceImage(picture), words) : words;
  });
}
