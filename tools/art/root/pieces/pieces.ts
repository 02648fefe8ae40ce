import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { suits } from '../inks.ts';
import { base } from './base.ts';
import { cat } from './cat.ts';
import { hawk } from './hawk.ts';
import { hedgehog } from './hedgehog.ts';
import { recruiter, sawmill, workshop } from './marquise-buildings.ts';
import { roost } from './roost.ts';
import { ruin } from './ruin.ts';
import { keepToken, sympathyToken, woodToken } from './tokens.ts';

/** Foot at the origin; on a desktop's map a figure stands at .335 of its box. */
const figure = { x: -90, y: -140, w: 192, h: 166 };
const house = { x: -74, y: -142, w: 150, h: 166 };
const token = { x: -60, y: -60, w: 128, h: 128 };

const warriors = { mc: cat, ed: hawk, wa: hedgehog };

const buildings = { sawmill, workshop, recruiter, roost, ruin };

export const pieces = (): Picture[] => [
  ...Object.entries(warriors).map(([faction, draw]) => piece(`warrior-${faction}`, figure, draw)),
  ...Object.entries(buildings).map(([name, draw]) => piece(name, house, draw)),
  ...suits.filter((suit) => suit !== 'bird').map((suit) => piece(`base-${suit}`, house, () => base(suit))),
  piece('token-wood', { x: -64, y: -92, w: 132, h: 116 }, woodToken),
  piece('token-keep', token, keepToken),
  piece('token-sympathy', token, sympathyToken),
];
