/** How long a finger rests on something before that says what it is. */
export const longPress = 450;

/** The click that ends a long press comes this soon after it. */
const clickAfter = 400;

/** Calls `begin` while a finger rests on the control, and `end` when it goes; to lift the finger is no click then. */
export function onLongPress(control: HTMLElement, begin: () => void, end: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLong = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  function press({ pointerType }: PointerEvent): void {
    clearTimeout(timer);
    if (pointerType === 'mouse') return;
    timer = setTimeout(() => {
      if (!control.isConnected) return;
      isLong = true;
      begin();
    }, longPress);
  }
  function lift({ timeStamp }: Event): void {
    clearTimeout(timer);
    if (!isLong) return;
    isLong = false;
    endedAt = timeStamp;
    end();
  }
  control.addEventListener('pointerdown', press);
  for (const type of ['pointerup', 'pointercancel', 'pointerleave']) control.addEventListener(type, lift);
  control.addEventListener('contextmenu', (event) => event.preventDefault());
  // Before the control's own listeners.
  control.addEventListener(
    'click',
    (event) => {
      if (event.timeStamp - endedAt < clickAfter) event.stopImmediatePropagation();
    },
    true,
  );
}
