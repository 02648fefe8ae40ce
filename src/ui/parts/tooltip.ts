import type { App } from '../../app/app.ts';
import { h } from '../dom.ts';
import { onLongPress } from './long-press.ts';

export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** To the left of the control; or at the foot of the left rail, which leaves the map to what the control shows there. */
  readonly place: 'left' | 'rail';
}

/** The control that has just been pressed under the pointer: it is drawn anew then, and nothing has come to point at it. */
let justPressed: string | undefined;

function hide(): void {
  document.querySelector('.tip.about')?.remove();
}

/** How far the middle of a tooltip keeps from the edges of the stage. */
const margin = 80;

function styleOf({ stage }: App, control: HTMLElement, place: Explanation['place']): string {
  const { width, height, map } = stage.layout;
  if (place === 'rail') {
    const [[x, , w], [barX, barY, , barHeight]] = [map.notice, map.prompt];
    const foot = barX < x + w ? barY - 6 : barY + barHeight;
    return `left:${x}px;bottom:${height - foot}px;width:${w}px`;
  }
  const { top, bottom } = control.getBoundingClientRect();
  const middle = ((top + bottom) / 2 - stage.y) / stage.scale;
  return `right:${width - map.cupboard[0] + 6}px;top:${Math.min(Math.max(middle, margin), height - margin)}px`;
}

/** Lets a control say what it does while it is pointed at, has the focus of the keyboard, or a finger rests on it. */
export function explains(app: App, control: HTMLElement, { title, lines, place }: Explanation): void {
  const key = control.dataset.focus;
  const show = () => {
    hide();
    const tip = h(
      'div',
      { class: `tip about ${place}`, style: styleOf(app, control, place), 'aria-hidden': 'true' },
      h('strong', {}, title),
      ...lines.map((line) => h('p', {}, line)),
    );
    document.querySelector('.screen')?.append(tip);
  };
  control.setAttribute('aria-description', lines.join(' '));
  control.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse' && justPressed !== key) show();
  });
  control.addEventListener('pointerleave', () => {
    justPressed = undefined;
    hide();
  });
  control.addEventListener('focus', () => {
    if (control.matches(':focus-visible')) show();
  });
  control.addEventListener('blur', hide);
  onLongPress(control, show, hide);
  control.addEventListener('click', ({ detail }) => {
    if (detail > 0) justPressed = key;
    hide();
  });
}
