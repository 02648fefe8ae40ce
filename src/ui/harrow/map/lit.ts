import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Whereabouts } from '../../../session/harrow/whereabouts.ts';
import type { Props } from '../../dom.ts';
import { litWhile } from '../../parts/lit.ts';

/** Listeners of a line that lights its place on the map. */
export const litBy = (app: HarrowApp, where: Whereabouts): Props =>
  litWhile(
    () => {
      if (app.remembered.lit !== where) app.remember({ lit: where });
    },
    () => {
      if (app.remembered.lit !== undefined) app.remember({ lit: undefined });
    },
  );
