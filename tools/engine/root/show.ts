import { sideNotations } from '../../../src/engine/games/root/factions/notations.ts';
import { writeFrame } from '../../../src/engine/games/root/notation/frame-fields.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import { freeSlots, kindsOf } from '../../../src/engine/games/root/rules/pieces.ts';
import { rulerOf } from '../../../src/engine/games/root/rules/rule.ts';
import { itemIds } from '../../../src/engine/games/root/state/items.ts';
import { placeNames } from '../../../src/engine/games/root/state/places.ts';
import { countAt, mapOf, type RootState } from '../../../src/engine/games/root/state.ts';
import { oneLine } from '../../../src/engine/kit/tidy-json.ts';

/** What the dice may give. */
export const diceHint = (): string => 'roll 0..3 0..3 (the higher first)';

function clock(s: RootState): string {
  const pending = root.pending(s);
  const factions = s.sides.map(({ faction }) => faction);
  if (pending.kind === 'over') {
    const wins = pending.result.winners.map((seat) => factions[seat]).join(' and ');
    return `The game is over in turn ${s.turn}: ${wins} won`;
  }
  const turn = s.turn === 0 ? 'Set-up' : `Turn ${s.turn}, ${s.phase} of ${factions[s.active]}, step ${s.step}`;
  if (pending.kind === 'chance') return `${turn}; the dice decide (${diceHint()})`;
  return `${turn}; ${factions[pending.seat]} decides`;
}

/** The pieces in a clearing, side by side: `mc 2 warrior 1 sawmill`. */
function piecesAt(s: RootState, at: number): string {
  const texts = s.sides.map((side) => {
    const { warrior, building, token } = kindsOf(side);
    const own = [...warrior, ...building, ...token].flatMap((kind) => {
      const n = countAt(side, kind, at);
      return n > 0 ? [`${n} ${kind}`] : [];
    });
    if (side.pawn === at) own.push('pawn');
    return own.length === 0 ? '' : `${side.faction} ${own.join(' ')}`;
  });
  return texts.filter((text) => text !== '').join('; ');
}

function clearingLine(s: RootState, at: number): string {
  const { suits, paths } = mapOf(s);
  const ruler = rulerOf(s, at);
  const ruin = s.ruins.some((each) => each.at === at) ? ', ruin' : '';
  const head = `${placeNames[at].padEnd(4)}${suits[at].padEnd(7)}${paths[at].map((to) => placeNames[to]).join(' ')}`;
  const rule = ruler === undefined ? 'nobody' : s.sides[ruler].faction;
  return `${head.padEnd(30)}rule ${rule.padEnd(7)}free slots ${freeSlots(s, at)}${ruin}  ${piecesAt(s, at)}`.trimEnd();
}

function sideLines(s: RootState, seat: number): string[] {
  const { faction, points, hand, effects, crafted, dominance } = s.sides[seat];
  const items = itemIds.flatMap((item, kind) => new Array<string>(crafted[kind]).fill(item));
  const score = dominance === undefined ? `${points} points` : `dominance ${dominance}`;
  const list = (words: readonly string[]) => words.join(' ') || 'none';
  return [
    `${faction}: ${score}; hand ${list(hand)}; effects ${list(effects)}; items ${list(items)}`,
    `  ${oneLine(sideNotations[faction].write(s, seat))}`,
  ];
}

/** A position as lines of text, with all secrets. */
export function showPosition(s: RootState): string {
  const pawns = s.sides.filter(({ pawn }) => pawn !== undefined && pawn >= mapOf(s).suits.length);
  return [
    clock(s),
    '',
    ...mapOf(s).suits.map((_, at) => clearingLine(s, at)),
    ...pawns.map(({ faction, pawn = 0 }) => `${placeNames[pawn]}  ${faction} pawn`),
    '',
    ...s.sides.flatMap((_, seat) => sideLines(s, seat)),
    '',
    `deck ${s.deck.length}, discard ${s.discard.length}, available ${s.available.join(' ') || 'none'}`,
    `supply ${itemIds.map((item, kind) => `${item} ${s.supply[kind]}`).join(', ')}`,
    ...s.flow.map((frame) => `pending ${oneLine(writeFrame(s, frame))}`),
  ].join('\n');
}
