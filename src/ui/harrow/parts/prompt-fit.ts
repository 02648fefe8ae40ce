import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import { wordsWidth } from './prompt-places.ts';

/**
 * What gives way, in this order, where a prompt has too little room: its lantern; the word of undo; on a phone the line between title
 * and hint; the size of letters; the words beside signs, which then stand small below them; the card in play, which the words
 * then open; the words below signs.
 */
const levels = ['dark', 'lean', 'run', 'small', 'signs', 'bare', 'mute'] as const;

/** Makes room in a prompt bar that is on the screen, and marks one whose words still do not fit: they open as a sheet. */
function fitPrompt(bar: HTMLElement, layout: LayoutId): void {
  const words = bar.querySelector<HTMLElement>('.prompt-words');
  if (!words) return;
  bar.classList.remove(...levels, 'spare', 'packed', 'cut');
  const { good, least } = wordsWidth[layout];
  const fits = (width: number) => words.clientWidth >= width && bar.scrollWidth <= bar.clientWidth;
  for (const level of levels) {
    if (fits(good) && !isCut(bar, words)) break;
    bar.classList.add(level);
  }
  // Words that open as a sheet anyway leave the signs theirs.
  if (bar.classList.contains('mute')) {
    bar.classList.remove('mute');
    bar.classList.toggle('mute', !fits(good));
  }
  // Before anything has to be scrolled, what cannot be used goes; Hester's board tells it too.
  if (!fits(least)) bar.classList.add('spare');
  bar.classList.toggle('packed', !fits(least));
  bar.classList.toggle('cut', isCut(bar, words));
}

/** Are there more lines than the bar is high, or a word longer than a line? */
function isCut(bar: HTMLElement, words: HTMLElement): boolean {
  const { display, paddingTop, paddingBottom } = getComputedStyle(bar);
  const height = bar.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  // In a bar of two rows the words have the upper one.
  const isHigh = display === 'grid' ? words.scrollHeight > words.clientHeight + 1 : words.offsetHeight > height;
  return isHigh || words.scrollWidth > words.clientWidth + 1;
}

/** For the bar of a prompt: how much room its words take is known once they are on the screen. */
export function useFit(layout: LayoutId): RefObject<HTMLElement> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (bar.current) fitPrompt(bar.current, layout);
  });
  return bar;
}
