import {
  type ActionOf,
  type ActionType,
  type HarrowAction,
  placeables,
  shiftables,
  takeables,
  usableActs,
} from '../action.ts';
import { terrains } from '../content/maps/layout.ts';
import { type Hex, hexByName, hexNames } from '../county.ts';
import {
  abilities,
  bagTokens,
  cardIds,
  cubeColours,
  factionColours,
  hesterCardIds,
  jars,
  pileIds,
  type StuckCube,
  tileIds,
  tokenKinds,
  upgradeIds,
} from '../state.ts';

/** Reads the words behind an action's name; undefined means the text is not this action. */
type Words = readonly string[];

interface Notation<T extends ActionType> {
  write(action: ActionOf<T>): string;
  read(words: Words): ActionOf<T> | undefined;
}

const pullables = [...tokenKinds, 'haint', 'infected', 'legend'] as const;
const destinations = ['bag', 'board'] as const;
const creepers = ['haint', 'hester'] as const;
const prices = ['terrain', 'any', 'ward'] as const;

function oneOf<T extends string>(list: readonly T[], word: string | undefined): T | undefined {
  return list.find((each) => each === word);
}

const plain = <T extends 'strengthen' | 'track' | 'power' | 'act' | 'shake' | 'done' | 'end'>(
  type: T,
): Notation<T> => ({
  write: () => type,
  read: (words) => (words.length === 0 ? ({ type } as ActionOf<T>) : undefined),
});

const onHex = <T extends 'spawn' | 'path' | 'unpath' | 'storm' | 'hide' | 'push' | 'root'>(type: T): Notation<T> => ({
  write: (action) => `${type} ${hexNames[(action as { hex: Hex }).hex]}`,
  read: (words) => {
    const hex = hexByName(words[0] ?? '');
    return hex === undefined || words.length !== 1 ? undefined : ({ type, hex } as ActionOf<T>);
  },
});

/** A word of a list behind the name. */
const named = <T extends 'card' | 'tile' | 'return' | 'activate' | 'use' | 'call' | 'pay' | 'reveal', K extends string>(
  type: T,
  key: K,
  list: readonly string[],
): Notation<T> => ({
  write: (action) => `${type} ${(action as unknown as Record<K, string>)[key]}`,
  read: (words) => {
    const word = oneOf(list, words[0]);
    return word === undefined || words.length !== 1 ? undefined : ({ type, [key]: word } as unknown as ActionOf<T>);
  },
});

/** A thing and its hex. */
const thingOnHex = <T extends 'put' | 'take'>(type: T, things: readonly string[]): Notation<T> => ({
  write: (action) => {
    const { what, hex } = action as { what: string; hex: Hex };
    return `${type} ${what} ${hexNames[hex]}`;
  },
  read: (words) => {
    const what = oneOf(things, words[0]);
    const hex = hexByName(words[1] ?? '');
    if (what === undefined || hex === undefined || words.length !== 2) return undefined;
    return { type, what, hex } as unknown as ActionOf<T>;
  },
});

/** A thing that goes from hex to hex. */
const thingFromTo = <T extends 'pull' | 'shift'>(type: T, things: readonly string[]): Notation<T> => ({
  write: (action) => {
    const { what, from, to } = action as { what: string; from: Hex; to: Hex };
    return `${type} ${what} ${hexNames[from]} ${hexNames[to]}`;
  },
  read: (words) => {
    const what = oneOf(things, words[0]);
    const from = hexByName(words[1] ?? '');
    const to = hexByName(words[2] ?? '');
    if (what === undefined || from === undefined || to === undefined || words.length !== 3) return undefined;
    return { type, what, from, to } as unknown as ActionOf<T>;
  },
});

/** A kill; of several haints perhaps the nailed one. */
const kill = <T extends 'strike' | 'clash'>(type: T): Notation<T> => ({
  write: (action) => ((action as { nailed?: boolean }).nailed ? `${type} nailed` : type),
  read: (words) => {
    if (words.length === 0) return { type } as ActionOf<T>;
    return words.length === 1 && words[0] === 'nailed' ? ({ type, nailed: true } as ActionOf<T>) : undefined;
  },
});

/** `red@180.25,301.5,0.785`: a cube resting in the tree. */
export function writePose({ colour, x, y, a }: StuckCube): string {
  return `${colour}@${x},${y},${a}`;
}

export function readPose(word: string): StuckCube | undefined {
  const [name, numbers = ''] = word.split('@');
  const colour = oneOf(cubeColours, name);
  const [x, y, a] = numbers.split(',').map(Number);
  if (colour === undefined || ![x, y, a].every((n) => Number.isFinite(n))) return undefined;
  return { colour, x, y, a };
}

const notations: { readonly [T in ActionType]: Notation<T> } = {
  jar: {
    write: ({ jar, attack }) => `jar ${jar}${attack ? ' attack' : ''}`,
    read: (words) => {
      const jar = oneOf(jars, words[0]);
      const attack = words[1] === 'attack';
      if (jar === undefined || words.length > (attack ? 2 : 1)) return undefined;
      return { type: 'jar', jar, attack };
    },
  },
  ability: {
    write: ({ ability }) => `ability ${ability}`,
    read: (words) => {
      const ability = oneOf(abilities, words[0]);
      return ability === undefined || words.length !== 1 ? undefined : { type: 'ability', ability };
    },
  },
  move: {
    write: ({ from, to, haints, infected, legend }) =>
      `move ${hexNames[from]} ${hexNames[to]}${haints > 0 ? ` haint=${haints}` : ''}${infected ? ` infected=${infected}` : ''}${legend ? ' legend' : ''}`,
    read: ([fromName = '', toName = '', ...units]) => {
      const from = hexByName(fromName);
      const to = hexByName(toName);
      if (from === undefined || to === undefined) return undefined;
      let haints = 0;
      let infected = 0;
      let legend = false;
      for (const word of units) {
        const [, what, count] = /^(haint|infected)=([1-4])$/.exec(word) ?? [];
        if (what === 'haint') haints = Number(count);
        else if (what === 'infected') infected = Number(count);
        else if (word === 'legend') legend = true;
        else return undefined;
      }
      if ((haints === 0 && !legend) || infected > haints) return undefined;
      return { type: 'move', from, to, haints, ...(infected > 0 && { infected }), legend };
    },
  },
  spawn: onHex('spawn'),
  strengthen: plain('strengthen'),
  track: plain('track'),
  power: plain('power'),
  path: onHex('path'),
  unpath: onHex('unpath'),
  storm: onHex('storm'),
  pull: thingFromTo('pull', pullables),
  hide: onHex('hide'),
  step: {
    write: ({ from, to, infected }) => `step ${hexNames[from]} ${hexNames[to]}${infected ? ' infected' : ''}`,
    read: (words) => {
      const [from, to] = words.slice(0, 2).map(hexByName);
      const infected = words[2] === 'infected';
      if (from === undefined || to === undefined || words.length !== (infected ? 3 : 2)) return undefined;
      return { type: 'step', from, to, ...(infected && { infected }) };
    },
  },
  attack: {
    write: ({ from, to, on }) => `attack ${hexNames[from]} ${hexNames[to]}${on ? ` ${on}` : ''}`,
    read: ([from = '', to = '', on, ...more]) => {
      const hexes = [hexByName(from), hexByName(to)];
      if (hexes[0] === undefined || hexes[1] === undefined || more.length > 0) return undefined;
      if (on !== undefined && on !== 'hester') return undefined;
      return { type: 'attack', from: hexes[0], to: hexes[1], ...(on && { on }) };
    },
  },
  tree: {
    write: ({ out, poses }) => {
      const counts = out.map((n, i) => `${cubeColours[i]}=${n}`).join(' ');
      return poses ? ['tree', counts, 'stuck', ...poses.map(writePose)].join(' ') : `tree ${counts}`;
    },
    read: (words) => {
      const stuckAt = words.indexOf('stuck');
      const counts = stuckAt < 0 ? words : words.slice(0, stuckAt);
      const isHesters = counts.some((word) => terrains.some((terrain) => word.startsWith(terrain)));
      const out = (isHesters ? cubeColours : factionColours).map(() => 0);
      for (const word of counts) {
        const [name, number = ''] = word.split('=');
        const colour = cubeColours.indexOf(name as (typeof cubeColours)[number]);
        if (colour < 0 || !/^\d+$/.test(number)) return undefined;
        out[colour] = Number(number);
      }
      if (stuckAt < 0) return { type: 'tree', out };
      const poses = words.slice(stuckAt + 1).map(readPose);
      return poses.includes(undefined) ? undefined : { type: 'tree', out, poses: poses.filter((p) => p !== undefined) };
    },
  },
  strike: kill('strike'),
  push: onHex('push'),
  reap: {
    write: ({ hex, nailed }) => `reap ${hexNames[hex]}${nailed ? ' nailed' : ''}`,
    read: (words) => {
      const hex = hexByName(words[0] ?? '');
      const nailed = words[1] === 'nailed';
      if (hex === undefined || words.length !== (nailed ? 2 : 1)) return undefined;
      return nailed ? { type: 'reap', hex, nailed } : { type: 'reap', hex };
    },
  },
  clash: kill('clash'),
  sort: {
    write: ({ token, to }) => `sort ${token} ${to}`,
    read: (words) => {
      const token = oneOf(bagTokens, words[0]);
      const to = oneOf(destinations, words[1]);
      return token === undefined || to === undefined || words.length !== 2 ? undefined : { type: 'sort', token, to };
    },
  },
  walk: {
    write: ({ from, to }) => `walk ${hexNames[from]} ${hexNames[to]}`,
    read: (words) => {
      const [from, to] = words.map(hexByName);
      return from === undefined || to === undefined || words.length !== 2 ? undefined : { type: 'walk', from, to };
    },
  },
  act: plain('act'),
  card: named('card', 'card', cardIds),
  tile: named('tile', 'tile', tileIds),
  return: named('return', 'token', bagTokens),
  activate: named('activate', 'token', upgradeIds),
  shift: thingFromTo('shift', shiftables),
  put: thingOnHex('put', placeables),
  take: thingOnHex('take', takeables),
  choose: {
    write: ({ option }) => `choose ${option}`,
    read: ([option = '', ...more]) =>
      more.length === 0 && /^[a-z0-9_]+$/.test(option) ? { type: 'choose', option } : undefined,
  },
  root: onHex('root'),
  use: named('use', 'act', usableActs),
  lay: {
    write: ({ card, over }) => `lay ${card}${over ? ` over ${over}` : ''}`,
    read: (words) => {
      const card = oneOf(hesterCardIds, words[0]);
      const over = oneOf(hesterCardIds, words[2]);
      if (card === undefined || (words.length !== 1 && (words.length !== 3 || words[1] !== 'over' || !over))) {
        return undefined;
      }
      return { type: 'lay', card, ...(over && { over }) };
    },
  },
  call: named('call', 'card', hesterCardIds),
  creep: {
    write: ({ unit, from, to, by }) => `creep ${unit} ${hexNames[from]} ${hexNames[to]} ${by}`,
    read: ([unit, fromName = '', toName = '', by, ...more]) => {
      const what = oneOf(creepers, unit);
      const from = hexByName(fromName);
      const to = hexByName(toName);
      const price = oneOf(prices, by);
      if (what === undefined || from === undefined || to === undefined || price === undefined) return undefined;
      return more.length > 0 || price === 'ward' ? undefined : { type: 'creep', unit: what, from, to, by: price };
    },
  },
  pay: named('pay', 'terrain', terrains),
  shake: plain('shake'),
  infect: {
    write: ({ hex, at, by }) => `infect ${hexNames[hex]} ${at === undefined ? '' : `${hexNames[at]} `}${by}`,
    read: (words) => {
      const [hex, at] = words.slice(0, -1).map(hexByName);
      const by = oneOf(prices, words[words.length - 1]);
      if (hex === undefined || by === undefined || words.length > 3 || (words.length === 3 && at === undefined)) {
        return undefined;
      }
      return { type: 'infect', hex, ...(at !== undefined && { at }), by };
    },
  },
  summon: {
    write: ({ hex, terrain }) => `summon ${hexNames[hex]} ${terrain}`,
    read: ([name = '', word, ...more]) => {
      const hex = hexByName(name);
      const terrain = oneOf(terrains, word);
      return hex === undefined || terrain === undefined || more.length > 0
        ? undefined
        : { type: 'summon', hex, terrain };
    },
  },
  reveal: named('reveal', 'pile', pileIds),
  done: plain('done'),
  end: plain('end'),
};

export function formatAction(action: HarrowAction): string {
  return (notations[action.type] as Notation<ActionType>).write(action);
}

/** Reads an action; undefined if the text is none. */
export function parseAction(text: string): HarrowAction | undefined {
  const [name = '', ...words] = text.trim().split(/\s+/);
  return Object.hasOwn(notations, name) ? notations[name as ActionType].read(words) : undefined;
}
