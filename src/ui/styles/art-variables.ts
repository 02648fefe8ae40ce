/** Pictures that the style sheets use as frames and backgrounds. */
export const styledPictures = [
  'board-sign',
  'board-sign-lit',
  'button-round',
  'coal',
  'coal-dark',
  'curtain-desktop',
  'curtain-phone',
  'curtain-tablet',
  'flame',
  'flame-empty',
  'frame-button',
  'frame-button-disabled',
  'frame-button-primary',
  'frame-panel',
  'frame-plank',
  'icon-check',
  'pattern-title',
  'plate-lang',
  'plate-lang-on',
  'ribbon-dark',
  'ribbon-family',
  'ribbon-hester',
  'ribbon-protectors',
] as const;

/**
 * Gives the style sheets the addresses of the pictures as `--art-<name>`. They are absolute, because a relative address
 * in a custom property would be looked up beside the bundled style sheet, wherever the game is served from.
 */
export function artVariables(host: HTMLElement): void {
  for (const name of styledPictures) {
    host.style.setProperty(`--art-${name}`, `url("${new URL(`art/${name}.svg`, document.baseURI).href}")`);
  }
}
