export type Signal = Float64Array;

/** A place in a sound: seconds from its start, and the value there. */
export type Point = readonly [at: number, value: number];

export function silence(rate: number, seconds: number): Signal {
  return new Float64Array(Math.round(rate * seconds));
}

/** Adds `source` at `at` seconds; what reaches past the end is lost. */
export function mix(target: Signal, source: Signal, rate: number, at: number, gain = 1): void {
  const start = Math.round(at * rate);
  const end = Math.min(source.length, target.length - start);
  for (let i = Math.max(0, -start); i < end; i++) target[start + i] += source[i] * gain;
}

/** Adds `source` to a loop: what reaches past the end comes back at the beginning. */
export function mixAround(loop: Signal, source: Signal, rate: number, at: number, gain = 1): void {
  const start = Math.round(at * rate) + loop.length;
  for (let i = 0; i < source.length; i++) loop[(start + i) % loop.length] += source[i] * gain;
}

/** Runs a process with memory over a loop until its beginning carries the echo of its end. */
export function settle(loop: Signal, process: (signal: Signal) => Signal): Signal {
  const twice = new Float64Array(loop.length * 2);
  twice.set(loop);
  twice.set(loop, loop.length);
  return process(twice).slice(loop.length);
}

/** A smooth line through points. */
export function curve(points: readonly Point[]): (t: number) => number {
  return (t) => {
    let i = 0;
    while (i < points.length - 1 && points[i + 1][0] <= t) i++;
    const [fromTime, from] = points[i];
    if (i === points.length - 1 || t <= fromTime) return from;
    const [toTime, to] = points[i + 1];
    const x = (t - fromTime) / (toTime - fromTime);
    return from + (to - from) * x * x * (3 - 2 * x);
  };
}

export function shape(signal: Signal, rate: number, gain: (t: number) => number): Signal {
  return signal.map((value, i) => value * gain(i / rate));
}

export function peakOf(signal: Signal): number {
  let peak = 0;
  for (const value of signal) peak = Math.max(peak, Math.abs(value));
  return peak;
}

export function scaleToPeak(signal: Signal, peak: number): Signal {
  const gain = peak / peakOf(signal);
  return signal.map((value) => value * gain);
}

/** Rounds the highest peaks off, so that a sound of one sharp crack and a soft body is not all crack. */
export function soften(signal: Signal, drive: number): Signal {
  const peak = peakOf(signal);
  return signal.map((value) => Math.tanh((value / peak) * drive));
}

/** Drops the silence at both ends and lets the last milliseconds fade to nothing. */
export function trim(signal: Signal, rate: number, threshold = 0.002): Signal {
  const limit = peakOf(signal) * threshold;
  let start = 0;
  while (Math.abs(signal[start]) < limit) start++;
  let end = signal.length;
  while (Math.abs(signal[end - 1]) < limit) end--;
  const out = signal.slice(Math.max(0, start - 8), end);
  const fadeIn = Math.min(8, out.length);
  for (let i = 0; i < fadeIn; i++) out[i] *= i / fadeIn;
  const fadeOut = Math.min(Math.round(rate * 0.03), Math.floor(out.length / 3));
  for (let i = 0; i < fadeOut; i++) out[out.length - 1 - i] *= i / fadeOut;
  return out;
}

/**
 * Turns a loop so that its seam lies where it is quietest: browsers resample a file as if silence surrounded it,
 * and only a quiet seam hides that.
 */
export function seamAtQuietest(loop: Signal): Signal {
  const reach = 24;
  let best = 0;
  let bestLoudness = Number.POSITIVE_INFINITY;
  for (let i = 0; i < loop.length; i++) {
    let loudness = 0;
    for (let k = -reach; k < reach; k++) {
      const near = 1 - Math.abs(k) / reach;
      loudness += near * Math.abs(loop[(i + k + loop.length) % loop.length]);
    }
    if (loudness < bestLoudness) {
      bestLoudness = loudness;
      best = i;
    }
  }
  const out = new Float64Array(loop.length);
  for (let i = 0; i < loop.length; i++) out[i] = loop[(best + i) % loop.length];
  return out;
}
