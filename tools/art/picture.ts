import { G } from './ink/svg.ts';

/** What a scene needs to know of a picture; sizes in CSS px at 1280x720, the anchor from the top left. */
export interface Picture {
  readonly key: string;
  readonly w: number;
  readonly h: number;
  readonly ax: number;
  readonly ay: number;
  /** More manifest fields of this picture: frames, tower, slots, slice. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Inner SVG content, origin at the top left. */
  readonly svg: string;
}

/** Families of pictures; drawing starts only when a picture's `svg` is read. */
export type Catalogue = readonly (() => readonly Picture[])[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * A picture of what is drawn around an origin, which becomes its anchor. The content is drawn when it is asked for, so
 * that the runner can redraw one key without drawing all; call `seed()` inside it.
 */
export function picture(
  key: string,
  box: Box,
  content: () => string,
  facts?: Readonly<Record<string, unknown>>,
): Picture {
  return {
    key,
    w: box.w,
    h: box.h,
    ax: -box.x,
    ay: -box.y,
    facts,
    get svg() {
      return G(-box.x, -box.y, 1, content());
    },
  };
}

/** The picture as a file that stands alone: Phaser loads it as an image and needs its size. */
export const svgFile = (p: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${p.w}" height="${p.h}" viewBox="0 0 ${p.w} ${p.h}">${p.svg}</svg>\n`;

/** The picture's entry in manifest.json. */
export const manifestEntry = ({ w, h, ax, ay, facts }: Picture): Readonly<Record<string, unknown>> => ({
  w,
  h,
  ax,
  ay,
  ...facts,
});
