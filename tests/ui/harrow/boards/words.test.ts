import { describe, expect, it } from 'vitest';
import { familyLegends, protectorsLegends } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { languages } from '../../../../src/session/settings.ts';
import { boardView } from '../../../../src/ui/harrow/boards/board-view.ts';
import { outlookText } from '../../../../src/ui/harrow/boards/boards-prompt.ts';
import { drawOutlook } from '../../../../src/ui/harrow/boards/draw-outlook.ts';
import * as explain from '../../../../src/ui/harrow/boards/explanations.ts';
import { cardName } from '../../../../src/ui/harrow/words/terms.ts';
import { position } from '../../../games/harrow/position.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';

/** Every explanation of a seat's board. */
function allTexts(s: HarrowState, seat: number, viewer: number | undefined): string[] {
  const view = boardView(s, seat, viewer);
  const { track, pieces, cards, wheel } = view;
  return [
    ...view.rows.flatMap((row) => [explain.rowExplained(row), ...row.spaces.map(explain.rowSpaceExplained)]),
    ...(track
      ? [
          explain.trackExplained(track),
          ...track.spaces.map(explain.trackSpaceExplained),
          explain.bagExplained(track),
          explain.drawnExplained(track),
          explain.armedExplained(track),
        ]
      : []),
    explain.powerExplained(view.legend),
    explain.legendTrackExplained(view),
    ...view.scrolls.map((space, i) => explain.scrollExplained(view, i, space)),
    ...view.shelf.map(explain.shelfExplained),
    ...(pieces ? [explain.piecesExplained(pieces)] : []),
    ...(cards ? [explain.handExplained(view.faction, cards.hand), explain.deckExplained(cards.deck)] : []),
    ...(wheel ? [explain.wheelExplained(wheel)] : []),
  ].map(({ text, rule }) => {
    expect(rule).toMatch(/^HC-[A-Z]+(-[A-Z]+)?-\d+$/);
    return text;
  });
}

describe.each(languages)('the words of the advanced boards in %s', (language) => {
  it('explain every place for every legend and both sides of the tracks', async () => {
    await speaking(language);
    familyLegends.forEach((family, i) => {
      const protectors = protectorsLegends[i % protectorsLegends.length];
      const side = i % 2 === 0 ? 'a' : 'b';
      const s = position({
        mode: 'ch3',
        legends: { protectors, family },
        tracks: { protectors: side, family: side },
        family: { board: ['move', 'u_merging'], armed: ['u_knife_dark'], bag: { move: 2, u_sound_fury: 1 } },
      });
      for (const text of [...allTexts(s, 0, 1), ...allTexts(s, 1, 1)]) {
        expect(text.length).toBeGreaterThan(8);
        expect(text).not.toMatch(/\{\{|undefined|NaN|boards:|tracks:|legends:|cards:/);
      }
    });
  });

  it('name no token of a bag the viewer may not look into', async () => {
    await speaking(language);
    const s = position({ mode: 'ch3', family: { bag: { move: 2, u_sound_fury: 1 } } });
    const told = (viewer: number) => allTexts(s, 1, viewer).filter((text) => text.includes(cardName('u_sound_fury')));
    expect(told(1)).toHaveLength(1);
    expect(told(0)).toHaveLength(0);
  });

  it('say what the next space draws and returns, and that it brings a card', async () => {
    await speaking(language);
    const withCard = outlookText(drawOutlook(4, true, 3));
    const without = outlookText(drawOutlook(4, true, 0));
    for (const text of [withCard, without]) expect(text).toMatch(/8\D+4/);
    expect(withCard).not.toBe(without);
  });
});
