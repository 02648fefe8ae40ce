// Sine and cosine from plain arithmetic. Math.sin and Math.cos may differ in the last bit between two versions of an
// engine, and a tumbling cube makes a different drop of that; + - * and / are exact everywhere.

const TWO_OVER_PI = 0.6366197723675814;
// Half of pi in two parts: a whole multiple of the first is exact, so nothing is lost by taking it away.
const HALF_PI_HIGH = 1.5707963267341256;
const HALF_PI_LOW = 6.077100506506192e-11;

/** Polynomials on -pi/4 .. pi/4, the coefficients of fdlibm. */
function sinKernel(x: number): number {
  const z = x * x;
  const r =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 + z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)));
  return x + x * z * (-0.16666666666666632 + z * r);
}

function cosKernel(x: number): number {
  const z = x * x;
  const r =
    0.0416666666666666 +
    z *
      (-0.001388888888887411 +
        z *
          (2.480158728947673e-5 +
            z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11))));
  return 1 - (0.5 * z - z * z * r);
}

/** Good to the last bit or two for the angles of this world (up to a million or so). */
export function sin(angle: number): number {
  const quarters = Math.round(angle * TWO_OVER_PI);
  const x = angle - quarters * HALF_PI_HIGH - quarters * HALF_PI_LOW;
  switch (quarters & 3) {
    case 0:
      return sinKernel(x);
    case 1:
      return cosKernel(x);
    case 2:
      return -sinKernel(x);
    default:
      return -cosKernel(x);
  }
}

export function cos(angle: number): number {
  const quarters = Math.round(angle * TWO_OVER_PI);
  const x = angle - quarters * HALF_PI_HIGH - quarters * HALF_PI_LOW;
  switch (quarters & 3) {
    case 0:
      return cosKernel(x);
    case 1:
      return -sinKernel(x);
    case 2:
      return -cosKernel(x);
    default:
      return sinKernel(x);
  }
}
