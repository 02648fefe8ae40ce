import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import {
  type FillIn,
  type Form,
  modeOf,
  type Page,
  pagesOf,
  pairOf,
  seatOf,
  tableOf,
  wishesOf,
} from '../../../app/harrow/new-game-form.ts';
import { completeConfig } from '../../../engine/games/harrow/config.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { variantsOf } from '../../../engine/games/harrow/content/variants.ts';
import type { ModeId, VariantId } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { playerName } from '../words/seats.ts';
import { factionName } from '../words/terms.ts';
import { fairPart } from './fair-part.ts';
import { chapterChoice, chapterText, countyPart, pairChoice, tableChoice } from './game-part.ts';
import { hesterPart } from './hester-part.ts';
import { languagePlaces } from './new-game-places.ts';
import { leaderOf, legendLabel, sidePart } from './side-part.ts';

function play(app: HarrowApp, form: Form, mode: ModeId): void {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const table = tableOf(form, mode, app.settings);
  if (mode !== 'ch1') app.change({ firstChapterDone: true });
  app.startGame({ config: completeConfig(wishesOf(form, mode, app.settings), seed), seed, ...table });
}

/** What is chosen on the page of Hester or the Fair Folk: who plays them, or the level of a solo game. */
function seatLabel(app: HarrowApp, form: Form, mode: ModeId, player: 'hester' | 'fair'): string {
  const { solo, fair } = features[mode];
  const what =
    solo && !fair ? t(`newGame.levels.${form.level}`) : t(`newGame.seats.${seatOf(form, mode, player, app.settings)}`);
  return t('newGame.tab', { faction: playerName(player), legend: what });
}

/** Small screens, and large letters, show one page of the form at a time; the tabs tell what is chosen on the others. */
function tabs(app: HarrowApp, form: Form, mode: ModeId, shown: Page, fillIn: FillIn): VNode {
  const label = (page: Page) => {
    if (page === 'game') return t('newGame.game');
    if (page === 'hester' || page === 'fair') return seatLabel(app, form, mode, page);
    const params = { faction: factionName(page), legend: legendLabel(leaderOf(form, mode, page)) };
    return t('newGame.tab', params);
  };
  return h(
    'nav',
    { class: 'pages', 'aria-label': t('newGame.pages') },
    pagesOf(form, mode).map((page) =>
      button(`new-page-${page}`, label(page), () => fillIn({ page }), { pressed: shown === page }),
    ),
  );
}

/** Opens the house rules; how many of them are on stands on the button. */
function houseRules(app: HarrowApp, form: Form, mode: ModeId, fillIn: FillIn): VNode {
  const { variants: all } = form;
  const factions = pairOf(form, mode);
  const chosen = variantsOf({ mode, factions }).filter((variant) => all.includes(variant));
  const choose = (variants: readonly VariantId[]) => fillIn({ variants });
  const label = chosen.length > 0 ? t('variants:count', { n: chosen.length }) : t('variants:title');
  return button('new-variants', label, () => app.open({ kind: 'variants', mode, factions, chosen, choose }));
}

export function newGameScreen(app: HarrowApp): VNode[] {
  const { form } = app.remembered;
  const mode = modeOf(form, app.settings);
  const fillIn: FillIn = (part) => app.remember({ form: { ...app.remembered.form, ...part } });
  // With the Fair Folk there are too many for one paper.
  const isPaged = app.stage.layout.isPaged || features[mode].fair;
  const pages = pagesOf(form, mode);
  const page = pages.includes(form.page) ? form.page : 'game';
  const on = (each: Page) => pages.includes(each) && (!isPaged || page === each);
  return [
    h('div', { class: 'shade' }),
    h(
      'main',
      { class: `new-game paper${isPaged ? ' paged' : ''}` },
      h(
        'header',
        {},
        h('h1', {}, t('newGame.title')),
        isPaged ? tabs(app, form, mode, page, fillIn) : chapterChoice(mode, fillIn),
      ),
      h(
        'div',
        { class: 'scrolls' },
        h(
          'form',
          { class: `new-game-form ${mode}`, 'data-page': page },
          on('game') &&
            h(
              'section',
              { class: 'chapters' },
              isPaged && chapterChoice(mode, fillIn),
              chapterText(app, form, mode),
              tableChoice(mode, fillIn),
              pairChoice(form, mode, fillIn),
            ),
          pairOf(form, mode).map((faction) => on(faction) && sidePart(app, form, mode, faction, fillIn)),
          on('game') && countyPart(form, mode, fillIn),
          on('hester') && hesterPart(app, form, mode, fillIn),
          on('fair') && fairPart(app, form, mode, fillIn),
        ),
      ),
      h(
        'footer',
        {},
        button('new-back', t('common.back'), () => app.go('title'), { icon: 'icon-back' }),
        houseRules(app, form, mode, fillIn),
        button('new-play', t('newGame.play'), () => play(app, form, mode), { primary: true, class: 'large' }),
      ),
    ),
    languageWheel(app, languagePlaces[app.stage.layout.id]),
  ];
}
