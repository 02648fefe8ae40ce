import type { App } from '../app/app.ts';
import type { XY } from '../app/stage.ts';

/** How far a finger must slide before it moves what is looked at, and how near to the edge what is dragged takes it along. */
const slide = 12;
const edge = 48;
const step = 10;

/** From where to where something reaches. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Which point keeps its place, so that something is in sight when all is so many times larger: its own middle, unless it would
 * reach beyond the window. What is larger than the window is seen from its beginning.
 */
export function originFor({ from, to }: Span, near: number, length: number): number {
  const last = (near * from) / (near - 1);
  const first = (near * to - length) / (near - 1);
  return Math.min(length, Math.max(0, Math.min(last, Math.max(first, (from + to) / 2))));
}

/** What is to be moved so that something between two edges is seen: nothing, if it is. */
export function intoSight({ from, to }: Span, length: number): number {
  return from < 0 || to - from > length ? -from : Math.min(0, length - to);
}

interface Magnifier {
  /** After every change on the screen. */
  follow(): void;
}

/**
 * Large words make the screen larger than the window. The point under the mouse keeps its place: everything is reached where
 * it lies without it. A finger pushes the screen along, and what the keyboard comes to is brought into sight.
 */
export function createMagnifier(app: App, glass: HTMLElement, host: HTMLElement): Magnifier {
  let at: XY = [window.innerWidth / 2, window.innerHeight];

  function follow(): void {
    const screen = host.querySelector<HTMLElement>('.screen');
    const { near, scale, x, y } = app.stage;
    const [px, py] = at;
    for (const [element, origin] of [
      [glass, `${px}px ${py}px`],
      [screen, `${(px - x) / scale}px ${(py - y) / scale}px`],
    ] as const) {
      if (!element) continue;
      element.style.transform = near > 1 ? `scale(${near})` : '';
      element.style.transformOrigin = near > 1 ? origin : '';
    }
    if (near > 1) screen?.querySelectorAll<HTMLElement>('.tip:not([hidden])').forEach(bringIn);
  }

  /** What is said of a thing is read whole, even if it then lies over it. */
  function bringIn(tip: HTMLElement): void {
    tip.style.translate = '';
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    const k = app.stage.near * app.stage.scale;
    const dx = intoSight({ from: left, to: right }, window.innerWidth) / k;
    const dy = intoSight({ from: top, to: bottom }, window.innerHeight) / k;
    tip.style.translate = `${dx}px ${dy}px`;
  }

  function look(x: number, y: number): void {
    if (app.dialog) return;
    at = [Math.min(window.innerWidth, Math.max(0, x)), Math.min(window.innerHeight, Math.max(0, y))];
    follow();
  }

  function reveal(element: Element): void {
    const { near } = app.stage;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    if (isSeen || near === 1) return;
    const [px, py] = at;
    const across = { from: px + (left - px) / near, to: px + (right - px) / near };
    const down = { from: py + (top - py) / near, to: py + (bottom - py) / near };
    look(originFor(across, near, window.innerWidth), originFor(down, near, window.innerHeight));
  }

  /** The screen goes with a finger that slides over it, unless it drags something: then it goes on when that comes to an edge. */
  function push(down: PointerEvent): void {
    const [px, py] = at;
    const { pointerId, pointerType } = down;
    const letGo = new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true });
    let isPushing = false;
    function move(event: PointerEvent): void {
      if (event.pointerId !== down.pointerId) return;
      const { clientX: x, clientY: y } = event;
      if (event.defaultPrevented) {
        const towards = (place: number, length: number) => (place < edge ? -step : place > length - edge ? step : 0);
        look(at[0] + towards(x, window.innerWidth), at[1] + towards(y, window.innerHeight));
        return;
      }
      const [dx, dy] = [x - down.clientX, y - down.clientY];
      if (!isPushing && Math.hypot(dx, dy) < slide) return;
      // To whatever it was laid on, this finger is gone.
      if (!isPushing) down.target?.dispatchEvent(letGo);
      isPushing = true;
      const rest = app.stage.near - 1;
      look(px - dx / rest, py - dy / rest);
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== down.pointerId || event === letGo) return;
      for (const [type, listener] of listeners) window.removeEventListener(type, listener);
      if (!isPushing) return;
      const swallow = (click: Event) => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    }
    const listeners = [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener);
  }

  window.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse' && app.stage.near > 1) look(clientX, clientY);
  });
  window.addEventListener('pointerdown', (event) => {
    const isOnScreen = event.target instanceof Element && event.target.closest('.screen') !== null;
    if (event.pointerType !== 'mouse' && isOnScreen && app.stage.near > 1) push(event);
  });
  host.addEventListener('focusin', ({ target }) => {
    const isMet = target instanceof Element && target.matches(':focus-visible') && target.closest('.screen') !== target;
    if (isMet && target.closest('.screen')) reveal(target);
  });
  return { follow };
}
