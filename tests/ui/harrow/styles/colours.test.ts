import { describe, expect, test } from 'vitest';
import { harrowPalette, strongHarrowPalette } from '../../../../src/ui/harrow/styles/palette.ts';
import { colourMatrices } from '../../../../src/ui/styles/appearance.ts';
import { palette, strongPalette } from '../../../../src/ui/styles/palette.ts';
import { applied, contrast, distance, type Eyes, screenColour } from '../../styles/seeing.ts';

const { protectors, family, kammi, fair, wetlands, plains, forest } = harrowPalette;
const players = { protectors, family, kammi, hester: palette.ember, fair };
const cubes = { ...players, bog: palette.bog, wetlands, plains, forest };

/** All pairs of colours, with how far apart they are to these eyes as they are printed and as they are shown to them. */
function pairs(colours: Readonly<Record<string, string>>, eyes: Eyes) {
  const all = Object.entries(colours);
  return all.flatMap(([a, first], i) =>
    all.slice(i + 1).map(([b, second]) => {
      const printed = [first, second].map(screenColour);
      const shown = printed.map((colour) => applied(colourMatrices[eyes], colour));
      return {
        pair: `${a} and ${b}`,
        printed: distance(printed[0], printed[1], eyes),
        shown: distance(shown[0], shown[1], eyes),
      };
    }),
  );
}

const least = (values: readonly number[]) => Math.min(...values);

describe.each(Object.keys(colourMatrices) as Eyes[])('colours for eyes that see %s', (eyes) => {
  test('all players can be told apart, better than as printed', () => {
    const all = pairs(players, eyes);
    expect(all.filter(({ shown }) => shown < 19)).toEqual([]);
    expect(least(all.map(({ shown }) => shown))).toBeGreaterThan(least(all.map(({ printed }) => printed)) + 3);
  });

  test('all cubes can be told apart, better than as printed', () => {
    const all = pairs(cubes, eyes);
    expect(all.filter(({ shown }) => shown < 9.5)).toEqual([]);
    expect(least(all.map(({ shown }) => shown))).toBeGreaterThan(least(all.map(({ printed }) => printed)) + 2);
  });

  test('ink, iron and bone stay what they are', () => {
    for (const row of colourMatrices[eyes]) expect(row.reduce((sum, value) => sum + value)).toBeCloseTo(1, 6);
  });

  /** The names of factions are large letters, for which 3 is enough. */
  test.each([
    ['protectorsDark', 4],
    ['familyDark', 4],
    ['kammiDark', 4],
    ['walnut', 4.5],
    ['chestnut', 4.5],
  ] as const)('words in %s can be read on paper', (name, enough) => {
    const [words, paper] = [harrowPalette[name], palette.paper].map((colour) =>
      applied(colourMatrices[eyes], screenColour(colour)),
    );
    expect(contrast(words, paper)).toBeGreaterThan(enough);
  });
});

describe('high contrast', () => {
  const strong = { ...strongPalette, ...strongHarrowPalette };
  /** On plates of their own. */
  const { parchment, paper, rust, ...words } = strong;
  /** The lightest grain of a plank. */
  const wood = '#513925';
  const contrastOn = (ground: string) => (colour: string) => contrast(screenColour(colour), screenColour(ground));

  test.each(Object.entries(words))('words in %s stand out from paper or from wood', (_name, colour) => {
    const best = Math.max(contrastOn(palette.paper)(colour), contrastOn(wood)(colour));
    expect(best).toBeGreaterThan(7);
  });

  test('no word is harder to read than without it', () => {
    const plain: Readonly<Record<string, string>> = { ...palette, ...harrowPalette };
    const worse = Object.entries(words).filter(([name, colour]) => {
      const isDark = contrastOn(palette.paper)(colour) > contrastOn(wood)(colour);
      const on = contrastOn(isDark ? palette.paper : wood);
      return on(colour) < on(plain[name]);
    });
    expect(worse).toEqual([]);
  });
});
