import { comb, gouge, hatch } from '../../ink/cuts.ts';
import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, rim, shadow } from '../../ink/svg.ts';
import { GOBLIN } from '../cards/goblin-skin.ts';
import { C } from '../inks.ts';

// Kammi's haint is the only piece that looks sideways: its outline is neither the bull's nor the cowl's.

/** Low snout to the left, one ear like a sail, a hump, knuckles on the ground. */
const sneak = pp(
  'M-58 -49 Q-57 -60 -47 -66 Q-42 -76 -33 -80 C-36 -100 -20 -120 10 -130 C9 -120 7 -112 3 -106 L9 -100 Q4 -90 -6 -82 Q-3 -76 0 -72 Q8 -75 16 -72 C40 -71 53 -54 53 -32 L59 -28 L53 -20 Q56 -8 62 2 L53 0 L48 7 L42 -1 L36 7 L30 -1 Q28 -14 20 -22 Q12 -26 4 -22 Q4 -8 9 3 L2 -1 L-4 7 L-10 -1 L-17 6 L-22 -3 Q-20 -18 -22 -30 Q-28 -18 -32 -8 L-26 4 L-35 0 L-40 7 L-46 -1 L-53 5 L-54 -5 Q-47 -16 -41 -26 Q-53 -30 -58 -49',
);
const ear = pp('M-25 -82 C-27 -98 -15 -112 1 -120 C-1 -104 -6 -94 -13 -83');
const belly = pp('M-22 -34 Q-8 -30 6 -34 Q2 -24 2 -14 L-10 -18 Q-18 -24 -22 -34');
const thigh = pp('M30 -20 Q36 -40 52 -44 Q38 -30 38 -12');
const back = pp('M12 -76 L70 -84 L74 12 L8 12 Q24 -30 12 -76');
const grin = pp('M-62 -48 Q-50 -50 -40 -54 Q-26 -60 -20 -74 Q-12 -54 -30 -40 Q-42 -32 -54 -36 Q-58 -42 -62 -48');
const upperTeeth =
  'M-56 -47L-52 -40L-48 -49ZM-47 -50L-42 -41L-38 -53ZM-37 -54L-31 -44L-28 -60ZM-27 -62L-23 -53L-20 -70Z';
const lowerTeeth = 'M-52 -36L-48 -43L-44 -35ZM-43 -35L-38 -43L-34 -38ZM-33 -39L-28 -50L-25 -46Z';
const lid = 'M-47 -66L-31 -71Q-31 -62 -39 -61Z';
const ember = 'M-44 -65L-34 -68Q-35 -63 -40 -63Z';

export function kammiHaint(): string {
  seed(13);
  const dark = F(hatch(back, 64, 6.4, 3.6, { from: 0.05 }), C.ink) + F(D(ear) + D(belly) + D(thigh), C.ink);
  const light =
    gouge(pp('M-29 -88 C-28 -104 -16 -116 -2 -122'), 4.4) +
    comb(pp('M8 -70 Q24 -72 36 -60'), 104, 15, 6, 3.8) +
    gouge(pp('M-16 -34 Q-20 -18 -17 -4'), 4.6) +
    gouge(pp('M-38 -26 Q-46 -14 -52 -6'), 4.4) +
    gouge(pp('M-6 -34 Q-8 -20 -5 -6'), 3.6) +
    comb(pp('M-54 -60 Q-44 -70 -30 -76'), 70, 9, 6, 3.2);
  return (
    shadow(56, 12, 3) +
    rim(sneak, C.kammi, { w: 6 }) +
    clip(sneak, dark + F(light, GOBLIN)) +
    F(D(grin), C.ink) +
    F(upperTeeth + lowerTeeth, C.paper) +
    F(lid, C.ink) +
    F(ember, C.lit) +
    F(gouge(pp('M-50 -68 Q-40 -74 -28 -74'), 4), C.ink)
  );
}
