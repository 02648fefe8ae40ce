import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, type Point, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { disc } from './ability-token.ts';
import { type SymbolName, symbol } from './symbols.ts';

// The Family's upgrade tokens (HC-UPG-1 to 9), each with the sign of its card over the sign of the ability it grew
// from. They lie in the hollows of the ability tokens, so they are as round; blue faces tell them apart.

const face = mix(C.fam, C.ink, 0.12);
const pale = C.paper;

const ability = (name: SymbolName, x: number, y: number, size: number): string => symbol(name, x, y, size, pale, face);

/** The same ability twice, the nearer one over the farther. */
const twice = (name: SymbolName, size: number, dx: number, dy: number): string =>
  symbol(name, -dx, -dy, size, mix(pale, C.fam, 0.2), face) + ability(name, dx, dy, size);

const cloud = pp(
  'M-40 6 Q-52 -6 -38 -14 Q-38 -30 -20 -28 Q-10 -44 10 -34 Q28 -40 32 -22 Q50 -20 44 -4 Q50 8 34 10 Q20 18 6 12 Q-8 20 -20 12 Q-34 16 -40 6',
);
const bolts = 'M-33 6L-43 30L-34 29L-41 52L-20 22L-29 23L-20 6ZM33 6L26 28L34 27L29 50L47 20L38 21L44 6Z';

/** A storm to walk on. */
function stormWalker(): string {
  const curl = (x: number, y: number, r: number, turn: number): string =>
    gouge(
      Array.from({ length: 19 }, (_, i): Point => {
        const t = i / 18;
        const angle = turn * t * 7 + 1;
        return [x + Math.cos(angle) * (1 + t * r), y + Math.sin(angle) * (1 + t * r) * 0.8];
      }),
      6,
      { jit: 0 },
    );
  const storm =
    FS(bolts, C.bolt, C.ink, 5) +
    FS(D(cloud), C.moon, C.ink, 5) +
    F(curl(-17, -8, 14, 1) + curl(14, -12, 17, -1), C.ink);
  return G(0, -14, 0.92, storm) + ability('paw', 0, 24, 42);
}

const crow =
  'M-24 -4Q-22 -24 -4 -26Q2 -38 14 -34L25 -30L15 -26Q16 -14 6 -4Q0 4 -4 6L-4 20L-8 20L-10 8L-18 10L-44 22Q-38 6 -24 -4Z';

/** The crow that leads souls, before the moon. */
const psychopomp = (): string =>
  FS(D(circ(0, -17, 31)), C.moonlit, C.ink, 4) +
  G(6, -9, 0.98, F(crow, C.ink) + F(D(circ(10, -30, 2.6)), C.moonlit)) +
  ability('paw', 0, 34, 36);

/** Rings that spread from afar. */
function distantStirring(): string {
  const ring = (r: number): string => S(D(circ(0, 0, r, 40)), C.moon, 5);
  return ring(43) + S(D(circ(0, 0, 31, 30)), C.moon, 5, 'stroke-dasharray="14 7"') + ability('bones', 0, 0, 46);
}

/** Everything drawn into one: two arms of a whorl that close on the bones. */
function merging(): string {
  const arm = (turn: number): string =>
    gouge(
      Array.from({ length: 25 }, (_, i): Point => {
        const t = i / 24;
        const angle = turn + t * 3.9;
        const reach = 47 - 23 * t;
        return [Math.cos(angle) * reach, Math.sin(angle) * reach];
      }),
      1,
      { jit: 0, wf: (t) => 3 + 13 * t },
    );
  const tip = (turn: number): string => {
    const angle = turn + 3.9;
    const [x, y] = [Math.cos(angle) * 24, Math.sin(angle) * 24];
    return D([
      [x + Math.cos(angle) * 14, y + Math.sin(angle) * 14],
      [x - Math.sin(angle) * 20, y + Math.cos(angle) * 20],
      [x - Math.cos(angle) * 12, y - Math.sin(angle) * 12],
    ]);
  };
  return F(arm(0) + arm(Math.PI) + tip(0) + tip(Math.PI), C.moon) + ability('bones', 0, 0, 38);
}

/** A ball of yarn on two needles. */
function knittedFate(): string {
  const ball = circ(0, -12, 25, 30);
  const windings =
    'M-27 -20Q-4 -40 24 -26M-28 -8Q-4 -30 28 -16M-22 6Q2 -16 28 -4M-8 -38Q22 -20 14 14M-20 -34Q8 -14 2 16';
  const needles = 'M-42 -40L30 12M42 -40L-30 12';
  const heads = D(circ(-42, -40, 7)) + D(circ(42, -40, 7));
  return (
    S(needles, C.ink, 10) +
    S(needles, C.bolt, 5) +
    FS(heads, C.bolt, C.ink, 3) +
    FS(D(ball), mix(C.prot, C.paper, 0.18), C.ink, 5) +
    clip(ball, S(windings, C.ink, 3)) +
    ability('teeth', 0, 33, 50)
  );
}

/** A blade out of the dark. */
function knifeDark(): string {
  const dark = mix(C.fam, C.ink, 0.8);
  return (
    F('M-60 -60L60 -60L60 6Q0 -4 -60 6Z', dark) +
    G(-1, -20, 0.76, symbol('knife', 0, 0, 100, C.moonlit, dark), 38) +
    ability('teeth', 0, 29, 54)
  );
}

const drawings: Readonly<Record<string, () => string>> = {
  u_meeting_house: () => twice('paw', 54, 18, 16),
  u_storm_walker: stormWalker,
  u_psychopomp: psychopomp,
  u_faceless_portraits: () => twice('bones', 54, 17, 18),
  u_distant_stirring: distantStirring,
  u_merging: merging,
  u_sound_fury: () => twice('teeth', 56, 8, 21),
  u_knitted_fate: knittedFate,
  u_knife_dark: knifeDark,
};

function upgradeToken(r: number, drawing: () => string): string {
  seed(30 + r);
  const edge = wob(circ(0, 0, r, 40), r * 0.03, 0.2, 2);
  const ring = S(D(circ(0, 0, r * 0.9)), mix(C.fam, C.moon, 0.6), r * 0.06);
  return disc(r, face, edge) + clip(circ(0, 0, r * 0.88), G(0, 0, (r * 1.66) / 100, drawing())) + ring;
}

const radius = 24;
const box = { x: -28, y: -28, w: 58, h: 62 };

export const upgradeTokens = (): Picture[] =>
  Object.entries(drawings).map(([id, drawing]) =>
    picture(`token-${id}`, box, () => upgradeToken(radius, drawing), { r: radius }),
  );
