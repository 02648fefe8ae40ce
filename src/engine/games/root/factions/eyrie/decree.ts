import type { Seat } from '../../../../kernel/game.ts';
import { defineAction, type RootAction } from '../../action.ts';
import { startBattle } from '../../actions/fight.ts';
import { makeMove } from '../../actions/march.ts';
import { matches } from '../../content/cards/cards.ts';
import type { Emit } from '../../events.ts';
import { canAttack, isDefender } from '../../rules/battle.ts';
import { moveTargets } from '../../rules/moving.ts';
import { buildSites, place } from '../../rules/placing.ts';
import { realmOf } from '../../rules/rule.ts';
import { warriorsAt } from '../../rules/seats.ts';
import type { Clearing } from '../../state/places.ts';
import { activeAs, mapOf, type RootState } from '../../state.ts';
import { currentColumn, fallIntoTurmoil, unresolved } from './leaders.ts';
import { type Column, columns, type DecreeCard, vizier } from './state.ts';

/** RT-7.5.2-2: viziers and birds match any clearing. */
const fits = (s: RootState, card: DecreeCard, at: Clearing): boolean =>
  card === vizier || matches(card, mapOf(s).suits[at]);

/** Clearings where the card allows something. */
function clearingsFor(s: RootState, card: DecreeCard): Clearing[] {
  const out: Clearing[] = [];
  for (let at = 0; at < mapOf(s).suits.length; at++) if (fits(s, card, at)) out.push(at);
  return out;
}

/** RT-7.8.2: as many warriors as a Recruit has to place. */
const levy = (s: RootState): number => (activeAs(s, 'ed').own.leader === 'charismatic' ? 2 : 1);

type ByCards = (s: RootState, seat: Seat, cards: readonly DecreeCard[], out: RootAction[]) => void;

/** RT-7.5.2.I to IV: what the cards of each column can be used for; nothing: turmoil. */
const waysOf: Readonly<Record<Column, ByCards>> = {
  recruit(s, seat, cards, out) {
    const { on, left } = s.sides[seat];
    if ((left.warrior ?? 0) === 0) return;
    for (const by of cards) {
      for (const at of clearingsFor(s, by)) if ((on.roost?.[at] ?? 0) > 0) out.push({ type: 'recruit', at, by });
    }
  },
  move(s, seat, cards, out) {
    const realm = realmOf(s, seat);
    for (const by of cards) {
      for (const from of clearingsFor(s, by)) {
        const there = warriorsAt(s.sides[seat], from);
        if (there === 0) continue;
        for (const to of moveTargets(s, from, realm)) {
          for (let count = 1; count <= there; count++) out.push({ type: 'move', from, to, count, by });
        }
      }
    }
  },
  battle(s, seat, cards, out) {
    for (const by of cards) {
      for (const at of clearingsFor(s, by)) {
        if (!canAttack(s, seat, at)) continue;
        for (let other = 0; other < s.sides.length; other++) {
          if (isDefender(s, seat, other, at)) out.push({ type: 'battle', at, faction: s.sides[other].faction, by });
        }
      }
    }
  },
  build(s, seat, cards, out) {
    const { on, left } = s.sides[seat];
    if ((left.roost ?? 0) === 0) return;
    const realm = realmOf(s, seat);
    const sites = buildSites(s, seat).filter((at) => realm[at] && on.roost?.[at] === 0);
    for (const by of cards) for (const at of sites) if (fits(s, by, at)) out.push({ type: 'build', at, by });
  },
};

/** The options of the column being resolved, if it is this one. */
const inColumn = (column: Column) => (s: RootState, out: RootAction[]) => {
  const side = activeAs(s, 'ed');
  if (currentColumn(side) === column) waysOf[column](s, s.active, unresolved(side), out);
};

/** RT-TL-8: a card is resolved once its action has begun (RT-OQ-92). */
function resolve(s: RootState, card: DecreeCard | undefined, emit: Emit): void {
  const side = activeAs(s, 'ed');
  const column = currentColumn(side);
  if (card === undefined || column === undefined) throw new Error('the decree card is missing');
  s.step = 'resolve';
  if (columns[side.own.column] !== column) Object.assign(side.own, { column: columns.indexOf(column), resolved: [] });
  side.own.resolved.push(card);
  emit({ type: 'resolved', seat: s.active, card, column });
}

/** RT-7.5.2-3. */
function fail(s: RootState, card: DecreeCard | undefined, column: Column, emit: Emit): void {
  if (card === undefined) throw new Error('the decree card is missing');
  s.step = 'resolve';
  emit({ type: 'turmoil', seat: s.active, card, column });
  fallIntoTurmoil(s, s.active, activeAs(s, 'ed'), emit);
}

const recruit = defineAction('recruit', {
  options: inColumn('recruit'),
  apply(s, { at = 0, by }, emit) {
    resolve(s, by, emit);
    const wanted = levy(s);
    if (place(s, s.active, 'warrior', at, wanted, emit) < wanted) fail(s, by, 'recruit', emit);
  },
});

const move = defineAction('move', {
  options: inColumn('move'),
  apply(s, action, emit) {
    resolve(s, action.by, emit);
    makeMove(s, s.active, action, emit);
  },
});

const battle = defineAction('battle', {
  options: inColumn('battle'),
  apply(s, action, emit) {
    resolve(s, action.by, emit);
    startBattle(s, s.active, action, emit);
  },
});

const build = defineAction('build', {
  options: inColumn('build'),
  apply(s, { at, by }, emit) {
    resolve(s, by, emit);
    place(s, s.active, 'roost', at, 1, emit);
  },
});

/** RT-7.5.2-3, RT-OQ-9, RT-OQ-85: a card of the column that nothing can be done with. */
const turmoil = defineAction('turmoil', {
  options(s, out) {
    const side = activeAs(s, 'ed');
    const column = currentColumn(side);
    if (column === undefined) return;
    // The other decree actions have said before what can be done with which card.
    for (const by of unresolved(side)) {
      if (!out.some((option) => option.type === column && option.by === by)) out.push({ type: 'turmoil', by });
    }
  },
  apply(s, { by }, emit) {
    const column = currentColumn(activeAs(s, 'ed'));
    if (column !== undefined) fail(s, by, column, emit);
  },
});

export const decreeActions = [recruit, move, battle, build, turmoil];
