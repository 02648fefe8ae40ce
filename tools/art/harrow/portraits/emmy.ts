import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { glow, ground, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';
import { brows, darkEye, halfFace, lips, litEye } from './face.ts';
import { dress, frontHair, hairBehind } from './twins.ts';

const copper = mix(C.prot, C.ember, 0.55);

function neckAndCollar(fine: boolean): string {
  const collar =
    D(pp('M74 186 L98 208 L78 226 Q58 214 56 198 Q64 190 74 186')) +
    D(pp('M126 186 L102 208 L122 226 Q142 214 144 198 Q136 190 126 186'));
  const collarShade = fine
    ? hatch(pp('M122 192 L104 208 L122 224 L142 202'), -50, 4.5, 2.2)
    : D(pp('M126 186 L102 208 L122 226 Q132 210 126 186'));
  return (
    FS(D(pp('M82 150 L80 186 L100 206 L120 186 L118 150')), skin, C.ink, 3.5) +
    F(D(pp('M100 164 Q112 160 119 150 L120 188 L100 208 L92 196 Q104 184 100 164')), C.ink) +
    FS(collar, C.paper, C.ink, 4) +
    F(collarShade, C.ink)
  );
}

export function emmy(fine: boolean): string {
  seed(101);
  return (
    ground(C.prot, 0.25, 0, { x: 100, y: 110, clear: 70, reach: 110 }) +
    glow(100, 96, 74, copper, 38, 44) +
    hairBehind() +
    dress(fine, mix(C.prot, C.ink, 0.35), mix(C.prot, C.paper, 0.45)) +
    neckAndCollar(fine) +
    halfFace(skin, fine, mix(C.prot, C.ink, 0.3)) +
    brows() +
    litEye(C.ink) +
    // The glowing eye is her one idea, with the two-toned hair.
    darkEye() +
    lips(mix(C.prot, C.ink, 0.15)) +
    frontHair(fine, {
      lit: mix(C.ember, C.paper, 0.25),
      dark: mix(C.prot, C.ember, 0.4),
      strand: mix(C.ember, C.paper, 0.2),
    })
  );
}
