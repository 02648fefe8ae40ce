import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hesterNights } from '../../../../tools/art/harrow/hester-night/night.ts';
import { dawns } from '../../../../tools/art/harrow/title/dawn.ts';
import { type Picture, svgFile } from '../../../../tools/art/picture.ts';

const committed = (name: string): string =>
  readFileSync(new URL(`../../../../assets/art/harrow/${name}`, import.meta.url), 'utf8');
const manifest: Record<string, unknown> = JSON.parse(committed('manifest.json'));

const byKey = new Map([...dawns(), ...hesterNights()].map((picture) => [picture.key, picture]));
const drawn = (key: string): Picture => {
  const picture = byKey.get(key);
  if (!picture) throw new Error(`no picture ${key}`);
  return picture;
};

const sizes = { desktop: [1280, 720], tablet: [1024, 768], phone: [844, 390] } as const;

describe.each(['end', 'end-family', 'end-kammi', 'end-hester', 'end-fair'])(
  'the picture %s behind the end of a game',
  (end) => {
    it.each(Object.entries(sizes))('fills a %s from its corner', (size, [w, h]) => {
      expect(manifest[`${end}-${size}`]).toEqual({ w, h, ax: 0, ay: 0 });
    });

    it.each(Object.keys(sizes))('is committed for a %s as it is drawn now and not too heavy to load', (size) => {
      const file = svgFile(drawn(`${end}-${size}`));
      expect(file.length).toBeLessThan(1_000_000);
      expect(file).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
      expect(committed(`${end}-${size}.svg`) === file).toBe(true);
    });
  },
);
