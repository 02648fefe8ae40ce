import type { Seat } from '../../../../kernel/game.ts';
import { effectFrame } from '../../flow.ts';
import { filledSquares, requireHester, squaresToWin } from '../../rules/hester/hester.ts';
import { abilities, type TokenKind, tokenKinds } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';

type Morsel = TokenKind | 'wild';

/** Where the token comes from that Hester takes with a devoured legend. */
export interface Larder {
  /** What she may choose from. */
  options(s: HarrowState, victim: Seat): string[];
  take(s: HarrowState, victim: Seat, option: string): Morsel;
}

/** HC-OQ-33: with the scroll a path token goes back on its space, from possessions or else from the map; which one, no longer matters if she wins. */
function takePath(s: HarrowState, victim: Seat): void {
  const own = s.seats[victim];
  if (own.pathsLeft > 0) own.pathsLeft--;
  else if (filledSquares(requireHester(s)) + 1 === squaresToWin) s.paths[s.paths.findIndex((n) => n > 0)]--;
  else s.flow.push(effectFrame(victim, 'devour', 0, 2));
}

/** HC-EAT-3: tokens collected on a row, on the track, on the board or in the bag; never a printed or an upgrade token. */
export const possessions: Larder = {
  options(s, victim) {
    const own = s.seats[victim];
    const options: string[] = [];
    abilities.forEach((ability, i) => {
      if (own.rows[i] > 0) options.push(ability);
      if (own.bag[i] > 0) options.push(`bag_${ability}`);
      if (own.board.includes(ability)) options.push(`board_${ability}`);
    });
    if (own.scrolls > 0) options.push('scroll');
    if (own.wild > 0) options.push('wild');
    return options;
  },

  take(s, victim, option) {
    const own = s.seats[victim];
    const [place, inPlace] = option.split('_');
    const morsel = (inPlace ?? place) as Morsel;
    if (morsel === 'wild') own.wild--;
    else if (morsel === 'scroll') own.scrolls--;
    else if (place === 'bag') own.bag[abilities.indexOf(morsel)]--;
    else if (place === 'board') own.board.splice(own.board.lastIndexOf(morsel), 1);
    else own.rows[abilities.indexOf(morsel)]--;
    if (morsel === 'scroll' && own.faction === 'protectors' && own.track === 'a') takePath(s, victim);
    return morsel;
  },
};

/** HC-OQ-38: in the solo game the trophy comes from the box. */
export const box: Larder = {
  options: (s) => tokenKinds.filter((_, i) => s.box[i] > 0),
  take(s, _victim, option) {
    const morsel = option as TokenKind;
    s.box[tokenKinds.indexOf(morsel)]--;
    return morsel;
  },
};
