import { killCost } from '../../engine/games/harrow/rules/attack.ts';
import { type HarrowState, opponent } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { t } from '../../i18n/i18n.ts';
import type { Fight } from '../../session/fight.ts';
import type { App } from '../app.ts';
import { at, h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { undoButton } from '../parts/prompt-bar.ts';
import { stakesOf } from './forecast.ts';
import { situationOf } from './situation.ts';

interface Prompt {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly HTMLElement[];
}

const skip = (app: App): HTMLElement => button('skip', t('battle:button.skip'), () => app.skip(), { primary: true });

const backToMap = (app: App): HTMLElement =>
  button('back', t('battle:button.back'), () => app.go('map'), { primary: true });

/** What happens now, and what can be done about it. */
export function battlePrompt(app: App): HTMLElement {
  const { title, text, buttons } = promptOf(app);
  return h(
    'section',
    {
      class: 'prompt battle-prompt',
      style: at(app.stage.layout.battle.prompt),
      'aria-label': t('battle:prompt.label'),
    },
    h('div', { class: 'prompt-words', role: 'status', 'aria-live': 'polite' }, h('h2', {}, title), h('p', {}, text)),
    h('div', { class: 'prompt-choices' }, ...buttons),
  );
}

function promptOf(app: App): Prompt {
  const s = app.match?.session.state;
  const { fight } = app;
  const situation = situationOf(app);
  if (!s || !fight || situation.kind === 'quiet') {
    return { title: t('battle:quiet.title'), text: t('battle:quiet.text'), buttons: [backToMap(app)] };
  }
  const faction = (seat: Seat) => s.seats[seat].faction;
  switch (situation.kind) {
    case 'tip':
      return {
        title: t('battle:tip.title'),
        text: stakesText(s, fight),
        buttons: [undoButton(app), button('tip', t('battle:button.tip'), () => app.tip(), { primary: true })],
      };
    case 'tipping':
      return { title: t(`battle:tipping.${faction(situation.seat)}`), text: stakesText(s, fight), buttons: [] };
    case 'falling':
      return { title: t('battle:falling.title'), text: costText(fight), buttons: fallingButtons(app) };
    case 'waiting':
      return { title: t(`battle:waiting.${faction(situation.seat)}`), text: '', buttons: [] };
    case 'strike':
      return {
        title: t('battle:strike.title'),
        text: t('battle:strike.text', { count: s.seats[situation.seat].cubes }),
        buttons: choiceButtons(app, s, fight, situation.seat),
      };
    case 'clash':
      return {
        title: t(`battle:clash.${faction(situation.seat)}`),
        text: t('battle:clash.text'),
        buttons: choiceButtons(app, s, fight, situation.seat),
      };
    case 'onMap':
      return { title: t('battle:onMap.title'), text: t('battle:onMap.text'), buttons: [backToMap(app)] };
    case 'over':
      return { title: overTitle(fight), text: overText(fight), buttons: [backToMap(app)] };
  }
}

const costText = ({ to }: Fight): string => t(killCost(to) === 1 ? 'battle:cost.brambles' : 'battle:cost.usual');

function stakesText(s: HarrowState, fight: Fight): string {
  const { own, enemy } = stakesOf(s, fight).input;
  return `${t('battle:tip.cubes', { own, enemy })} ${costText(fight)}`;
}

function fallingButtons(app: App): HTMLElement[] {
  const isFast = app.settings.speed === 'fast';
  return [
    button(
      'faster',
      t(isFast ? 'battle:button.slower' : 'battle:button.faster'),
      () => app.change({ speed: isFast ? 'normal' : 'fast' }),
      { icon: isFast ? 'play' : 'fast' },
    ),
    skip(app),
  ];
}

/** The hit and the way out of it; both come from the legal actions. */
function choiceButtons(app: App, s: HarrowState, fight: Fight, seat: Seat): HTMLElement[] {
  return (app.interaction?.choices ?? []).flatMap((choice) => {
    if (choice.kind !== 'act') return [];
    const { action } = choice;
    const act = () => app.act(action);
    if (action.type === 'done') {
      const isClash = app.interaction?.frame === 'clash';
      return [button('stop', t(isClash ? 'battle:button.letBe' : 'battle:button.stop'), act)];
    }
    const label = hitLabel(s, fight, seat, action.type === 'clash');
    return [button('hit', label, act, { primary: true })];
  });
}

function hitLabel(s: HarrowState, fight: Fight, seat: Seat, isClash: boolean): string {
  const at = seat === fight.attacker ? fight.to : fight.from;
  const victim = s.seats[opponent(seat)];
  const count = killCost(at);
  if (isClash || victim.haints[at] > 0) return t('battle:button.kill', { count });
  return t(`battle:hit.${victim.legend}`, { count });
}

function overTitle({ outcome }: Fight): string {
  return t(outcome === 'succeeded' ? 'battle:over.won' : 'battle:over.lost');
}

/** One sentence about what the fight brought. */
function overText({ kills: [own, enemy], outcome, out, attacker }: Fight): string {
  if (outcome === 'succeeded') return t(own > 0 ? 'battle:over.killed' : 'battle:over.spared', { count: own });
  if (outcome === 'clash') {
    return t(`battle:clashed.${own > 0 ? (enemy > 0 ? 'both' : 'defender') : enemy > 0 ? 'attacker' : 'nobody'}`);
  }
  const isFewer = out !== undefined && out[attacker] < out[opponent(attacker)];
  return t(isFewer ? 'battle:over.outnumbered' : 'battle:over.tooFew');
}
