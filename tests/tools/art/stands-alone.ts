import { expect } from 'vitest';
import { type Picture, svgFile } from '../../../tools/art/picture.ts';

/** Names of tags left open, or closed without being open. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([A-Za-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [`/${name}`];
    } else if (!selfClosing) open.push(name);
  }
  return open;
}

/** The file can be loaded as an image: it has its size, and whatever it is made of is in it. */
export function expectImage(picture: Picture): void {
  const { key, w, h, ax, ay } = picture;
  const svg = svgFile(picture);
  expect(svg, key).toContain(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`,
  );
  expect(unbalanced(svg), key).toEqual([]);
  expect(svg, key).not.toMatch(/NaN|undefined|Infinity|<text|<filter|currentColor|var\(/);
  const clips = new Set([...svg.matchAll(/<clipPath id="(\w+)"/g)].map((match) => match[1]));
  const missing = [...svg.matchAll(/url\(#(\w+)\)/g)].filter((match) => !clips.has(match[1]));
  expect(missing, key).toEqual([]);
  expect(ax >= 0 && ax <= w && ay >= 0 && ay <= h, key).toBe(true);
}
