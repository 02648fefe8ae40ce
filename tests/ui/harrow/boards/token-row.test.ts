import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { bagTokens, noTokens } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { boardPlaces } from '../../../../src/ui/harrow/boards/faction-board-places.ts';
import { tokenRow } from '../../../../src/ui/harrow/boards/token-row.ts';

describe('the row of drawn tokens', () => {
  it('lays few tokens side by side, kind by kind', () => {
    const row = tokenRow([2, 0, 1], 236, 19);
    expect(row.map(({ token, centres }) => [token, centres.length])).toEqual([
      ['move', 2],
      ['strengthen', 1],
    ]);
    expect(row[0].centres[1] - row[0].centres[0]).toBe(40);
    expect(row.some(({ crowded }) => crowded)).toBe(false);
  });

  it('says how many there are where they lie too close', () => {
    expect(tokenRow([6, 5, 4], 146, 20).every(({ crowded }) => crowded)).toBe(true);
  });

  it.each(layoutIds)('fits its place, %s, and every kind can be touched', (id) => {
    const { drawn, tokens } = boardPlaces[id].track;
    const count = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.tuple(count, count, count), (counts) => {
        const row = tokenRow(counts, drawn[2], tokens.r);
        expect(row.reduce((sum, { centres }) => sum + centres.length, 0)).toBe(counts[0] + counts[1] + counts[2]);
        row.forEach(({ x, w, centres }, i) => {
          expect(w).toBeGreaterThanOrEqual(44);
          expect(x + w).toBeLessThanOrEqual(drawn[2] + tokens.r / 2);
          expect(centres[0] - tokens.r).toBeGreaterThanOrEqual(x - 0.01);
          expect(centres[centres.length - 1] + tokens.r).toBeLessThanOrEqual(x + w + 0.01);
          if (i > 0) expect(x).toBeGreaterThanOrEqual(row[i - 1].x + row[i - 1].w);
        });
      }),
    );
  });

  it('knows upgrade tokens, each of its own kind', () => {
    const counts = noTokens();
    counts[0] = 2;
    counts[bagTokens.indexOf('u_merging')] = 1;
    expect(tokenRow(counts, 236, 19).map(({ token, centres }) => [token, centres.length])).toEqual([
      ['move', 2],
      ['u_merging', 1],
    ]);
  });

  it.each(layoutIds)('holds every kind of token at once, %s', (id) => {
    const { drawn, tokens } = boardPlaces[id].track;
    const row = tokenRow(
      bagTokens.map(() => 1),
      drawn[2],
      tokens.r,
    );
    expect(row).toHaveLength(12);
    row.forEach(({ x, w }, i) => {
      if (i > 0) expect(x).toBeGreaterThanOrEqual(row[i - 1].x + row[i - 1].w - 0.01);
      expect(x + w).toBeLessThanOrEqual(drawn[2] + 0.01);
    });
  });
});
