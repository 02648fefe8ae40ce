import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Whereabouts } from '../../../session/harrow/whereabouts.ts';
import type { Props } from '../../dom.ts';

/** Listeners of a line that lights its place on the map while it is pointed at; a tap leaves it lit. */
export function litBy(app: HarrowApp, where: Whereabouts): Props {
  const light = () => {
    if (app.remembered.lit !== where) app.remember({ lit: where });
  };
  const leave = () => {
    if (app.remembered.lit !== undefined) app.remember({ lit: undefined });
  };
  return {
    onpointerenter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') light();
    },
    onpointerleave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leave();
    },
    onfocus: light,
    onblur: leave,
    onclick: light,
  };
}
