import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RootApp } from '../../../app/root/root-app.ts';
import { type LevelId, levelIds } from '../../../engine/ai/levels.ts';
import { seatedAtRandom } from '../../../engine/games/root/config.ts';
import { type FactionId, factionIds } from '../../../engine/games/root/factions/ids.ts';
import type { Config } from '../../../engine/games/root/state/config.ts';
import { t } from '../../../i18n/root/text.ts';
import type { ControllerKind } from '../../../session/match.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { picker, toggle } from '../../parts/choice.ts';
import { languageWheel } from '../../parts/languages.ts';
import { sign } from '../parts.ts';

type Who = ControllerKind | 'nobody';
const whos = ['human', 'bot', 'nobody'] as const satisfies readonly Who[];
const whoKeys = { human: 'newGame.person', bot: 'newGame.computer', nobody: 'newGame.nobody' } as const;

interface Form {
  readonly who: Readonly<Record<FactionId, Who>>;
  readonly level: Readonly<Record<FactionId, LevelId>>;
  readonly isByChance: boolean;
}

/** One person and gentle computers: whoever begins for the first time can press "Play". */
const firstForm: Form = {
  who: { mc: 'human', ed: 'bot', wa: 'bot', vb: 'bot' },
  level: { mc: 'gentle', ed: 'gentle', wa: 'gentle', vb: 'gentle' },
  isByChance: true,
};

function start(app: RootApp, { who, level, isByChance }: Form): void {
  const playing = factionIds.filter((faction) => who[faction] !== 'nobody');
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const config: Config = isByChance
    ? seatedAtRandom(playing, seed)
    : { players: playing, map: 'autumn', deck: 'standard' };
  app.startGame({
    config,
    seed,
    controllers: config.players.map((faction) => (who[faction] === 'human' ? 'human' : 'bot')),
    levels: config.players.map((faction) => level[faction]),
  });
}

function Seats({ app }: { readonly app: RootApp }): VNode {
  const [form, change] = useState(firstForm);
  const playing = factionIds.filter((faction) => form.who[faction] !== 'nobody').length;
  const rows = factionIds.map((faction) =>
    h(
      'fieldset',
      { class: `seat-choice ${faction} ${form.who[faction]}`, key: faction },
      h('legend', {}, sign(`sign-${faction}`), ' ', t(`faction.${faction}`)),
      h('p', {}, t(`motto.${faction}`)),
      picker<Who>({
        control: `who-${faction}`,
        label: t('newGame.who'),
        options: whos.map((value) => ({ value, label: t(whoKeys[value]) })),
        current: form.who[faction],
        choose: (who) => change({ ...form, who: { ...form.who, [faction]: who } }),
      }),
      form.who[faction] === 'bot' &&
        picker<LevelId>({
          control: `level-${faction}`,
          label: t('newGame.level'),
          options: levelIds.map((value) => ({ value, label: t(`level.${value}`) })),
          current: form.level[faction],
          choose: (level) => change({ ...form, level: { ...form.level, [faction]: level } }),
        }),
    ),
  );
  return h(
    'div',
    { class: 'new-game-form paper scrolls' },
    h('h1', {}, t('newGame.title')),
    h('p', {}, t('newGame.hint')),
    h('div', { class: 'seat-choices', role: 'group', 'aria-label': t('newGame.seats') }, rows),
    toggle('order', t('newGame.order'), form.isByChance, (isByChance) => change({ ...form, isByChance })),
    h('p', { class: 'why', role: 'status' }, playing < 2 ? t('newGame.tooFew') : ''),
    h(
      'div',
      { class: 'actions' },
      button('back', t('common.back'), () => app.go('title'), { icon: 'icon-back' }),
      button('play', t('newGame.play'), () => playing >= 2 && start(app, form), {
        primary: true,
        disabled: playing < 2,
      }),
    ),
  );
}

export const newGameScreen = (app: RootApp): VNode =>
  h('div', { class: 'root-new-game' }, h(Seats, { app }), languageWheel(app, app.stage.layout.plates));
