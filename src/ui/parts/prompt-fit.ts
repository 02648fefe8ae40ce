import type { LayoutId } from '../layout.ts';

/** What gives way, in this order, where the words of a prompt and its buttons have too little room. */
const levels = ['lean', 'small', 'signs'] as const;

/** Width that words like to have, and what they are left with at the worst: then the buttons are scrolled. */
const wordsWidth: Readonly<Record<LayoutId, { readonly good: number; readonly least: number }>> = {
  desktop: { good: 200, least: 110 },
  tablet: { good: 260, least: 140 },
  phone: { good: 150, least: 84 },
};

/** Makes room in a prompt bar that is on the screen, and marks one whose words still do not fit: they open as a sheet. */
export function fitPrompt(bar: HTMLElement, layout: LayoutId): void {
  const words = bar.querySelector<HTMLElement>('.prompt-words');
  if (!words || !bar.isConnected) return;
  const { good, least } = wordsWidth[layout];
  const fits = (width: number) => words.clientWidth >= width && bar.scrollWidth <= bar.clientWidth;
  for (const level of levels) {
    if (fits(good)) break;
    bar.classList.add(level);
  }
  bar.classList.toggle('packed', !fits(least));
  bar.classList.toggle('cut', [...words.children].some(isCut));
}

/** Letters reach a little over their line; half a line more is another line. */
function isCut(part: Element): boolean {
  return part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 8;
}
