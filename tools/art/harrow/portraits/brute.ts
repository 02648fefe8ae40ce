import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch } from '../../ink/cuts.ts';
import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { bothHalves, glow, ground } from '../../shell/bust.ts';
import { GOBLIN } from '../cards/goblin-skin.ts';
import { C } from '../inks.ts';

const shoulders = pp('M-10 250 L-10 150 C10 112 40 106 60 118 L140 118 C160 106 190 112 210 150 L210 250');
const head = bothHalves(
  pp('M100 30 C78 28 66 42 64 66 C62 84 58 94 48 108 C34 128 34 168 52 192 C66 208 84 212 100 212'),
);
const dark = pp('M106 20 L180 20 L180 220 L104 220 Q112 190 106 168 Q116 140 108 120 L112 96 Q104 70 106 20');
const cheek = D(pp('M120 100 Q134 98 142 110 Q136 118 126 116')) + D(pp('M128 176 Q146 172 156 150 Q158 176 142 194'));

function body(fine: boolean): string {
  const light = comb(pp('M-6 170 C6 130 36 112 56 122'), 60, 26, 13, 3.8);
  return (
    FS(D(shoulders), mix(C.kammi, C.ink, 0.35), C.ink, 5) +
    clip(
      shoulders,
      F(hatch(pp('M120 100 L210 100 L210 250 L130 250'), 66, 6.5, 3.8), C.ink) +
        (fine ? F(light, mix(C.kammi, C.paper, 0.5)) : ''),
    )
  );
}

const ears = (): string =>
  FS(
    D(pp('M62 66 C42 56 30 60 22 46 C22 74 34 92 58 94')) +
      D(pp('M138 66 C158 56 170 60 178 46 C178 74 166 92 142 94')),
    GOBLIN,
    C.ink,
    5,
  ) + F(D(pp('M142 74 C156 68 166 68 172 60 C170 78 160 88 144 88')), C.ink);

function skull(fine: boolean): string {
  const cuts =
    comb(pp('M106 30 Q105 70 111 96'), 186, 14, 12, 3) +
    comb(pp('M108 172 Q112 190 104 212'), 188, 18, 9, 3.2) +
    comb(pp('M42 128 Q38 166 56 194'), -4, 17, 17, 3.2) +
    gouge(pp('M70 108 Q62 116 60 128'), 4) +
    gouge(pp('M80 40 Q92 36 100 42'), 3) +
    gouge(pp('M78 50 Q90 46 102 52'), 3);
  return (
    FS(D(head), GOBLIN, C.ink, 5) + clip(head, F(D(dark), C.ink) + F(cheek, GOBLIN) + (fine ? F(cuts, C.ink) : ''))
  );
}

/** A ridge of brows over small eyes, and a flat nose. */
const features = (): string =>
  F(D(pp('M62 70 Q84 64 100 82 Q116 64 138 70 Q136 84 118 90 L100 92 L82 90 Q64 84 62 70')), C.ink) +
  F(D(pp('M76 82 Q84 78 92 86 Q84 90 76 82')) + D(pp('M124 82 Q116 78 108 86 Q116 90 124 82')), C.lit) +
  F(D(pp('M90 104 Q100 96 112 104 Q114 114 106 114 L100 110 L94 114 Q86 112 90 104')), C.ink);

/** Tusks stand up from the under-jaw, one of them broken off. */
function jaw(): string {
  const teeth = ['M84 150 L86 142 L92 150', 'M96 149 L99 141 L104 149', 'M110 150 L113 142 L118 151'];
  const tusks =
    D(pp('M60 160 C56 142 56 124 66 106 C74 122 80 140 78 156')) +
    D(pp('M140 160 C143 148 143 138 141 130 L136 135 L131 126 L126 134 C123 142 121 150 122 156'));
  return (
    F(D(pp('M50 146 Q74 128 100 132 Q126 128 150 146 Q152 156 146 160 Q100 148 54 160 Q48 156 50 146')), C.ink) +
    F(teeth.map((tooth) => D(pp(tooth))).join(''), C.bone) +
    FS(tusks, C.bone, C.ink, 4) +
    F(gouge(pp('M72 122 Q76 138 74 154'), 4) + gouge(pp('M136 136 Q140 146 136 156'), 6), C.ink)
  );
}

/** Sewn down the lit cheek: a smooth face would frighten nobody. */
const scar = (): string =>
  F(gouge(pp('M72 62 Q66 92 52 118 Q48 132 52 146'), 3.6), C.ink) +
  S('M62 84l10 5M58 96l11 6M52 110l11 5M47 126l11 2M48 138l10 -1', C.ink, 2.8);

export function brute(fine: boolean): string {
  seed(143);
  return (
    ground(C.kammi, 0.45, 90, { x: 100, y: 110, clear: 76, reach: 100 }) +
    glow(100, 100, 78, mix(C.kammi, C.paper, 0.2), 40) +
    body(fine) +
    ears() +
    skull(fine) +
    features() +
    jaw() +
    scar()
  );
}
