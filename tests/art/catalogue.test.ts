import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPictures } from '../../tools/art/catalogue.ts';
import { manifestEntry, type Picture, svgFile } from '../../tools/art/picture.ts';

const cross = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => `${head}-${tail}`));

const factions = ['protectors', 'family'];
const abilities = ['move', 'spawn', 'strengthen', 'legend'];
const terrain = [...cross(['bog', 'wetlands', 'plains', 'forest', 'mountain'], ['1', '2', '3']), 'brambles-1'];
const jars = cross(['ability', 'wild', 'legend', 'attack'], factions);

/** What the scenes of chapter 1 load of pieces, terrain, portraits and icons. */
const wanted: readonly string[] = [
  ...cross(['terrain', 'terrain-s'], terrain),
  ...cross(['storm', 'storm-s'], ['printed', 'token']),
  'storm-piece',
  ...cross(['home', 'home-s'], factions),
  ...cross(['hex', 'hex-s'], ['legal', 'selected', 'target', 'focus']),
  'cost-badge',
  'cost-badge-s',
  ...cross(['haint'], factions),
  ...cross(['standee'], ['emmy', 'emmy-lit', 'levi', 'levi-lit']),
  ...['townsfolk', 'building', 'path', 'lantern', 'lantern-lit', 'emmy-cube'],
  ...cross(['token'], [...abilities, 'wild', 'empty', ...cross(abilities, factions)]),
  ...cross(['cube', 'die'], ['red', 'blue']),
  ...cross(['jar', 'jar-hot'], jars),
  ...cross(['jar-broken'], factions),
  ...cross(['shard'], ['1', '2', '3', '4']),
  ...cross(['portrait'], ['emmy', 'levi']),
  ...cross(['mark'], factions),
  ...cross(
    ['icon', 'icon-paper'],
    'undo boards rules settings log zoom sound mute help back close fast check hand export import play bag'.split(' '),
  ),
];

const committed = (name: string): string => readFileSync(new URL(`../../assets/art/${name}`, import.meta.url), 'utf8');

const pictures = allPictures();
const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
const drawn = (key: string): Picture => {
  const picture = byKey.get(key);
  if (!picture) throw new Error(`no picture ${key}`);
  return picture;
};

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

describe('the art catalogue', () => {
  it('draws every key the scenes of chapter 1 need', () => {
    expect(wanted.filter((key) => !byKey.has(key))).toEqual([]);
  });

  it('has no key twice', () => {
    expect(byKey.size).toBe(pictures.length);
    expect(new Set(wanted).size).toBe(wanted.length);
  });

  it('draws the same bytes again, whatever was drawn before', () => {
    const first = new Map(wanted.map((key) => [key, svgFile(drawn(key))]));
    const changed = [...wanted].reverse().filter((key) => svgFile(drawn(key)) !== first.get(key));
    expect(changed).toEqual([]);
  });

  it('draws files that stand alone as images', () => {
    for (const key of wanted) {
      const { w, h, ax, ay } = drawn(key);
      const svg = svgFile(drawn(key));
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
  });

  it('keeps a piece small enough to load at once', () => {
    const heavy = wanted.filter((key) => svgFile(drawn(key)).length > 60_000);
    expect(heavy).toEqual([]);
  });

  it.each([
    'haint-protectors',
    'haint-family',
    'token-move',
    'jar-ability-family',
    'terrain-s-bog-1',
    'icon-undo',
    'shard-1',
  ])('has %s committed as it is drawn now', (key) => {
    expect(committed(`${key}.svg`)).toBe(svgFile(drawn(key)));
  });

  it('has a manifest that tells size, anchor and frames of every picture', () => {
    const manifest: Record<string, unknown> = JSON.parse(committed('manifest.json'));
    expect(manifest).toEqual(
      JSON.parse(JSON.stringify(Object.fromEntries(pictures.map((p) => [p.key, manifestEntry(p)])))),
    );
    expect(manifest['die-red']).toMatchObject({ w: 960, h: 40, frames: 24, frameWidth: 40 });
  });
});
