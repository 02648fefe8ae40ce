import type { ComponentChildren, VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { coloursOf } from '../../../engine/games/harrow/content/colours.ts';
import { turnsPerRound } from '../../../engine/games/harrow/rules/round.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { h } from '../../dom.ts';
import { roundButton } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { oakLesson } from '../parts/oak-lesson.ts';
import { replayBar } from '../parts/replay-bar.ts';
import { tellingBar } from '../parts/telling-bar.ts';
import { legendName } from '../words/terms.ts';
import { BattlePrompt } from './battle-prompt.ts';
import { controlPlaces } from './control-places.ts';
import { cubeCounts, isTerrainCube, terrainText } from './cube-icon.ts';
import { panelWords } from './fighter-words.ts';
import { oddsPanel } from './odds-panel.ts';
import { stepsPanel } from './steps-panel.ts';

function headlineText(app: HarrowApp, s: HarrowState): string {
  const { fight } = app;
  if (!fight) return t('battle:headline.quiet');
  if (fight.kind === 'shaking') return t('battle:headline.hester');
  if (fight.kind === 'bargain') return t('battle:headline.bargain');
  if (fight.kind === 'attack') return t(`battle:headline.${seatClass(s, fight.attacker)}`);
  return t('battle:headline.asks', { legend: legendName(fight.legend), power: t(`legends:${fight.legend}.power`) });
}

function headline(app: HarrowApp, s: HarrowState): VNode {
  return h(
    'h1',
    { class: 'battle-ribbon battle-headline' },
    `${headlineText(app, s)} · ${t(`battle:headline.${turnsPerRound(s.config.mode) === 1 ? 'turn' : 'round'}`, { round: s.round })}`,
  );
}

function insideCounts(s: HarrowState): VNode {
  const { inside } = s.tree;
  const all = coloursOf(s.config).map((colour, i) => ({ colour, n: inside[i] ?? 0 }));
  // HC-FAIR-1: where Hester does not play, nobody has terrain cubes.
  const played = all.filter(({ colour }) => s.hester || !isTerrainCube(colour));
  const own = played.filter(({ colour }) => !isTerrainCube(colour));
  const label = t('battle:inside.label', {
    cubes: own.map(({ colour, n }) => t('battle:inside.cubes', { n, context: colour })).join(', '),
  });
  return h(
    'p',
    {
      class: `battle-ribbon battle-inside${s.hester ? ' of-three' : ''}${s.fair ? ' with-fair' : ''}`,
      role: 'img',
      'aria-label': s.hester ? `${label}; ${terrainText(inside)}` : label,
    },
    h('span', { class: 'title' }, t('battle:inside.title')),
    ...cubeCounts(
      played.map(({ colour }) => colour),
      played.map(({ n }) => n),
    ),
  );
}

function controls(app: HarrowApp): VNode[] {
  const { languages, settings } = controlPlaces[app.stage.layout.id];
  return [
    roundButton('settings', 'icon-settings', t('battle:button.settings'), settings, () =>
      app.open({ kind: 'settings' }),
    ),
    languageWheel(app, languages),
  ];
}

/** The fight over the picture of the tree. */
export function BattlefieldScreen({ app }: { readonly app: HarrowApp }): ComponentChildren {
  const { fight, shownState: s } = app;
  if (!s) return [];
  const { layout } = app.stage;
  const about = fight
    ? [
        panelWords(layout, s, fight),
        layout.battle.steps && stepsPanel(layout.battle.steps, fight, app.falling),
        oddsPanel(app, s, fight),
      ]
    : [];
  const replay = replayBar(app, layout.battle.prompt);
  const told = app.told ? tellingBar(app, app.told, layout.battle.prompt) : h(BattlePrompt, { app });
  const prompt = replay ?? told;
  return [headline(app, s), prompt, oakLesson(app), insideCounts(s), about, controls(app)];
}
