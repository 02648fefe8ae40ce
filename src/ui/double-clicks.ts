/** The control that is pressed, by its name. */
function controlOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-focus]')?.dataset.focus : undefined;
}

/** The second half of a double click is swallowed where another control has come to lie: nobody has meant that one. */
export function guardDoubleClicks(host: Pick<HTMLElement, 'addEventListener'>): void {
  let pressed: string | undefined;
  host.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event.target);
      if (event.detail > 1 && control !== pressed) {
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      pressed = control;
    },
    true,
  );
}
