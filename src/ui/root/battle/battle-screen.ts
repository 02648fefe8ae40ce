import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { warriorsAt } from '../../../engine/games/root/rules/seats.ts';
import { mapOf, type RootState } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/root/text.ts';
import type { Fight } from '../../../session/root/fight.ts';
import { meanOf, oddsOf } from '../../../session/root/odds.ts';
import { cardSpot } from '../../../session/root/spots.ts';
import { at, h } from '../../dom.ts';
import { goOnButton } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { oakLesson } from '../learning/oak-lesson.ts';
import { sign } from '../parts.ts';
import { promptBar } from '../prompt-bar.ts';
import { cardFace, cardPicture } from '../table/hand.ts';
import { portraitOf } from '../table/seats.ts';
import { cardName, cardText, countedName, factionName, numberOf, seatName } from '../words/names.ts';

/** One of the two who fight: who it is, and what stands behind it. */
function fighter(s: RootState, fight: Fight, side: 'attacker' | 'defender', place: Rect): VNode {
  const seat = fight[side];
  const { faction, pawn } = s.sides[seat];
  const count = warriorsAt(s.sides[seat], fight.at) + (pawn === fight.at ? 1 : 0);
  const fallen = fight.fallen.filter(({ owner }) => owner === seat);
  return h(
    'section',
    { class: `fighter paper ${faction}`, style: at(place), 'aria-label': t(`battle.${side}`), key: side },
    h('h2', {}, factionName(faction)),
    h('p', { class: 'part' }, t(`battle.${side}`)),
    h('div', { class: 'face' }, sign(portraitOf(s.sides[seat]))),
    h('p', { class: 'many' }, t('battle.warriors', { count })),
    fight.rolled === undefined && h('p', {}, t('battle.cap', { count: capOf(s, fight, side) })),
    fallen.length > 0 &&
      h(
        'p',
        { class: 'fallen' },
        t('battle.fallen', {
          seat: seatName(s, seat),
          pieces: fallen.map(({ piece, count: n }) => countedName(piece, n)).join(', '),
        }),
      ),
  );
}

/** RT-4.3.2.I: how many of the rolled hits can count. */
const capOf = (s: RootState, fight: Fight, side: 'attacker' | 'defender'): number => oddsOf(s, fight).caps[side];

/** A bar for each number of hits, as long as it is likely. */
function chart(s: RootState, seat: Seat, falls: readonly number[]): VNode {
  const mean = meanOf(falls).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  return h(
    'div',
    { class: `chart ${s.sides[seat].faction}` },
    h('h3', {}, `${seatName(s, seat)}: ${t('battle.mean', { mean })}`),
    h(
      'ol',
      { start: 0 },
      falls.map((count, hits) =>
        h(
          'li',
          { 'aria-label': t('battle.oddsLine', { count, hits }) },
          h('b', {}, String(hits)),
          h('i', { style: `--filled:${count / 16}` }, String(count)),
        ),
      ),
    ),
  );
}

function odds(s: RootState, fight: Fight, place: Rect): VNode {
  const { attacker, defender } = oddsOf(s, fight);
  return h(
    'section',
    { class: 'odds paper', style: at(place), 'aria-label': t('battle.odds'), key: 'odds' },
    h('h2', {}, t('battle.odds')),
    chart(s, fight.attacker, attacker),
    chart(s, fight.defender, defender),
  );
}

/** What has come of each step of the battle so far. */
function steps(s: RootState, fight: Fight, place: Rect): VNode {
  const { ambush, foil, rolled, used, dealt } = fight;
  const ambushed = ambush && (foil ? `${cardName(ambush)} (${t('battle.foiled')})` : cardName(ambush));
  const rows = [
    ['ambush', ambushed ?? (rolled ? t('battle.none') : '')],
    ['roll', rolled ? t('battle.rolled', rolled) : ''],
    [
      'effects',
      used.map(({ seat, card }) => `${seatName(s, seat)}: ${cardName(card)}`).join(', ') ||
        (dealt ? t('battle.none') : ''),
    ],
    ['hits', dealt ? t('battle.dealt', { attacker: dealt[0], defender: dealt[1] }) : ''],
  ] as const;
  return h(
    'section',
    { class: 'steps paper', style: at(place), 'aria-label': t('battle.steps'), key: 'steps' },
    h('h2', {}, t('battle.steps')),
    h(
      'ol',
      {},
      rows.map(([step, what]) =>
        h('li', { class: what === '' ? '' : 'done' }, h('b', {}, t(`battle.step.${step}`)), h('i', {}, what)),
      ),
    ),
  );
}

/** The hand where a card may be played into the battle: those that fit are lit. */
function cards(app: RootApp): VNode | undefined {
  const { hand, interaction, stage } = app;
  const frame = app.match?.session.state.flow.at(-1);
  const isAsked = frame?.kind === 'battle' && (frame.stage === 'ambush' || frame.stage === 'foil');
  const isOffered =
    frame !== undefined && interaction && [...interaction.spots].some((spot) => spot.startsWith('card:'));
  if (!hand || !interaction || !(isAsked || isOffered)) return undefined;
  return h(
    'section',
    {
      class: 'battle-cards',
      style: at(stage.layout.battle.cards),
      'aria-label': t('table.hand', { count: hand.cards.length }),
      key: 'cards',
    },
    hand.cards.map((card, i) => {
      const spot = cardSpot(card);
      const fits = interaction.spots.has(spot);
      return h(
        'button',
        {
          type: 'button',
          class: `root-card${fits ? ' offered' : ' idle'}`,
          style: cardPicture(card),
          'aria-label': `${cardName(card)}. ${cardText(card)}`,
          control: `card-${i}`,
          onclick: () => app.click(spot),
        },
        cardFace(card),
      );
    }),
  );
}

/** A battle that is over is left by the player. */
const onwards = (app: RootApp, fight: Fight): VNode[] =>
  fight.stage === undefined && !app.busy && !app.held
    ? [goOnButton('to-table', t('table.toTable'), () => app.go('table'))]
    : [];

export function battleScreen(app: RootApp): VNode | undefined {
  const s = app.shownState;
  const { fight, stage } = app;
  if (!s || !fight) return undefined;
  const { battle } = stage.layout;
  return h(
    'div',
    { class: 'root-battle' },
    promptBar(app, battle.prompt, onwards(app, fight), fight.stage === undefined),
    h(
      'h1',
      { class: 'battle-title', key: 'title' },
      t('battle.title', { number: numberOf(fight.at) }),
      ' ',
      sign(`suit-${mapOf(s).suits[fight.at]}`),
    ),
    fighter(s, fight, 'attacker', battle.attacker),
    fighter(s, fight, 'defender', battle.defender),
    fight.rolled === undefined && odds(s, fight, battle.odds),
    steps(s, fight, battle.steps),
    cards(app),
    languageWheel(app, stage.layout.language),
    oakLesson(app),
  );
}
