/** Loudness as an ear hears it, after ITU-R BS.1770: low tones count less, high ones a little more. */

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** A shelf that lifts what lies above: the head that the sound goes round. */
function headShelf(rate: number): Biquad {
  const gain = 10 ** (3.999843853973347 / 20);
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const band = gain ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(gain + (band * k) / q + k * k) / a0, (2 * (k * k - gain)) / a0, (gain - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

/** What is too low to be heard well counts less. */
function lowCut(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function filtered(samples: Float64Array, { b, a }: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i];
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

/** An ear adds up what it hears in so many seconds; a shorter sound is that much softer. */
const momentary = 0.4;
const step = 0.05;

/** Decibels below full scale (LUFS) of the loudest moment. */
export function loudestMoment(samples: Float64Array, rate: number): number {
  const heard = filtered(filtered(samples, headShelf(rate)), lowCut(rate));
  const size = Math.round(momentary * rate);
  let loudest = 0;
  for (let start = 0; start === 0 || start + size <= heard.length; start += Math.round(step * rate)) {
    let energy = 0;
    for (let i = start; i < Math.min(start + size, heard.length); i++) energy += heard[i] ** 2;
    loudest = Math.max(loudest, energy / size);
  }
  return -0.691 + 10 * Math.log10(loudest);
}

export const decibels = (volume: number): number => 20 * Math.log10(volume);
