import { type ItemId, itemIds } from '../../../../src/engine/games/root/state/items.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { leafInk } from '../../shell/leaf.ts';
import { piece } from '../../shell/piece.ts';
import { C, pale } from '../inks.ts';
import { put } from './sign.ts';
import { W } from './stuff.ts';
import { suitSigns } from './suits.ts';

/** Items in colour, as things: for cards, tokens and the satchel. */
const things: Readonly<Record<ItemId, () => string>> = {
  bag: () =>
    FS('M-20 -22Q-44 6 -36 34Q-30 46 0 46Q30 46 36 34Q44 6 20 -22Z', W.leather, C.ink, 5) +
    F('M6 -20L20 -22Q44 6 36 34Q30 46 4 46Q24 20 6 -20Z', C.ink, 'opacity=".55"') +
    FS('M-24 -22Q0 -14 24 -22L20 -40Q10 -34 0 -42Q-10 -34 -20 -40Z', leafInk.gold, C.ink, 5) +
    S('M-24 -20Q0 -10 24 -20', C.paper, 4) +
    F(gouge(pp('M-26 -6 Q-32 14 -28 30'), 5) + gouge(pp('M-14 -4 Q-18 18 -15 34'), 4), C.paper),
  boot: () =>
    FS('M-24 -46L10 -46L10 6Q30 12 42 24Q46 36 40 42L-26 42Q-32 10 -24 -46Z', W.leather, C.ink, 5) +
    F('M-2 -46L10 -46L10 6Q30 12 42 24L20 26Q-2 18 -2 -46Z', C.ink, 'opacity=".55"') +
    FS('M-28 -48H14V-32H-28Z', leafInk.gold, C.ink, 4) +
    FS('M-28 36H44V46H-28Z', C.ink, C.ink, 2) +
    S('M-12 -18L4 -14M-12 -6L4 -2M-10 6L6 10', C.paper, 3.4),
  tea: () =>
    FS('M22 -8Q46 -12 44 10Q42 26 18 26', 'none', C.ink, 13) +
    S('M22 -8Q44 -12 42 10Q40 24 18 24', pale, 5) +
    FS('M-36 -16H28Q30 30 10 40H-18Q-38 30 -36 -16Z', pale, C.ink, 5) +
    F('M4 -16H28Q30 30 10 40H-2Q16 20 4 -16Z', C.ink, 'opacity=".6"') +
    FS(D(circ(-4, -16, 32, 24, 8)), leafInk.amber, C.ink, 4) +
    F(
      gouge(pp('M-14 -28 Q-24 -38 -14 -46 Q-8 -52 -14 -58'), 6) + gouge(pp('M6 -28 Q-2 -38 6 -46 Q12 -52 6 -58'), 6),
      pale,
    ),
  coin: () =>
    [
      [6, 30],
      [-4, 16],
      [4, 2],
    ]
      .map(
        ([x, y]) =>
          FS(`M${x - 34} ${y}V${y + 10}A34 12 0 0 0 ${x + 34} ${y + 10}V${y}Z`, W.brass, C.ink, 4) +
          FS(D(circ(x, y, 34, 30, 12)), C.gold, C.ink, 4),
      )
      .join('') +
    FS(D(circ(0, -26, 23, 30, 23)), C.gold, C.ink, 5) +
    S(D(circ(0, -26, 16)), W.minted, 2.4) +
    put(suitSigns.rabbit, 0, -27, 22, W.sepia, C.gold),
  sword: () =>
    G(
      0,
      0,
      1,
      FS('M-7 -52L0 -62L7 -52L7 18H-7Z', W.steel, C.ink, 5) +
        F('M0 -60L7 -52V18H0Z', W.shadedSteel) +
        FS('M-26 16H26V26H-26Z', leafInk.gold, C.ink, 4) +
        FS('M-6 26H6V48H-6Z', W.timber, C.ink, 4) +
        FS(D(circ(0, 52, 8)), leafInk.gold, C.ink, 4),
      38,
    ),
  crossbow: () =>
    G(
      0,
      0,
      1,
      FS('M-6 -44H6V52H-6Z', W.timber, C.ink, 5) +
        S('M-46 -10Q-36 -40 0 -38Q36 -40 46 -10', C.ink, 13) +
        S('M-46 -10Q-36 -40 0 -38Q36 -40 46 -10', W.steel, 6) +
        S('M-46 -10L0 14L46 -10', C.paper, 3) +
        FS('M0 -62L8 -46H-8Z', W.steel, C.ink, 3) +
        S('M0 12V-46', pale, 3.4),
      30,
    ),
  hammer: () =>
    G(
      0,
      4,
      1,
      FS('M-6 -20H6V54H-6Z', W.timber, C.ink, 5) +
        F('M0 -20H6V54H0Z', C.ink, 'opacity=".5"') +
        FS('M-34 -46H30L40 -34L30 -18H-34Z', W.steel, C.ink, 5) +
        F('M-34 -30H36L30 -18H-34Z', W.darkIron) +
        S('M-28 -40H24', C.white, 3),
      24,
    ),
  torch: () =>
    G(
      0,
      0,
      1,
      FS('M-7 -8H7L4 56H-4Z', W.timber, C.ink, 5) +
        FS('M-12 -14H12V2H-12Z', C.ink, C.ink, 3) +
        FS(
          'M0 -62Q24 -38 16 -18Q8 -8 0 -8Q-10 -8 -16 -18Q-22 -34 -8 -44Q-8 -32 -2 -30Q-8 -48 0 -62Z',
          C.ember,
          C.ink,
          4,
        ) +
        F('M2 -42Q12 -28 8 -18Q0 -10 -7 -18Q-10 -28 -2 -24Q-4 -34 2 -42Z', C.core),
      12,
    ),
};

/** An item as a thing about (x, y), `size` px high. */
export const thing = (item: ItemId, x: number, y: number, size: number): string => G(x, y, size / 116, things[item]());

export const itemThings = (): Picture[] =>
  itemIds.map((item, i) =>
    piece(`thing-${item}`, { x: -64, y: -70, w: 128, h: 138 }, () => {
      seed(960 + i);
      return things[item]();
    }),
  );
