import type { Page } from 'playwright-core';

/** Buttons whose words say it all: places one goes to, a page that is turned, what is read, whatever names its price itself. */
const plainButtons = [
  /^(title|new|end|help|night|settings|statistics|games|lessons?|forget|deal|over|rules|see|example|log|tell|curtain)-/,
  /^(recap-\d+|to-(battle|boards|hand|cards)|back|skip|faster|go-on|tip|hit|hit-nailed|hit-second|variant-.*|dialog-.*)$/,
  // What a card does stands on it.
  /^(card|play)-/,
  // Half of a card by its name, an ability, a colour or so many cubes: the prompt says what they are for.
  /^choice-choose-(\d+|move|spawn|strengthen|row_\d)$/,
  // A thing to lay, a legend who goes along, a board to turn to, a rule to read.
  /^(what-.*|group-second|leaf(-\d)?|rule)$/,
];

/** What stands for things of the picture says what they are when they are pointed at, as the picture does. */
const isTwin = /^(hex|tile|square)-/;

/**
 * Buttons that do not say what they do before they are pressed: neither pointed at nor to whoever listens. A sign without words
 * needs a tooltip, too.
 */
export async function unexplained(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const scope = ['.modal-layer > *', '.screen'].map((part) => document.querySelector(part)).find((part) => part);
    return [...(scope?.querySelectorAll<HTMLElement>('button[data-focus]') ?? [])]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const text = (control.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        const isTold = control.hasAttribute('aria-description') || (control.title !== '' && control.title !== text);
        const says = isTold || (control.getAttribute('aria-label') ?? '').length > text.length;
        const needsWords = !/\p{L}/u.test(text) && control.title === '' && !control.hasAttribute('aria-description');
        return { name: control.dataset.focus ?? '', says, needsWords };
      });
  });
  return found
    .filter(({ name }) => !isTwin.test(name))
    .filter(({ name, says, needsWords }) => needsWords || !(says || plainButtons.some((plain) => plain.test(name))))
    .map(({ name, says }) => `${says ? 'a sign without a tooltip' : 'says not what it does'}: ${name}`);
}

/** In reference pixels: smaller capitals of the ornamental type are not read. */
const leastGothic = 28;

/** Words in the ornamental type that are too small for it; numbers are read at any size. */
export function smallGothic(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (!element?.checkVisibility() || !/\p{L}/u.test(text)) continue;
      const { fontFamily, fontSize } = getComputedStyle(element);
      if (/^["']?Grenze Gotisch/.test(fontFamily) && Number.parseFloat(fontSize) < least) {
        found.add(`ornamental type of ${fontSize}: "${text.slice(0, 30)}"`);
      }
    }
    return [...found];
  }, leastGothic);
}
