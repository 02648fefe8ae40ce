/** Whether the browser lets a page fill the screen; a phone's often does not. */
export const canFillScreen = (): boolean => document.fullscreenEnabled === true;

export const fillsScreen = (): boolean => document.fullscreenElement !== null;

/** Fills the screen, or leaves it to the window again; a browser that will not do it leaves all as it is. */
export function toggleFullScreen(): void {
  if (!canFillScreen()) return;
  const changed = fillsScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  changed.catch(() => undefined);
}
