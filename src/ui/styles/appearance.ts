import type { Colouring, Settings } from '../../session/settings.ts';
import { paletteVariables } from './palette.ts';

/** Red, green and blue made of red, green and blue. Each row adds up to 1, so that greys, ink and bone stay what they are. */
type Matrix = readonly (readonly [number, number, number])[];

/**
 * What is shown to eyes that see less red, less green or less blue, so that factions and terrains come apart again. One
 * filter over picture and words recolours all that is drawn at once; `tests/ui/styles/appearance.test.ts` measures what it does.
 */
export const colourMatrices: Readonly<Record<Exclude<Colouring, 'printed'>, Matrix>> = {
  lessRed: [
    [1.16, -0.07, -0.09],
    [-0.28, 1.22, 0.06],
    [-0.06, 0.03, 1.03],
  ],
  lessGreen: [
    [1.06, -0.04, -0.02],
    [0.1, 0.97, -0.07],
    [-0.21, 0.39, 0.82],
  ],
  lessBlue: [
    [1.01, 0, -0.01],
    [0, 1.13, -0.13],
    [-0.03, -0.03, 1.06],
  ],
};

const filterId = (colouring: Colouring): string => `colours-${colouring}`;

const svgName = 'http://www.w3.org/2000/svg';

/** The filters must be in the page to be used by it. */
function layFilters(page: HTMLElement): void {
  const svg = document.createElementNS(svgName, 'svg');
  for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true' })) {
    svg.setAttribute(name, value);
  }
  for (const [colouring, matrix] of Object.entries(colourMatrices)) {
    const filter = document.createElementNS(svgName, 'filter');
    filter.id = filterId(colouring as Colouring);
    filter.setAttribute('color-interpolation-filters', 'sRGB');
    const colours = document.createElementNS(svgName, 'feColorMatrix');
    colours.setAttribute('values', [...matrix.map((row) => [...row, 0, 0]), [0, 0, 0, 1, 0]].flat().join(' '));
    filter.append(colours);
    svg.append(filter);
  }
  page.append(svg);
}

type Look = Pick<Settings, 'colours' | 'contrast' | 'calm'>;

const wants = (query: string): MediaQueryList => window.matchMedia(query);
const calmQuery = '(prefers-reduced-motion: reduce)';
const contrastQuery = '(prefers-contrast: more)';

/** Nothing may move that need not: so the player or the device will have it. */
export const isCalm = ({ calm }: Pick<Settings, 'calm'>): boolean => calm || wants(calmQuery).matches;

interface Inks {
  readonly plain: Readonly<Record<string, string>>;
  /** Those that take the place of others where more contrast is wanted. */
  readonly strong: Readonly<Record<string, string>>;
}

/** Shows everything in the colours, with the contrast and the motion that are chosen, or that the device asks for. */
export function createAppearance(
  picture: HTMLElement,
  words: HTMLElement,
  inks: Inks,
  signal?: AbortSignal,
): (look: Look) => void {
  const root = document.documentElement;
  let shown: Look | undefined;
  function show(look: Look): void {
    shown = look;
    const isStrong = look.contrast || wants(contrastQuery).matches;
    paletteVariables(root, isStrong ? { ...inks.plain, ...inks.strong } : inks.plain);
    root.dataset.contrast = isStrong ? 'more' : 'plain';
    root.dataset.motion = isCalm(look) ? 'less' : 'full';
    const filter = look.colours === 'printed' ? '' : `url(#${filterId(look.colours)})`;
    words.style.filter = filter;
    picture.style.filter = isStrong ? `${filter} contrast(1.15)` : filter;
  }
  if (!document.getElementById(filterId('lessRed'))) layFilters(document.body);
  for (const query of [calmQuery, contrastQuery]) {
    wants(query).addEventListener('change', () => shown && show(shown), { signal });
  }
  return show;
}
