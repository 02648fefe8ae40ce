import { type Picture, picture } from '../picture.ts';
import { button, roundButton } from './button.ts';
import { ribbonPicture } from './ribbon.ts';

/** A thing of this size from its corner, with room for its shadow. */
export const plate = (key: string, w: number, h: number, content: () => string): Picture =>
  picture(key, { x: -12, y: -10, w: w + 24, h: h + 22 }, content);

/** A round thing about its middle, with room for its shadow. */
export const round = (
  key: string,
  r: number,
  content: () => string,
  facts?: Readonly<Record<string, unknown>>,
): Picture => picture(key, { x: -r - 4, y: -r - 4, w: 2 * r + 10, h: 2 * r + 12 }, content, facts);

/** A ribbon, the plates of the languages and a round button as loose pictures. */
export const controls = (): readonly Picture[] => [
  ribbonPicture('dark'),
  plate('plate-lang', 52, 46, () => button(0, 0, 52, 46, 'plain', 605)),
  plate('plate-lang-on', 52, 46, () => button(0, 0, 52, 46, 'primary', 605)),
  round('button-round', 22, () => roundButton(0, 0, 22, 607)),
];
