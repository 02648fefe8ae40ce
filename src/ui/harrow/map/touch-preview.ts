import type { App } from '../../../app/app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { showPreview } from './map-preview.ts';

/**
 * A finger cannot point without pressing: its first tap on the control shows on the map what the action would offer, the
 * second does it. A tap elsewhere takes that back. `onResize`: the words on the control have changed.
 */
export function previewsOnTouch(app: App, control: HTMLElement, action: HarrowAction, onResize: () => void): void {
  const label = control.querySelector('.label');
  const name = label?.textContent ?? '';
  let isShown = false;

  function say(words: string, spoken: string | undefined): void {
    if (label) label.textContent = words;
    if (spoken === undefined) control.removeAttribute('aria-label');
    else control.setAttribute('aria-label', spoken);
    control.classList.toggle('previewed', isShown);
    onResize();
  }
  function leave(event: PointerEvent): void {
    if (event.target instanceof Node && control.contains(event.target)) return;
    document.removeEventListener('pointerdown', leave, true);
    if (!control.isConnected) return;
    isShown = false;
    say(name, undefined);
    showPreview(app, undefined);
  }
  function firstTap(event: Event): void {
    if (isShown || !(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    event.stopImmediatePropagation();
    isShown = true;
    const again = t('table:preview.again');
    say(again, `${name}: ${again}`);
    showPreview(app, action);
    document.addEventListener('pointerdown', leave, true);
  }
  // Before the control's own listener.
  control.addEventListener('click', firstTap, true);
}
