import { layoutIds } from '../../../../src/app/harrow/layout.ts';
import { mix } from '../../ink/colour.ts';
import { seed } from '../../ink/random.ts';
import { G } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress, type FirstFaction, firstFactions } from '../pieces/factions.ts';
import { lampLight } from './lamps.ts';
import { type BattleLayout, battleLayouts, slots, tallies } from './layouts.ts';
import { emptySlots, tallyDisc } from './tray.ts';

// What is laid over the battlefield for the sides of later chapters. Where Kammi takes the place of one of the first two:
// the light of her jar, the edges of her slots and the disc of her tally.

/** Each begins in the corner of the screen, as the battlefield does. */
const boxOf = ({ w, tray }: BattleLayout) => ({ x: 0, y: 0, w, h: tray.lip });

function overlay(layout: BattleLayout, side: FirstFaction): string {
  const { tray } = layout;
  const { ink, glow, rays } = dress.kammi;
  const light = lampLight(layout, side, { glow: mix(C.kammi, C.night, 0.3), opacity: '.62', rays });
  seed(622);
  return (
    light + emptySlots(tray, slots(tray, side), glow) + G(...tallies(tray)[side], 1, tallyDisc(tray.tallyRadius, ink))
  );
}

const places: Readonly<Record<FirstFaction, string>> = { protectors: 'left', family: 'right' };

export const kammiSides = (): Picture[] =>
  layoutIds.flatMap((id) => {
    const layout = battleLayouts[id];
    return firstFactions.map((side) =>
      picture(`battle-kammi-${places[side]}-${id}`, boxOf(layout), () => overlay(layout, side)),
    );
  });
