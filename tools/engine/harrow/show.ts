import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { coloursOf } from '../../../src/engine/games/harrow/content/colours.ts';
import { factions } from '../../../src/engine/games/harrow/content/factions/factions.ts';
import { terrains } from '../../../src/engine/games/harrow/content/maps/layout.ts';
import { drawSpace, type RowFaction, rowValue } from '../../../src/engine/games/harrow/content/tracks.ts';
import { hexNames } from '../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { writePending } from '../../../src/engine/games/harrow/notation/pending.ts';
import { inWords } from '../../../src/engine/games/harrow/notation/players.ts';
import { battleground } from '../../../src/engine/games/harrow/rules/battleground.ts';
import { turnsPerRound } from '../../../src/engine/games/harrow/rules/round.ts';
import { plateSize } from '../../../src/engine/games/harrow/rules/scoring.ts';
import { whyLost } from '../../../src/engine/games/harrow/rules/solo/loss.ts';
import type { SeatState } from '../../../src/engine/games/harrow/state/seat.ts';
import { abilities, bagTokens, jars } from '../../../src/engine/games/harrow/state/tokens.ts';
import { type HarrowState, playerOf } from '../../../src/engine/games/harrow/state.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';
import { oneLine } from '../../../src/engine/kit/tidy-json.ts';
import { drawMap, hesterKey, kammiKey, mapKey } from './draw-map.ts';
import { fairLines } from './show-fair.ts';
import { hesterLines } from './show-hester.ts';
import { gridText, kammiLines } from './show-kammi.ts';
import { rivalLines, soloLines } from './show-solo.ts';

/** The abilities always, upgrade tokens only where there are any. */
function counts(numbers: readonly number[]): string {
  const told = bagTokens
    .map((token, i) => ({ token, n: numbers[i] }))
    .filter(({ n }, i) => n > 0 || i < abilities.length);
  return told.map(({ token, n }) => `${token} ${n}`).join(', ');
}

/** What the tree may give: the range of every colour's number. */
export function treeHint(s: HarrowState): string {
  const colours = coloursOf(s.config);
  const ranges = battleground(s).map((n, i) => `${colours[i]}=0..${n + s.tree.inside[i]}`);
  return `tree ${ranges.join(' ')}`;
}

const named = (s: HarrowState, seat: Seat): string => inWords(playerOf(s, seat));

/** `Kammi wins`, `the family win`. */
function doing(s: HarrowState, seat: Seat, one: string, many: string): string {
  const player = playerOf(s, seat);
  return `${inWords(player)} ${player === 'hester' || player === 'kammi' ? one : many}`;
}

/** HC-FVH-10: against the Fair Folk nobody may win. */
const nobody = (s: HarrowState): string => (s.fair ? 'nobody wins' : lossText(s));

/** HC-SOLO-51: alone, Hester loses and nobody else wins. */
function lossText(s: HarrowState): string {
  return `Hester loses, ${whyLost(s) === 'cards' ? 'no card is left to turn over' : 'a rival has 7 points'};`;
}

function clock(s: HarrowState): string {
  const pending = harrow.pending(s);
  if (pending.kind === 'over') {
    const { winners, scores } = pending.result;
    const wins = winners.map((winner) => doing(s, winner, 'wins', 'win'));
    return `The game is over after round ${s.round}: ${wins.length > 0 ? wins.join(', ') : nobody(s)} ${s.result?.minor ? '(minor victory) ' : ''}${scores.join(':')}`;
  }
  const turn = `Round ${s.round}, turn ${s.turn + 1} of ${turnsPerRound(s.config.mode)}, turn of ${named(s, s.active)}`;
  if (pending.kind === 'chance') return `${turn}; the tree decides (${treeHint(s)})`;
  return `${turn}; ${doing(s, pending.seat, 'decides', 'decide')}`;
}

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(' '));

/** Cards as the file has them, the top of the draw pile first; the plate; what waits on the Attack jar and on Odessa's board. */
function storyLines(s: HarrowState, seat: Seat): string[] {
  const { cards, wheel } = features[s.config.mode];
  const own = s.seats[seat];
  const aside = [
    own.armed.length > 0 ? `on the Attack jar ${own.armed.join(' ')}` : '',
    own.stored > 0 ? `${own.stored} cubes on Odessa's board` : '',
  ].filter((text) => text !== '');
  const remembered = own.credit > 0 ? ` (${own.credit} remembered)` : '';
  return [
    ...(cards
      ? [`  hand ${listed(own.hand)}; deck ${listed([...own.deck].reverse())}; played ${listed(own.spent)}`]
      : []),
    ...(wheel ? [`  spoon ${own.spoon}, plate ${plateSize(s, seat)}${remembered}; turns begun ${own.turns}`] : []),
    ...(aside.length > 0 ? [`  ${aside.join('; ')}`] : []),
  ];
}

/** What lies beside the map from chapter 2 on, and on it without a mark of its own. */
function tableLines(s: HarrowState): string[] {
  const { tiles } = features[s.config.mode];
  const { range, farSpawn, banished, again } = s.effects;
  const slots = jars.map(
    (jar, i) => `${jar} ${listed(s.slots[i].map(({ tile, used }) => (used ? `(${tile})` : tile)))}`,
  );
  const waiting = (side: readonly boolean[]) => listed(terrains.filter((_, i) => side[i]));
  const lasting = [
    range > 0 ? `range +${range}` : '',
    farSpawn ? 'spawn in range' : '',
    again ? 'the lantern was just taken' : '',
    ...banished.map((n, i) => (n > 0 ? `${n} ${coloursOf(s.config)[i]} cubes set aside` : '')),
  ].filter((text) => text !== '');
  const nails = s.nails.map(
    ({ unit, infected, hex, seat }) =>
      `${s.seats[seat].faction} ${infected ? 'infected ' : ''}${unit} on ${hexNames[hex]}`,
  );
  return [
    ...(nails.length > 0 ? [`nails: ${nails.join(', ')}`] : []),
    ...(s.goads.length > 0 ? [`goad tokens: ${s.goads.map((hex) => hexNames[hex]).join(' ')}`] : []),
    ...(lasting.length > 0 ? [`until the end of the turn: ${lasting.join(', ')}`] : []),
    ...(tiles
      ? [
          `bonus tiles: ${slots.join(', ')}; stack ${listed([...s.tileStack].reverse())}; used ${listed(s.tilesUsed)}`,
          `waiting: townsfolk ${waiting(s.waiting.townsfolk)}; buildings ${waiting(s.waiting.buildings)}`,
        ]
      : []),
  ];
}

function drawText(s: HarrowState, fixed: number): string {
  const { draw, giveBack } = drawSpace(features[s.config.mode].board, fixed);
  return giveBack > 0 ? `draws ${draw}, returns ${giveBack}` : `draws ${draw}`;
}

function rowsText(s: HarrowState, own: SeatState, faction: RowFaction): string {
  const rows = abilities.map((ability) => `${ability} ${rowValue(own.rows, ability, faction)}`).join(', ');
  return `rows ${rows}; ${faction === 'kammi' ? gridText(s) : `path tokens left ${own.pathsLeft}`}`;
}

function sideLines(s: HarrowState, seat: Seat): string[] {
  const own = s.seats[seat];
  const { colour } = factions[own.faction];
  const full = jars.map((jar, i) => (own.jars[i] ? jar : `(${jar})`)).join(' ');
  const boards =
    own.faction !== 'family'
      ? rowsText(s, own, own.faction)
      : `${drawText(s, own.board.length)}; board ${own.board.join(' ') || 'empty'}; bag ${counts(own.bag)}; drawn ${counts(own.drawn)}; storm tokens left ${own.stormsLeft}`;
  return [
    `${own.faction}${features[s.config.mode].choices ? ` (${own.legend}, track ${own.track})` : ''}: ${own.points} points, jars ${full}${s.lantern === seat ? ', lantern' : ''}${own.attacked ? ', has attacked' : ''}`,
    `  ${colour} cubes: battlefield ${own.cubes}, tree ${s.tree.inside[seat]}, left ${own.cubesLeft}; haints left ${own.haintsLeft}; wild ${own.wild}; scrolls ${own.scrolls}`,
    `  ${boards}`,
    ...storyLines(s, seat),
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
    ...(s.kammi ? [kammiKey] : []),
    ...(s.hester ? [hesterKey] : []),
    '',
    ...s.seats.flatMap((_, seat) => (s.solo ? rivalLines(s, seat) : sideLines(s, seat))),
    ...kammiLines(s),
    ...hesterLines(s),
    ...fairLines(s),
    ...soloLines(s),
    ...tableLines(s),
  ].join('\n');
}
