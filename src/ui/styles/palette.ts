/** What every game is printed with. */
export const palette = {
  ink: '#14110f',
  night: '#1d2330',
  parchment: '#e9dcc0',
  paper: '#d1c0a4',
  moon: '#c9d3d8',
  ember: '#d9772b',
  /** The steps of ember light: what is lit, and the core of a flame. */
  lit: '#f6cf7a',
  core: '#fff2cc',
  bog: '#6b4a2f',
  red: '#b5312a',
  blue: '#2f5d8c',
  iron: '#6d6a66',
  /** Whatever is carved out of wood. */
  hollow: '#0f0c0b',
  /** Headings of the rulebook. */
  oxblood: '#7c1f19',
  /** Where one writes. */
  field: '#fffaec',
  /** What is sought and found. */
  amber: '#f0a24a',
  /** Under a switch that is on. */
  rust: '#b5561c',
  /** Lesser words on paper. */
  umber: '#4a3524',
  sepia: '#5c4632',
  /** Lesser words on wood. */
  straw: '#d8c8aa',
  /** On a plate that cannot be pressed. */
  faded: '#c4b79d',
  /** What a thing on the canvas throws on what is below it, and the darkness in the corners. */
  shadow: '#000000',
  corner: '#0b0908',
} as const;

/** Where more contrast is wanted: lesser words are as dark as ink on paper and as light as bone on wood. */
export const strongPalette = {
  parchment: palette.field,
  paper: palette.parchment,
  straw: palette.field,
  faded: palette.field,
  umber: palette.ink,
  sepia: palette.ink,
  oxblood: '#4f0f0b',
  rust: '#8a3d0c',
} as const satisfies Partial<Record<keyof typeof palette, string>>;

/** Gives the style sheets the colours as `--<name>`, in the manner of CSS: `familyDark` is `--family-dark`. */
export function paletteVariables(host: HTMLElement, colours: Readonly<Record<string, string>>): void {
  for (const [name, colour] of Object.entries(colours)) host.style.setProperty(variableOf(name), colour);
}

export function variableOf(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Red, green and blue, each 0 to 255. */
export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
}

/** The colour as Phaser wants it. */
export function inkOf(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}
