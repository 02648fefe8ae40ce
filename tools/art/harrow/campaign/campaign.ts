import type { Picture } from '../../picture.ts';
import { backdrops } from './backdrop.ts';
import { burrows } from './burrow.ts';
import { coals } from './coal.ts';
import { plates } from './plates.ts';
import { smallCounties } from './small-county.ts';

/** Everything the screen of the solo campaign shows. */
export const campaign = (): Picture[] => [...backdrops(), ...burrows(), ...plates(), ...coals(), ...smallCounties()];
