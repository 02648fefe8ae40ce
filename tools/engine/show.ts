import type { HarrowAction } from '../../src/engine/games/harrow/action.ts';
import { factions } from '../../src/engine/games/harrow/content/factions/factions.ts';
import { drawValue, rowValue } from '../../src/engine/games/harrow/content/tracks.ts';
import { harrow } from '../../src/engine/games/harrow/harrow.ts';
import { oneLine } from '../../src/engine/games/harrow/notation/json.ts';
import { writePending } from '../../src/engine/games/harrow/notation/pending.ts';
import { turnsPerRound } from '../../src/engine/games/harrow/rules/round.ts';
import { abilities, bagTokens, type HarrowState, jars } from '../../src/engine/games/harrow/state.ts';
import type { Seat } from '../../src/engine/kernel/game.ts';
import { drawMap, mapKey } from './draw-map.ts';

/** The abilities always, upgrade tokens only where there are any. */
function counts(numbers: readonly number[]): string {
  const told = bagTokens
    .map((token, i) => ({ token, n: numbers[i] }))
    .filter(({ n }, i) => n > 0 || i < abilities.length);
  return told.map(({ token, n }) => `${token} ${n}`).join(', ');
}

/** What the tree may give: the range of every colour's number. */
export function treeHint(s: HarrowState): string {
  const ranges = s.seats.map((own, i) => `${factions[own.faction].colour}=0..${own.cubes + s.tree.inside[i]}`);
  return `tree ${ranges.join(' ')}`;
}

function clock(s: HarrowState): string {
  const pending = harrow.pending(s);
  if (pending.kind === 'over') {
    const { winner, scores } = pending.result;
    return `The game is over after round ${s.round}: the ${s.seats[winner].faction} win ${scores.join(':')}`;
  }
  const turn = `Round ${s.round}, turn ${s.turn + 1} of ${turnsPerRound}, turn of the ${s.seats[s.active].faction}`;
  if (pending.kind === 'chance') return `${turn}; the tree decides (${treeHint(s)})`;
  return `${turn}; the ${s.seats[pending.seat].faction} decide`;
}

function sideLines(s: HarrowState, seat: Seat): string[] {
  const own = s.seats[seat];
  const { colour } = factions[own.faction];
  const full = jars.map((jar, i) => (own.jars[i] ? jar : `(${jar})`)).join(' ');
  const boards =
    own.faction === 'protectors'
      ? `rows ${abilities.map((ability) => `${ability} ${rowValue(own.rows, ability)}`).join(', ')}; path tokens left ${own.pathsLeft}`
      : `draws ${drawValue(own.board.length)}; board ${own.board.join(' ') || 'empty'}; bag ${counts(own.bag)}; drawn ${counts(own.drawn)}; storm tokens left ${own.stormsLeft}`;
  return [
    `${own.faction}: ${own.points} points, jars ${full}${s.lantern === seat ? ', lantern' : ''}${own.attacked ? ', has attacked' : ''}`,
    `  ${colour} cubes: battlefield ${own.cubes}, tree ${s.tree.inside[seat]}, left ${own.cubesLeft}; haints left ${own.haintsLeft}; wild ${own.wild}; scrolls ${own.scrolls}`,
    `  ${boards}`,
  ];
}

/** A position as a drawing in text. */
export function showPosition(s: HarrowState): string {
  return [
    clock(s),
    ...writePending(s).map((frame) => `  ${oneLine(frame)}`),
    '',
    ...drawMap(s),
    '',
    ...mapKey,
    '',
    ...s.seats.flatMap((_, seat) => sideLines(s, seat)),
  ].join('\n');
}

/** The actions on offer, a line each; while the tree is to fall, what it may give. */
export function legalLines(s: HarrowState): string[] {
  if (harrow.pending(s).kind === 'chance') return [treeHint(s)];
  return harrow.legal(s).map((action: HarrowAction) => harrow.format(action));
}
