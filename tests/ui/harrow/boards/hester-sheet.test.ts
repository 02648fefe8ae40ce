import { describe, expect, it } from 'vitest';
import type { HarrowApp } from '../../../../src/app/harrow/harrow-app.ts';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { nothingYet, type Remembered } from '../../../../src/app/harrow/remembered.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { hesterActs } from '../../../../src/engine/games/harrow/state/hester.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { languages } from '../../../../src/session/settings.ts';
import * as explain from '../../../../src/ui/harrow/boards/hester-explanations.ts';
import {
  hesterSheetPlaces,
  type Possession,
  tokenPlaces,
} from '../../../../src/ui/harrow/boards/hester-sheet-places.ts';
import { hesterView } from '../../../../src/ui/harrow/boards/hester-view.ts';
import { boardSeats, showBoard, shownSeats } from '../../../../src/ui/harrow/boards/shown-board.ts';
import { cardName } from '../../../../src/ui/harrow/words/terms.ts';
import { type Position, position } from '../../../games/harrow/position.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';

const risen: Position = {
  mode: 'ch5',
  turn: 'hester',
  hester: {
    hex: '1,-1',
    flames: { '1,-1': 2, '-2,1': 3 },
    squares: { protectors: ['fire', 'wild'], family: ['fire', 'scroll'] },
    cubes: { bog: 2, forest: 5 },
    inTree: { plains: 1 },
    hand: ['h_ward', 'h_reach'],
    row: [['h_mud_eye', 'h_layabout']],
    step: 'acts',
  },
};

function viewOf(s: HarrowState) {
  const view = hesterView(s);
  if (!view) throw new Error('Hester is not there');
  return view;
}

describe('Hester’s board', () => {
  it('shows squares by side, pairs, actions and cubes (HC-HEST-2 to 5)', () => {
    const view = viewOf(position(risen));
    expect(view.sides).toEqual([
      { faction: 'protectors', squares: ['fire', 'wild', undefined] },
      { faction: 'family', squares: ['fire', 'scroll', undefined] },
    ]);
    expect(view).toMatchObject({ squares: 4, fires: 1, burning: 2, actions: 3, left: 3, acting: true, isOnMap: true });
    expect(view.terrains).toEqual([
      { terrain: 'bog', tray: 2, inside: 0, supply: 4 },
      { terrain: 'wetlands', tray: 0, inside: 0, supply: 6 },
      { terrain: 'plains', tray: 0, inside: 1, supply: 5 },
      { terrain: 'forest', tray: 5, inside: 0, supply: 1 },
    ]);
  });

  it('tells the active card from those it covers, and used actions (HC-HCRD-2, HC-HACT-1)', () => {
    const s = position(risen);
    expect(viewOf(s).stacks).toEqual([{ card: 'h_layabout', covered: ['h_mud_eye'], called: false }]);
    s.flow = [{ kind: 'hester', seat: hesterSeat, used: ['root'], called: ['h_layabout'], fallen: false }];
    const view = viewOf(s);
    expect(view.acts.filter(({ used }) => used).map(({ act }) => act)).toEqual(['root']);
    expect(view).toMatchObject({ left: 2, stacks: [{ called: true }] });
  });

  it('is not there without her', () => {
    expect(hesterView(position({ mode: 'ch3' }))).toBeUndefined();
  });
});

function app(s: HarrowState, id: keyof typeof layouts): HarrowApp {
  const shown = {
    stage: { layout: layouts[id], scale: 1, x: 0, y: 0 },
    match: { session: { state: s } },
    interaction: undefined,
    remembered: nothingYet,
    remember(part: Partial<Remembered>) {
      shown.remembered = { ...shown.remembered, ...part };
    },
  };
  return shown as unknown as HarrowApp;
}

describe('the third board', () => {
  it.each(layoutIds)('is reached, and left again, in every layout: %s', (id) => {
    const s = position({ ...risen, turn: 'family', round: 3 + layoutIds.indexOf(id) });
    expect(boardSeats(s)).toEqual([0, 1, 2]);
    const here = app(s, id);
    expect(shownSeats(here, s)).toEqual(layouts[id].hasOneBoard ? [1] : [0, 1]);
    showBoard(here, s, hesterSeat);
    expect(shownSeats(here, s)).toEqual([hesterSeat]);
    showBoard(here, s, 0);
    expect(shownSeats(here, s)).toEqual(layouts[id].hasOneBoard ? [0] : [0, 1]);
  });

  it('lies open in Hester’s turn, and alone in the solo game (HC-SOLO-4)', () => {
    const s = position({ ...risen, round: 2 });
    expect(shownSeats(app(s, 'desktop'), s)).toEqual([hesterSeat]);
    const solo = harrow.setup({ mode: 'solo', map: 'a', north: 'family', level: 1, piles: [6, 6, 6] }, 1);
    expect(boardSeats(solo)).toEqual([hesterSeat]);
    expect(shownSeats(app(solo, 'phone'), solo)).toEqual([hesterSeat]);
  });
});

describe.each(layoutIds)('places of Hester’s board, %s', (id) => {
  const { origin, size, tree, ledger, terrainRow, ...places } = hesterSheetPlaces[id];

  it('keep to the board, the ledger to the screen', () => {
    const layout = layouts[id];
    expect(origin[0] + size[0]).toBeLessThanOrEqual(layout.width);
    expect(origin[1] + size[1]).toBeLessThanOrEqual(layout.boardsPrompt[1]);
    if (ledger) {
      expect(ledger[0]).toBeGreaterThanOrEqual(origin[0] + size[0]);
      expect(ledger[0] + ledger[2]).toBeLessThanOrEqual(layout.width);
    } else expect(terrainRow).toBeDefined();
    expect(tree[0]).toBeGreaterThan(places.actions.move[0] + places.actionR);
    expect(tree[0]).toBeLessThan(places.actions.infect[0] - places.actionR);
  });

  it('hold any number of action tokens in the groove', () => {
    for (const tokens of [1, 4, 7, 12]) {
      const laid = tokenPlaces(hesterSheetPlaces[id], tokens);
      expect(laid).toHaveLength(tokens);
      const [x, , w] = places.groove;
      for (const [at] of laid) expect(at).toBeLessThanOrEqual(x + w - places.available.r);
    }
  });
});

function allTexts(s: HarrowState): string[] {
  const view = viewOf(s);
  const possessions: Possession[] = ['snakes', 'roots', 'flames'];
  return [
    ...view.sides.flatMap(({ faction, squares }) => squares.map((each) => explain.squareExplained(faction, each))),
    explain.portraitExplained(view),
    explain.firesExplained(view),
    explain.actionsExplained(view),
    ...hesterActs.flatMap((act) => [explain.actExplained(act, false), explain.actExplained(act, true)]),
    explain.treeExplained(),
    ...view.stacks.map(explain.stackExplained),
    explain.cardSpaceExplained(),
    explain.handExplained(view),
    ...possessions.map((kind) => explain.possessionExplained(view, kind)),
    ...view.terrains.map(explain.terrainExplained),
  ].map(({ text, rule }) => {
    expect(rule).toMatch(/^HC-[A-Z]+-\d+$/);
    return text;
  });
}

describe.each(languages)('the words of Hester’s board in %s', (language) => {
  it('explain every place, each with its rule', async () => {
    await speaking(language);
    for (const text of allTexts(position(risen))) {
      expect(text.length).toBeGreaterThan(8);
      expect(text).not.toMatch(/\{\{|undefined|NaN|boards:|hester:|cards:/);
    }
  });

  it('name the cards of her hand to nobody else (HC-HEST-6)', async () => {
    await speaking(language);
    const s = position(risen);
    const told = (viewer: number) =>
      allTexts(harrow.view(s, viewer)).filter((text) => text.includes(cardName('h_ward')));
    expect(told(hesterSeat)).toHaveLength(1);
    expect(told(0)).toHaveLength(0);
  });
});
