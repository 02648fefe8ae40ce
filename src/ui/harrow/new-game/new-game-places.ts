import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { XY } from '../../../app/stage.ts';
import { languagePlaces as inCorner } from '../parts/language-places.ts';

/** Where others have the language plate; on a phone between the buttons of the foot. */
export const languagePlaces: Readonly<Record<LayoutId, XY>> = { ...inCorner, phone: [402, 328] };
