import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { type Picture, picture } from '../../picture.ts';
import { litHole } from '../../shell/carving.ts';
import { type FirstFaction, firstFactions } from '../pieces/factions.ts';
import { stageSize } from '../stage-size.ts';
import { familyAdvancedFacts, familyAdvancedTrack, familyFacts, familyTrack } from './family.ts';
import { type BoardLayout, layouts } from './layout.ts';
import { legendFacts, legendHalf } from './legend.ts';
import { protectorsFacts, protectorsRows } from './protectors.ts';
import { activeRim, sheet } from './sheet.ts';
import { table } from './table.ts';

// The faction boards. Words, numbers, card symbols and tokens are laid on them: every place in the manifest is measured
// from the board's upper left corner, which is the picture's anchor. The two sides of the Protectors' board differ in
// what is laid on them alone (HC-TRK-4), those of the Family's board in the picture too.

const suffix = (size: LayoutId): string => (size === 'desktop' ? '' : `-${size}`);

const boardBox = ({ w, h }: BoardLayout) => ({ x: -20, y: -20, w: w + 40, h: h + 40 });

function board(faction: FirstFaction, size: LayoutId): readonly Picture[] {
  const layout = layouts[size];
  const box = boardBox(layout);
  const own = faction === 'protectors' ? protectorsFacts(layout) : familyFacts(layout);
  const tracks = faction === 'protectors' ? protectorsRows : familyTrack;
  return [
    picture(
      `boards-${faction}${suffix(size)}`,
      box,
      () => sheet(faction, layout) + tracks(layout) + legendHalf(faction, layout),
      { ...own, ...legendFacts(layout) },
    ),
    picture(`boards-active-${faction}${suffix(size)}`, box, () => activeRim(faction, layout)),
  ];
}

function familyAdvanced(size: LayoutId): Picture {
  const layout = layouts[size];
  return picture(
    `boards-family-advanced${suffix(size)}`,
    boardBox(layout),
    () => sheet('family', layout) + familyAdvancedTrack(layout) + legendHalf('family', layout),
    { ...familyAdvancedFacts(layout), ...legendFacts(layout) },
  );
}

function backdrop(id: LayoutId): Picture {
  const { w, h } = stageSize(id);
  return picture(`boards-backdrop-${id}`, { x: 0, y: 0, w, h }, () => table(w, h));
}

export const boards = (): readonly Picture[] => [
  ...firstFactions.flatMap((faction) => layoutIds.flatMap((size) => board(faction, size))),
  ...layoutIds.map(familyAdvanced),
  picture('boards-slot-lit', { x: -36, y: -36, w: 72, h: 72 }, () => litHole(21), { r: 21 }),
  ...layoutIds.map(backdrop),
];
