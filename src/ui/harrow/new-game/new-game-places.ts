import type { LayoutId } from '../../../app/harrow/layout.ts';
import type { XY } from '../../../app/stage.ts';
import { languagePlaces as onTitle } from '../title/title-places.ts';

/** Where the title has the language plates; on a phone between the buttons of the foot. */
export const languagePlaces: Readonly<Record<LayoutId, XY>> = { ...onTitle, phone: [338, 328] };
