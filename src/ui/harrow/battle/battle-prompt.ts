import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { killCost, strikeCost, targetAt } from '../../../engine/games/harrow/rules/attack.ts';
import { plateSize } from '../../../engine/games/harrow/rules/scoring.ts';
import { hesterSeat, opponent } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type Asking, type Attack, cubesNow, type Fight, type Shaking } from '../../../session/harrow/fight.ts';
import { oddsInputOf } from '../../../session/harrow/forecast.ts';
import { openlyOn, tokensAt } from '../../../session/harrow/kammi.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { at, h } from '../../dom.ts';
import { button, goOnButton } from '../../parts/button.ts';
import { waitingForOak } from '../parts/oak-lesson.ts';
import { undoButton } from '../parts/prompt-bar.ts';
import { useFit } from '../parts/prompt-fit.ts';
import { bargainEnd, bargainStakes } from './bargain-words.ts';
import { costText, siegeOverText } from './siege-text.ts';
import { situationOf } from './situation.ts';

interface Prompt {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly VNode[];
}

const skip = (app: HarrowApp): VNode => goOnButton('skip', t('prompt.skip'), () => app.skip());

/** From a fight that is over; where others act next, they do so then. */
const backToMap = (app: HarrowApp): VNode =>
  app.held
    ? goOnButton('go-on', t('battle:button.goOn'), () => app.next())
    : goOnButton('back', t('battle:button.back'), () => app.go('map'));

/** What happens now, and what can be done about it. */
export function BattlePrompt({ app }: { readonly app: HarrowApp }): VNode {
  const { title, text, buttons } = promptOf(app);
  const { id, isTight, battle } = app.stage.layout;
  const bar = useFit(id);
  const isHeld = app.taught?.kind === 'lesson' && buttons.length === 0;
  return h(
    'section',
    {
      class: 'prompt battle-prompt',
      style: at(battle.prompt),
      'aria-label': t('battle:prompt.label'),
      // Elsewhere the bar is long enough for all it may say.
      ref: isTight ? bar : undefined,
    },
    h(
      'div',
      { class: 'prompt-words', 'data-spoken': true },
      h('h2', {}, title),
      ' ',
      h('p', {}, isHeld ? waitingForOak() : text),
    ),
    h('div', { class: 'prompt-choices' }, ...buttons),
  );
}

function promptOf(app: HarrowApp): Prompt {
  const { fight, shownState: s } = app;
  const situation = situationOf(app);
  if (!s || !fight || situation.kind === 'quiet') {
    return { title: t('battle:quiet.title'), text: t('battle:quiet.text'), buttons: [backToMap(app)] };
  }
  const who = (seat: Seat) => seatClass(s, seat);
  switch (situation.kind) {
    case 'tip':
      return {
        title: t(tipTitles[fight.kind]),
        text: stakesText(s, fight),
        buttons: [goOnButton('tip', t('battle:button.tip'), () => app.tip()), undoButton(app)],
      };
    case 'tipping':
      return { title: t(`battle:tipping.${who(situation.seat)}`), text: stakesText(s, fight), buttons: [] };
    case 'falling':
      return { title: t('battle:falling.title'), text: fallingText(s, fight), buttons: fallingButtons(app) };
    case 'waiting':
      return { title: t(`battle:waiting.${who(situation.seat)}`), text: '', buttons: [] };
    case 'strike':
      return {
        title: t('battle:strike.title'),
        text: [
          t('battle:strike.text', { count: s.seats[situation.seat].cubes }) + plateText(s, situation.seat),
          ...(fight.kind === 'attack' && isLegendNext(s, fight) ? [t('battle:strike.legend')] : []),
        ].join(' '),
        buttons: choiceButtons(app, s, fight),
      };
    case 'clash':
      return {
        title: t(`battle:clash.${s.seats[situation.seat].faction}`),
        text: `${t('battle:clash.text')}${plateText(s, situation.seat)}`,
        buttons: choiceButtons(app, s, fight),
      };
    case 'odessa': {
      const count = s.seats[situation.seat].stored;
      return {
        title: t('battle:odessa.title', { count }),
        text: t('battle:odessa.text', { count }),
        buttons: odessaButtons(app, count),
      };
    }
    case 'spoon':
      return {
        title: t('battle:spoon.title'),
        text: t('battle:spoon.text'),
        buttons: spoonButtons(app, s.seats[situation.seat].spoon),
      };
    case 'onMap':
      return { ...onMapWords(s, fight), buttons: [backToMap(app)] };
    case 'over':
      return { ...endWords(s, fight), buttons: [backToMap(app)] };
  }
}

type Words = Pick<Prompt, 'title' | 'text'>;

const tipTitles = {
  attack: 'battle:tip.title',
  asking: 'battle:tip.title',
  shaking: 'battle:shaking.title',
  bargain: 'battle:bargain.title',
} as const satisfies Record<Fight['kind'], string>;

const needsText = ({ enough }: Asking): string => t('battle:asking.needs', { enough });

function fallingText(s: HarrowState, fight: Fight): string {
  if (fight.kind === 'shaking') return '';
  if (fight.kind === 'bargain') return bargainStakes(s, fight);
  return fight.kind === 'attack' ? costText(fight) : needsText(fight);
}

function stakesText(s: HarrowState, fight: Fight): string {
  if (fight.kind === 'asking') return needsText(fight);
  if (fight.kind === 'bargain') return bargainStakes(s, fight);
  const { own, enemy, other = 0 } = oddsInputOf(s, fight);
  if (fight.kind === 'shaking') return t('battle:tip.all', { own, cubes: own + enemy + other });
  return `${t('battle:tip.cubes', { own, enemy })} ${costText(fight)}`;
}

/** HC-WHL-2: where killed haints are counted on a plate, how full it is. */
function plateText(s: HarrowState, seat: Seat): string {
  if (!features[s.config.mode].wheel) return '';
  return ` ${t('battle:plate.text', { plate: plateSize(s, seat), spoon: s.seats[seat].spoon })}`;
}

/** It goes on over the map: a hit legend, or what a power has won. */
function onMapWords(s: HarrowState, fight: Fight): Words {
  if (fight.kind === 'bargain') return bargainEnd(s, fight);
  if (fight.kind !== 'asking') return { title: t('battle:onMap.title'), text: t('battle:onMap.text') };
  return { title: t('battle:granted.title'), text: t(`battle:granted.${fight.legend}`) };
}

function endWords(s: HarrowState, fight: Fight): Words {
  if (fight.kind === 'shaking') return givenWords(fight);
  if (fight.kind === 'bargain') return bargainEnd(s, fight);
  return fight.kind === 'attack' ? overWords(s, fight) : answerWords(fight);
}

/** HC-HEST-30: what fell out for Hester. */
function givenWords(fight: Shaking): Words {
  const count = cubesNow(fight, hesterSeat);
  return {
    title: t('battle:given.title'),
    text: count > 0 ? t('battle:given.text', { count }) : t('battle:given.none'),
  };
}

/** What the tree answered a power, and nothing is left to do. */
function answerWords({ outcome }: Asking): Words {
  if (outcome === 'granted') return { title: t('battle:granted.title'), text: t('battle:granted.done') };
  return { title: t('battle:denied.title'), text: t('battle:denied.text') };
}

function fallingButtons(app: HarrowApp): VNode[] {
  const isFast = app.settings.speed === 'fast';
  return [
    button(
      'faster',
      t(isFast ? 'battle:button.slower' : 'battle:button.faster'),
      () => app.change({ speed: isFast ? 'normal' : 'fast' }),
      { icon: isFast ? 'icon-play' : 'icon-fast' },
    ),
    skip(app),
  ];
}

const acts = (app: HarrowApp): HarrowAction[] =>
  (app.interaction?.choices ?? []).flatMap((choice) => (choice.kind === 'act' ? [choice.action] : []));

/** HC-TREE-8: so many cubes back on the battleground, or none. */
function odessaButtons(app: HarrowApp, count: number): VNode[] {
  return acts(app).map((action) => {
    const act = () => app.act(action);
    if (action.type !== 'choose') return button('stop', t('battle:odessa.keep', { count }), act);
    return goOnButton(`choice-choose-${action.option}`, t('battle:odessa.add', { count: Number(action.option) }), act);
  });
}

/** HC-SUM-8: the spoon back to 1, or not. */
function spoonButtons(app: HarrowApp, spoon: number): VNode[] {
  return acts(app).map((action) => {
    const act = () => app.act(action);
    if (action.type !== 'choose') return button('stop', t('battle:spoon.keep', { spoon }), act);
    return goOnButton('spoon-back', t('battle:spoon.back'), act);
  });
}

/** The hit and the way out of it; both come from the legal actions. */
function choiceButtons(app: HarrowApp, s: HarrowState, fight: Fight): VNode[] {
  const actions = acts(app);
  if (fight.kind !== 'attack') return [];
  const isPicky = actions.some((action) => 'nailed' in action && action.nailed);
  return actions.flatMap((action) => {
    const act = () => app.act(action);
    if (action.type === 'done') {
      const isClash = app.interaction?.frame === 'clash';
      return [
        button('stop', t(isClash ? 'battle:button.letBe' : 'battle:button.stop'), act, { title: t('aids:stop') }),
      ];
    }
    if (action.type !== 'strike' && action.type !== 'clash') return [];
    const isSecond = action.type === 'strike' && action.second;
    const key = action.nailed ? 'hit-nailed' : isSecond ? 'hit-second' : 'hit';
    return [goOnButton(key, hitLabel(s, fight, action, isPicky), act)];
  });
}

/** HC-ATK-20: no haint is left before the legend. */
function isLegendNext(s: HarrowState, { siege, attacker, to }: Attack): boolean {
  return !siege && targetAt(s, opponent(attacker), to) !== 'haint';
}

function hitLabel(s: HarrowState, fight: Attack, action: ActionOf<'strike' | 'clash'>, isPicky: boolean): string {
  const { siege, to } = fight;
  if (siege) {
    const count = strikeCost(s, to, 'hester');
    if (siege.doused < siege.flames) return t('battle:button.douse', { count });
    return t('battle:button.hit', { hit: t('battle:hit.hester'), count });
  }
  const seat = topFrame(s)?.seat ?? fight.attacker;
  const at = seat === fight.attacker ? to : fight.from;
  const victim = opponent(seat);
  const count = killCost(at);
  if (action.type === 'strike' && targetAt(s, victim, at) !== 'haint') {
    // HC-KAM-33: of two on the hex the attacker says which.
    const token = action.second ? 'second' : (tokensAt(s, victim, at)[0] ?? 'first');
    return t('battle:button.hit', { hit: t(`battle:hit.${openlyOn(s, victim, token) ?? token}`), count });
  }
  if (!isPicky) return t('battle:button.kill', { count });
  // HC-ATK-21: which of the haints falls.
  return t(action.nailed ? 'battle:button.killNailed' : 'battle:button.killLoose', { count });
}

function overWords(s: HarrowState, fight: Attack): Words {
  const title = t(fight.outcome === 'succeeded' ? 'battle:over.won' : 'battle:over.lost');
  const count = fight.platesFull;
  const full = count > 0 ? ` ${t('battle:plate.full', { count })}` : '';
  const plate = fight.kills[0] > 0 ? `${full}${plateText(s, fight.attacker)}` : '';
  return { title, text: `${overText(fight)}${plate}` };
}

/** One sentence about what the fight brought. */
function overText(fight: Attack): string {
  const { kills, outcome, whyFailed, siege } = fight;
  const isOutnumbered = whyFailed === 'outnumbered';
  if (siege) return siegeOverText(siege, outcome, isOutnumbered);
  const [own, enemy] = kills;
  if (outcome === 'succeeded') return t(own > 0 ? 'battle:over.killed' : 'battle:over.spared', { count: own });
  if (outcome === 'clash') {
    return t(`battle:clashed.${own > 0 ? (enemy > 0 ? 'both' : 'defender') : enemy > 0 ? 'attacker' : 'nobody'}`);
  }
  return t(isOutnumbered ? 'battle:over.outnumbered' : 'battle:over.tooFew');
}
