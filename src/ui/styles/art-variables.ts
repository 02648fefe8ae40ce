/** Pictures of the shell that style sheets use as frames and backgrounds. */
export const styledPictures = [
  'acorn',
  'button-round',
  'frame-button',
  'frame-button-disabled',
  'frame-button-primary',
  'frame-panel',
  'frame-plank',
  'frame-plank-lit',
  'icon-check',
  'icon-down',
  'pattern-letters',
  'plate-lang',
  'plate-lang-on',
  'ribbon-dark',
] as const;

/**
 * Gives the style sheets the addresses of an owner's pictures as `--art-<name>`. They are absolute, because a relative
 * address in a custom property would be looked up beside the bundled style sheet, wherever the game is served from.
 */
export function artVariables(host: HTMLElement, owner: string, names: readonly string[]): void {
  for (const name of names) {
    host.style.setProperty(`--art-${name}`, `url("${new URL(`art/${owner}/${name}.svg`, document.baseURI).href}")`);
  }
}
