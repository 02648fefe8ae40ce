import { nextBelow, type Rng } from '../../src/engine/kernel/rng.ts';

/** What hostile or broken files say where something else stood. */
const strange: readonly unknown[] = [
  1e15,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  '',
  '🌳',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  [],
  {},
  { length: 1e9 },
  Array(1000).fill(0),
  JSON.parse('['.repeat(300) + ']'.repeat(300)),
  JSON.parse('{"__proto__": 1, "toString": 2}'),
];

/** Every place in a JSON value, as the object it is in and its key there. */
function places(value: unknown): (readonly [holder: Record<string, unknown>, key: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...places(holder[key])]);
}

/** The text with something wrong in its JSON: another value, a part that is gone or comes twice. */
function wrongJson(text: string, rng: Rng): string {
  const data: unknown = JSON.parse(text);
  const all = places(data);
  for (let i = nextBelow(rng, 3); i >= 0; i--) {
    const [holder, key] = all[nextBelow(rng, all.length)];
    const way = nextBelow(rng, 4);
    if (way === 0) delete holder[key];
    else if (way === 1) holder[key] = strange[nextBelow(rng, strange.length)];
    else if (way === 2) holder[key] = all[nextBelow(rng, all.length)][0];
    else if (Array.isArray(holder)) holder.push(holder[Number(key)]);
  }
  try {
    return JSON.stringify(data);
  } catch {
    // A part that holds itself.
    return text.slice(1);
  }
}

/** The text with characters lost, changed or doubled. */
function wrongText(text: string, rng: Rng): string {
  const at = nextBelow(rng, text.length);
  const end = at + nextBelow(rng, Math.min(40, text.length - at) + 1);
  const way = nextBelow(rng, 4);
  if (way === 0) return text.slice(0, at) + text.slice(end);
  if (way === 1) return text.slice(0, end) + text.slice(at);
  if (way === 2) return `${text.slice(0, at)}${String.fromCharCode(32 + nextBelow(rng, 96))}${text.slice(at + 1)}`;
  return text.slice(0, at);
}

export function mutant(text: string, rng: Rng): string {
  return nextBelow(rng, 3) > 0 ? wrongText(text, rng) : wrongJson(text, rng);
}
