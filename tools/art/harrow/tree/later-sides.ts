import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { mix } from '../../ink/colour.ts';
import { seed } from '../../ink/random.ts';
import { G } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress, type Faction, type FirstFaction } from '../pieces/factions.ts';
import { lampLight } from './lamps.ts';
import { type BattleLayout, battleLayouts, slots, tallies } from './layouts.ts';
import { emptySlots, tallyDisc } from './tray.ts';

// What is laid over the battlefield for the sides of later chapters. Where another faction takes the place of one of the
// first two: the light of its jar, the edges of its slots and the disc of its tally.

/** Each begins in the corner of the screen, as the battlefield does. */
const boxOf = ({ w, tray }: BattleLayout) => ({ x: 0, y: 0, w, h: tray.lip });

function overlay(layout: BattleLayout, side: FirstFaction, faction: Faction): string {
  const { tray } = layout;
  const { ink, glow, rays } = dress[faction];
  const light = lampLight(layout, side, { glow: mix(ink, C.night, 0.3), opacity: '.62', rays });
  seed(622);
  return (
    light + emptySlots(tray, slots(tray, side), glow) + G(...tallies(tray)[side], 1, tallyDisc(tray.tallyRadius, ink))
  );
}

/** The middle of the tray is the Fair Folk's; with Hester in the game they share it, and the front row is theirs. */
export const fairSides = (): Picture[] =>
  layoutIds.flatMap((id) => {
    const layout = battleLayouts[id];
    const { tray } = layout;
    const middle = slots(tray, 'middle');
    return [
      picture(`battle-fair-${id}`, boxOf(layout), () => emptySlots(tray, middle, C.silver)),
      picture(`battle-fair-shared-${id}`, boxOf(layout), () => emptySlots(tray, middle.slice(3), C.silver)),
    ];
  });

/** Kammi meets both of the others: the Protectors across from her keep their place, the Family takes theirs. */
export const movedSides = (): Picture[] =>
  layoutIds.flatMap((id) => {
    const layout = battleLayouts[id];
    return [
      picture(`battle-family-left-${id}`, boxOf(layout), () => overlay(layout, 'protectors', 'family')),
      picture(`battle-kammi-right-${id}`, boxOf(layout), () => overlay(layout, 'family', 'kammi')),
    ];
  });
