import type { VNode } from 'preact';
import type { ControllerKind } from '../../../src/session/match.ts';
import { h } from '../../../src/ui/dom.ts';
import { button, goOnButton, roundButton } from '../../../src/ui/parts/button.ts';
import { languagePlates } from '../../../src/ui/parts/languages.ts';
import { type Twin, Twins } from '../../../src/ui/twins.ts';
import type { ToyApp } from '../app/toy-app.ts';
import { t } from '../i18n/words.ts';
import { happening, seatName } from './words.ts';

/** Three cards each: long enough to win a game, short enough to try one. */
const config = { cards: 3 };

function startGame(app: ToyApp, controllers: readonly ControllerKind[]): void {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  app.startGame({ config, seed, controllers });
}

export function titleScreen(app: ToyApp): VNode[] {
  const { saved } = app;
  const continued = () => button('title-continue', t('toy.continue'), () => app.continueGame(), { primary: true });
  return [
    h('h1', {}, t('toy.name')),
    h(
      'nav',
      { class: 'column', 'aria-label': t('toy.name') },
      saved && [continued(), h('p', {}, t('toy.left', { count: saved.left }))],
      button('title-new', t('toy.new'), () => startGame(app, ['human', 'human']), { primary: !saved }),
      button('title-bot', t('toy.newBot'), () => startGame(app, ['human', 'bot'])),
      button('title-settings', t('settings.title'), () => app.open({ kind: 'settings' })),
    ),
    languagePlates(app, app.stage.layout.languages),
  ];
}

const score = (points: readonly number[]): VNode =>
  h(
    'p',
    { class: 'score' },
    points.map((each, seat) => h('span', {}, t('toy.score', { seat: seatName(seat), points: each }))),
  );

/** What is asked, and the buttons that answer it. */
function prompt(app: ToyApp): VNode[] {
  const session = app.match?.session;
  const pending = session?.pending();
  if (app.replaying) {
    return [
      h('h2', {}, t('replay.title')),
      button('replay-pause', t(app.paused ? 'replay.goOn' : 'replay.pause'), () => app.pauseReplay()),
      button('replay-stop', t('replay.stop'), () => app.stopReplay()),
    ];
  }
  if (!session || app.busy || !pending || pending.kind === 'over') return [];
  if (pending.kind === 'decision') return [h('h2', {}, t('toy.lay', { seat: seatName(pending.seat) }))];
  return [
    h('h2', {}, t('toy.throw', { seat: seatName(pending.request.roller) })),
    goOnButton('tip', t('toy.tip'), () => app.tip()),
    button('undo', t('prompt.undo'), () => app.undo(), { icon: 'icon-undo', title: t('prompt.undoHint') }),
  ];
}

export function tableScreen(app: ToyApp): VNode[] {
  const { shownState: state, stage, match } = app;
  if (!state || !match) return [];
  const twins = app.hand.map(
    (card, i): Twin => ({
      spot: `card:${card}`,
      control: `card-${card}`,
      place: stage.layout.cards[i],
      name: t('toy.card', { card }),
      look: 'card',
      words: String(card),
    }),
  );
  const latest = match.session.log.at(-1)?.events.at(-1);
  return [
    h('h1', {}, t('toy.name')),
    h(
      'main',
      { class: 'column' },
      score(state.points),
      latest && !app.busy && h('p', { class: 'latest' }, happening(latest)),
      h('section', { 'data-spoken': true, 'aria-label': t('prompt.label') }, prompt(app)),
    ),
    h('section', { 'aria-label': t('toy.hand') }, h(Twins, { app, twins })),
    languagePlates(app, stage.layout.languages),
    roundButton('settings', 'icon-settings', t('settings.title'), stage.layout.settings, () =>
      app.open({ kind: 'settings' }),
    ),
  ];
}

export function endScreen(app: ToyApp): VNode[] {
  const pending = app.match?.session.pending();
  if (pending?.kind !== 'over') return [];
  const { winners, scores } = pending.result;
  return [
    h('h1', {}, winners.length > 1 ? t('toy.drawn') : t('toy.wins', { seat: seatName(winners[0]) })),
    h(
      'main',
      { class: 'column' },
      score(scores),
      button('end-replay', t('toy.replay'), () => app.watchReplay(), { icon: 'icon-play' }),
      button('end-rematch', t('toy.rematch'), () => app.rematch(), { primary: true }),
      button('end-title', t('toy.toTitle'), () => app.go('title'), { icon: 'icon-back' }),
    ),
    languagePlates(app, app.stage.layout.languages),
  ];
}
