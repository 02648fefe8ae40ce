import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { canZoom, closeView, panned, wholeMap } from '../../../app/harrow/map-view.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { isOpen, offerAt } from '../../../session/harrow/interaction/spot-offers.ts';
import { hexSpot } from '../../../session/harrow/spots.ts';
import { longPress } from '../../parts/long-press.ts';
import { hexUnder, pointUnder } from './hex-places.ts';

/** How far a finger must slide over an enlarged map to move it, and a pointer to drag what it has gripped. */
const swipe = 14;
const tug = 7;

/** Two taps on ground where nothing can be done, this soon and this near, look closely or at the whole county again. */
const doubleTap = { within: 320, apart: 24 } as const;

/** Tells second taps from first ones. */
function createTaps(): (tap: PointerEvent) => boolean {
  let last = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  return ({ timeStamp: time, clientX: x, clientY: y }) => {
    const isSecond = time - last.time < doubleTap.within && Math.hypot(x - last.x, y - last.y) < doubleTap.apart;
    last = { time: isSecond ? Number.NEGATIVE_INFINITY : time, x, y };
    return isSecond;
  };
}

/** What a question is about; undefined: it is no longer asked. */
type Ask = (hex: Hex | undefined) => void;

/** Listens to pointers that go down on the map, one at a time. */
export function createMapPress(app: HarrowApp, ask: Ask): (down: PointerEvent) => void {
  const isSecondTap = createTaps();
  let end = () => {};
  return (down) => {
    end();
    end = pressMap(app, down, ask, isSecondTap);
  };
}

/** One press of the pointer on the map: a click, a drag, a swipe, or a question. Gives what ends it before its time. */
function pressMap(
  app: HarrowApp,
  down: PointerEvent,
  ask: Ask,
  isSecondTap: (tap: PointerEvent) => boolean,
): () => void {
  const isMouse = down.pointerType === 'mouse';
  const pressed = hexUnder(app, down);
  const grip = pointUnder(app, down);
  let isAsked = false;
  let isDragged = false;
  ask(undefined);
  const asking = isMouse
    ? undefined
    : setTimeout(() => {
        isAsked = true;
        ask(pressed);
      }, longPress);

  const wayTo = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { scale, near } = app.stage;
    return [(clientX - down.clientX) / (scale * near), (clientY - down.clientY) / (scale * near)];
  };
  const grips = () => pressed !== undefined && offerAt(app.interaction, hexSpot(pressed)).source !== undefined;

  const isLit = (hex: Hex | undefined) => hex !== undefined && isOpen(app.interaction, hexSpot(hex));

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId || isAsked || pressed === undefined) return;
    if (!isDragged && (Math.hypot(...wayTo(event)) < tug || !grips())) return;
    clearTimeout(asking);
    isDragged = true;
    // The screen stays where it is.
    event.preventDefault();
    app.drag({ from: pressed, grip, at: pointUnder(app, event), isFinger: !isMouse });
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    give();
    if (isDragged) drop(undefined);
  }

  /** What is dragged goes to a hex, or is told why it cannot; over another hex to pick up from, nothing is meant. */
  function canDropOn(hex: Hex): boolean {
    const { deeds, source } = offerAt(app.interaction, hexSpot(hex));
    return deeds.length > 0 || !source;
  }

  /** What was dragged goes where it can; otherwise it goes back and stays picked up. */
  function drop(released: Hex | undefined): void {
    const { interaction } = app;
    const isMeant = released !== undefined && released !== pressed && canDropOn(released);
    if (isMeant) app.click(hexSpot(released));
    else if (interaction) app.select(interaction.selection);
    app.drag(undefined);
  }

  function release(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    move(event);
    give();
    ask(undefined);
    const isOnMap = event.target instanceof Element && event.target.closest('.county') !== null;
    const released = isOnMap ? hexUnder(app, event) : undefined;
    if (isDragged) drop(released);
    else if (!isAsked && isOnMap) tap(event, released);
  }

  function tap(event: PointerEvent, released: Hex | undefined): void {
    const { layout } = app.stage;
    const [dx, dy] = wayTo(event);
    const isSwipe = Math.hypot(dx, dy) > swipe;
    const isIdle = !isSwipe && !grips() && !isLit(released);
    if (canZoom(layout) && isIdle && !isMouse && isSecondTap(event)) {
      app.dismissNotice();
      app.look(app.view.scale > 1 ? wholeMap : closeView(layout, pointUnder(app, event)));
    } else if (app.view.scale > 1 && !grips() && isSwipe) app.look(panned(layout, app.view, dx, dy));
    else if (released !== undefined && released === pressed) app.click(hexSpot(released));
  }

  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', cancel);
  function give(): void {
    clearTimeout(asking);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', cancel);
  }
  return give;
}
