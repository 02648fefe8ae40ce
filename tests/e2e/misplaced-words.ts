import type { Page } from 'playwright-core';

/** Pixels by which letters may reach beyond their box. */
const slack = 2;

/**
 * Looks at every line of text on the screen: is it inside its block, inside the panel or button it belongs to and inside
 * the stage, and free of other lines? Line boxes are taller than letters, so a quarter of the height is left out on both sides.
 */
export function misplacedWords(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const stage = document.querySelector<HTMLElement>('.stage');
    const scope = ['.modal-layer > *', '.hand-open', '.lesson', '.screen']
      .map((part) => document.querySelector(part))
      .find((part) => part !== null);
    if (!stage || !scope) return ['no screen'];
    const frame = stage.getBoundingClientRect();
    // The numbers of a game have room on a wide stage; upright they are scrolled.
    const upright = frame.height > frame.width ? ', .end .scrolls, .new-game .scrolls' : '';
    const game =
      '.root-log, .root-recap ol, .new-game-form.scrolls, .boards.scrolls, .root-end .scrolls, .prompt-choices';
    const scrollers = `.rulebook .scrolls, .content, .log-panel ol, .recap ol, .shelf-column, ${game}${upright}`;
    const paper = document.querySelector('.night-card');
    if (paper && paper.scrollHeight > paper.clientHeight + 1) return ['the paper of a night has to be scrolled'];
    const lines: { left: number; right: number; top: number; bottom: number; text: string; element: Element }[] = [];
    const found: string[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      if (text === '' || !element || element.closest('.unseen, [hidden], svg, option') || !element.checkVisibility())
        continue;
      let block: Element = element;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
      const box = block.getBoundingClientRect();
      if (box.width <= 2 || getComputedStyle(block).clipPath !== 'none') continue;
      // Asked for on its own.
      if (element.closest('.prompt.cut .prompt-words')) continue;
      // Ribbons hang over the edge of their board on purpose, names over that of their strip.
      const panel =
        element
          .closest('[style*="height"], .plate, .content, .end .scrolls, .ribbon-name, .strip-name')
          ?.getBoundingClientRect() ?? frame;
      const scrolled = element.closest(scrollers)?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const inset = rect.height / 4;
        const line = {
          left: rect.left,
          right: Math.min(rect.right, scrolled?.right ?? rect.right),
          top: rect.top + inset,
          bottom: rect.bottom - inset,
          text,
          element,
        };
        if (scrolled && (line.top < scrolled.top || line.bottom > scrolled.bottom || line.left > scrolled.right))
          continue;
        if (line.left < box.left - allowed || line.right > box.right + allowed) found.push(`too wide: "${text}"`);
        if (line.top < panel.top - allowed || line.bottom > panel.bottom + allowed)
          found.push(`out of its panel: "${text}"`);
        if (line.left < frame.left || line.right > frame.right || line.top < frame.top || line.bottom > frame.bottom) {
          found.push(`outside the stage: "${text}"`);
        }
        lines.push(line);
      }
    }
    // What lies over others for a while is read instead of them: cards in a fan, the recap, the way on among many choices.
    const recap = document.querySelector('.root-recap')?.getBoundingClientRect();
    const read = lines.filter(
      ({ left, right, top, bottom, element }) =>
        !recap ||
        element.closest('.root-recap') ||
        Math.min(right, recap.right) <= Math.max(left, recap.left) ||
        Math.min(bottom, recap.bottom) <= Math.max(top, recap.top),
    );
    read.forEach((a, i) => {
      for (const b of read.slice(i + 1)) {
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (a.element === b.element || w <= allowed || h <= allowed) continue;
        const [card, other] = [a.element.closest('.root-card'), b.element.closest('.root-card')];
        const [onward, choice] = [a, b].map(({ element }) => element.closest('.prompt-choices .primary'));
        if ((card && other && card !== other) || onward !== choice) continue;
        found.push(`"${a.text}" over "${b.text}"`);
      }
    });
    return found;
  }, slack);
}
