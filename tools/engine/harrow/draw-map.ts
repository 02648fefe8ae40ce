import { maps } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { county, type Hex, hexNames } from '../../../src/engine/games/harrow/county.ts';
import { touchedBy } from '../../../src/engine/games/harrow/rules/hester/roots.ts';
import type { LegendId } from '../../../src/engine/games/harrow/state/players.ts';
import { tokenKinds } from '../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';

const flat = 9;
const pitch = flat + 2;
const radius = 3;

const tokenLetters = ['m', 's', 'g', 'l'];

export const mapKey = [
  'bog, wet(lands), pla(ins), for(est), mou(ntain), bra(mbles)',
  'P3 three Protectors haints, F2 two Family haints, legends by name, ^ home hex',
  '~ storm, = path, + red cube, T townsfolk, B building, ! nail, o goad token, tokens in brackets: m move, s spawn, g strengthen, l legend',
];

/** Short enough for a hex: the first word of the name. */
function nameOf(legend: LegendId): string {
  const [word] = legend.split('_');
  return word[0].toUpperCase() + word.slice(1);
}

export const kammiKey =
  'with Kammi: K1 K2 her legend tokens, d doll face down, D the real doll turned up, $ a cube of blood money';

export const hesterKey = 'with Hester: P3s1 one of the three is infected, # flame token, r root, c terrain cube';

function unitsText(s: HarrowState, hex: Hex): string {
  const words = s.seats.flatMap(({ faction, legend, legendHex, secondHex, haints }, seat) => {
    const snakes = s.hester?.infected[seat][hex] ?? 0;
    const count = `${faction[0].toUpperCase()}${haints[hex]}${snakes > 0 ? `s${snakes}` : ''}`;
    const first = faction === 'kammi' ? 'K1' : nameOf(legend);
    return [legendHex === hex ? first : '', secondHex === hex ? 'K2' : '', haints[hex] > 0 ? count : ''];
  });
  return [s.hester?.hex === hex ? 'Hester' : '', ...words].filter((word) => word !== '').join(' ');
}

function hesterMarks({ hester }: HarrowState, hex: Hex): string {
  if (!hester) return '';
  const root = touchedBy([...hester.roots, ...hester.oldRoots]).includes(hex) ? 'r' : '';
  return `${'#'.repeat(hester.flames[hex])}${root}${hester.sacrifices[hex] > 0 ? 'c' : ''}`;
}

function kammiMarks({ kammi }: HarrowState, hex: Hex): string {
  if (!kammi) return '';
  const dolls = kammi.dolls.filter((doll) => doll.hex === hex).map(({ up }) => (up ? 'D' : 'd'));
  return `${dolls.join('')}${'$'.repeat(kammi.money.filter((each) => each === hex).length)}`;
}

function marksText(s: HarrowState, hex: Hex): string {
  const storm = s.storms[hex] > 0 || maps[s.config.map].printedStorms[hex];
  const tokens = tokenKinds
    .map((_, kind) => tokenLetters[kind].repeat(s.tokens[hex * tokenKinds.length + kind]))
    .join('');
  return [
    storm ? '~' : '',
    '='.repeat(s.paths[hex]),
    '+'.repeat(s.redCubes[hex]),
    'T'.repeat(s.townsfolk[hex]),
    'B'.repeat(s.buildings[hex]),
    '!'.repeat(s.nails.filter((nail) => nail.hex === hex).length),
    s.goads.includes(hex) ? 'o' : '',
    kammiMarks(s, hex),
    hesterMarks(s, hex),
    tokens === '' ? '' : `[${tokens}]`,
  ].join('');
}

function centred(text: string, width: number): string {
  const short = text.length > width ? `${text.slice(0, width - 2)}..` : text;
  const left = Math.floor((width - short.length) / 2);
  return ' '.repeat(left) + short + ' '.repeat(width - short.length - left);
}

/** The county in text: flat-top hexes, north above. */
export function drawMap(s: HarrowState): string[] {
  const rows = 4 * (2 * radius + 1) + 1;
  const canvas = Array.from({ length: rows }, () => new Array<string>(pitch * (2 * radius + 1) + 2).fill(' '));
  const put = (x: number, y: number, text: string) => {
    for (let i = 0; i < text.length; i++) canvas[y][x + i] = text[i];
  };
  county.forEach(({ q, r }, hex) => {
    const x = (q + radius) * pitch;
    const y = 4 * (r + radius) + 2 * q;
    const home = s.seats.some((seat) => seat.home === hex) ? '^' : '';
    const kind = maps[s.config.map].kinds[hex].slice(0, 3);
    put(x + 2, y, '_'.repeat(flat));
    put(x + 1, y + 1, `/${centred(`${home}${hexNames[hex]} ${kind}`, flat)}\\`);
    put(x, y + 2, `/${centred(unitsText(s, hex), flat + 2)}\\`);
    put(x, y + 3, `\\${centred(marksText(s, hex), flat + 2)}/`);
    put(x + 1, y + 4, `\\${'_'.repeat(flat)}/`);
  });
  return canvas.map((row) => row.join('').trimEnd());
}
