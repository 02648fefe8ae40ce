import type { Signal } from './signal.ts';

type Moving = number | ((t: number) => number);

const valueAt = (moving: Moving, t: number): number => (typeof moving === 'number' ? moving : moving(t));

/** How often a moving cutoff is looked at, in samples. */
const step = 16;

/** A state-variable filter: stable while its cutoff moves. */
function stateVariable(
  signal: Signal,
  rate: number,
  cutoff: Moving,
  q: number,
  pick: (input: number, band: number, low: number, damping: number) => number,
): Signal {
  const out = new Float64Array(signal.length);
  const damping = 1 / q;
  let first = 0;
  let second = 0;
  let g = 0;
  let a = 0;
  for (let i = 0; i < signal.length; i++) {
    if (i % step === 0) {
      g = Math.tan((Math.PI * Math.min(valueAt(cutoff, i / rate), rate * 0.45)) / rate);
      a = 1 / (1 + g * (g + damping));
    }
    const rest = signal[i] - second;
    const band = a * (first + g * rest);
    const low = second + g * band;
    first = 2 * band - first;
    second = 2 * low - second;
    out[i] = pick(signal[i], band, low, damping);
  }
  return out;
}

export function lowPass(signal: Signal, rate: number, cutoff: Moving, q = Math.SQRT1_2): Signal {
  return stateVariable(signal, rate, cutoff, q, (_input, _band, low) => low);
}

export function highPass(signal: Signal, rate: number, cutoff: Moving, q = Math.SQRT1_2): Signal {
  return stateVariable(signal, rate, cutoff, q, (input, band, low, damping) => input - damping * band - low);
}

/** Unity gain at the cutoff. */
export function bandPass(signal: Signal, rate: number, cutoff: Moving, q: number): Signal {
  return stateVariable(signal, rate, cutoff, q, (_input, band, _low, damping) => damping * band);
}

/** Delays in milliseconds without a common divisor, so that the echoes do not line up into a tone. */
const roomDelays = [29.7, 37.1, 41.1, 43.7, 53.3, 61.9];
const smearDelays = [5.3, 1.7];

export interface Room {
  /** Seconds until an echo has fallen by 60 dB. */
  readonly time: number;
  /** Cutoff of the air and walls, in Hz. */
  readonly dark: number;
  readonly wet: number;
  readonly dry: number;
}

export function room(signal: Signal, rate: number, { time, dark, wet, dry }: Room): Signal {
  let echoes = new Float64Array(signal.length);
  const loss = Math.exp((-2 * Math.PI * dark) / rate);
  for (const delay of roomDelays) {
    const line = new Float64Array(Math.round((delay * rate) / 1000));
    const feedback = 0.001 ** (delay / 1000 / time);
    let damped = 0;
    for (let i = 0; i < signal.length; i++) {
      const at = i % line.length;
      const heard = line[at];
      damped = heard * (1 - loss) + damped * loss;
      line[at] = signal[i] + damped * feedback;
      echoes[i] += heard / roomDelays.length;
    }
  }
  for (const delay of smearDelays) {
    const line = new Float64Array(Math.round((delay * rate) / 1000));
    echoes = echoes.map((value, i) => {
      const at = i % line.length;
      const held = line[at];
      line[at] = value + held * 0.6;
      return held - line[at] * 0.6;
    });
  }
  return signal.map((value, i) => value * dry + echoes[i] * wet);
}
