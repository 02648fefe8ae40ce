/** The share of a sound's energy that lies between two frequencies. */
export function energyBetween(samples: Float64Array, rate: number, low: number, high: number): number {
  const power = powerSpectrum(samples);
  const binWidth = rate / ((power.length - 1) * 2);
  let inside = 0;
  let all = 0;
  for (let i = 1; i < power.length; i++) {
    all += power[i];
    if (i * binWidth >= low && i * binWidth < high) inside += power[i];
  }
  return inside / all;
}

/** The frequency around which a sound's energy balances. */
export function centroid(samples: Float64Array, rate: number): number {
  const power = powerSpectrum(samples);
  const binWidth = rate / ((power.length - 1) * 2);
  let weighted = 0;
  let all = 0;
  for (let i = 1; i < power.length; i++) {
    all += power[i];
    weighted += power[i] * i * binWidth;
  }
  return weighted / all;
}

/** Loudness of each stretch of `seconds`. */
export function envelope(samples: Float64Array, rate: number, seconds: number): number[] {
  const size = Math.round(rate * seconds);
  const out: number[] = [];
  for (let start = 0; start + size <= samples.length; start += size) {
    let sum = 0;
    for (let i = start; i < start + size; i++) sum += samples[i] ** 2;
    out.push(Math.sqrt(sum / size));
  }
  return out;
}

/** Seconds from the loudest moment until the sound stays below a tenth of it. */
export function fallTime(samples: Float64Array, rate: number): number {
  const step = 0.004;
  const levels = envelope(samples, rate, step);
  const top = Math.max(...levels);
  const last = levels.findLastIndex((level) => level > top / 10);
  return (last - levels.indexOf(top)) * step;
}

function powerSpectrum(samples: Float64Array): Float64Array {
  let size = 1;
  while (size < samples.length) size *= 2;
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(samples);
  transform(re, im);
  return re.slice(0, size / 2 + 1).map((value, i) => value * value + im[i] * im[i]);
}

/** Fast Fourier transform in place; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j], re[i]];
      [im[i], im[j]] = [im[j], im[i]];
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let k = 0; k < length / 2; k++) {
      const angle = (-2 * Math.PI * k) / length;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      for (let a = k; a < size; a += length) {
        const b = a + length / 2;
        const x = re[b] * c - im[b] * s;
        const y = re[b] * s + im[b] * c;
        re[b] = re[a] - x;
        im[b] = im[a] - y;
        re[a] += x;
        im[a] += y;
      }
    }
  }
}
