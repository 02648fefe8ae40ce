import { factionIds, type HarrowState, seatOf } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { cubeIcon } from '../battle/cube-icon.ts';
import { askingWords, fighterWords } from '../battle/fighter-words.ts';
import { insideBefore } from '../battle/forecast.ts';
import { oddsPanel } from '../battle/odds-panel.ts';
import { battlePrompt } from '../battle/prompt.ts';
import { stepsPanel } from '../battle/steps-panel.ts';
import { h } from '../dom.ts';
import type { LayoutId } from '../layout.ts';
import { roundButton } from '../parts/button.ts';
import { languagePlates, languageWheel } from '../parts/languages.ts';
import { legendName } from '../words/terms.ts';

/** Corners of the language plates and centre of the settings button. */
const controlPlaces: Readonly<
  Record<LayoutId, { readonly languages: readonly [number, number]; readonly settings: readonly [number, number] }>
> = {
  desktop: { languages: [842, 8], settings: [420, 30] },
  tablet: { languages: [24, 630], settings: [968, 652] },
  phone: { languages: [30, 270], settings: [118, 292] },
};

function headline(app: App, s: HarrowState): HTMLElement {
  const { fight } = app;
  const who =
    fight?.kind === 'asking'
      ? t('battle:headline.asks', { legend: legendName(fight.legend), power: t(`legends:${fight.legend}.power`) })
      : t(`battle:headline.${fight ? s.seats[fight.attacker].faction : 'quiet'}`);
  return h(
    'h1',
    { class: 'battle-ribbon battle-headline' },
    `${who} · ${t('battle:headline.round', { round: s.round })}`,
  );
}

/** While the cubes fall nobody knows yet how many will stay. */
function insideCounts(app: App, s: HarrowState): HTMLElement {
  const inside = app.falling && app.fight ? insideBefore(s, app.fight) : s.tree.inside;
  const counts = factionIds.map((faction) => inside[seatOf(s, faction)]);
  return h(
    'p',
    {
      class: 'battle-ribbon battle-inside',
      'aria-label': t('battle:inside.label', { protectors: counts[0], family: counts[1] }),
    },
    h('span', {}, t('battle:inside.title')),
    ...factionIds.map((faction, i) =>
      h('span', { class: 'cubes', 'aria-hidden': 'true' }, cubeIcon(faction), String(counts[i])),
    ),
  );
}

function controls(app: App): Node[] {
  const { languages, settings } = controlPlaces[app.stage.layout.id];
  const isPhone = app.stage.layout.id === 'phone';
  return [
    isPhone ? languageWheel(app, languages) : languagePlates(app, languages, true),
    roundButton('settings', 'settings', t('battle:button.settings'), settings, () => app.open({ kind: 'settings' })),
  ];
}

/** The fight over the picture of the tree. */
export function battlefieldScreen(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { fight } = app;
  const { layout } = app.stage;
  const about = fight
    ? [
        ...s.seats.map((_, seat) =>
          fight.kind === 'attack' ? fighterWords(layout, s, fight, seat) : askingWords(layout, s, fight, seat),
        ),
        ...(layout.battle.steps ? [stepsPanel(layout.battle.steps, fight, app.falling)] : []),
        oddsPanel(app, s, fight),
      ]
    : [];
  return [headline(app, s), insideCounts(app, s), ...about, ...controls(app), battlePrompt(app)];
}
