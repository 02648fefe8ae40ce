import type { App } from '../../../app/app.ts';
import { completeConfig } from '../../../engine/games/harrow/config.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { variantsOf } from '../../../engine/games/harrow/content/variants.ts';
import { factionIds, type ModeId, type VariantId } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { keepScroll } from '../../parts/keep-scroll.ts';
import { languagePlates } from '../../parts/languages.ts';
import { languagePlaces } from '../title/title-screen.ts';
import { playerName } from '../words/seats.ts';
import { factionName } from '../words/terms.ts';
import { blankForm, controllersOf, modeOf, type Page, pagesOf, wishesOf } from './form.ts';
import { chapterChoice, chapterText, countyPart } from './game-part.ts';
import { hesterPart } from './hester-part.ts';
import { leaderOf, legendLabel, sidePart } from './side-part.ts';

/** What has been filled in; it outlives drawing the screen anew, and the next game starts from it. */
const form = blankForm();

function play(app: App, mode: ModeId): void {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  if (mode !== 'ch1') app.change({ firstChapterDone: true });
  app.startGame({
    config: completeConfig(wishesOf(form, mode), seed),
    seed,
    controllers: controllersOf(form, mode),
  });
}

/** What is chosen on Hester's page: who plays her, or the level of a solo game. */
function hesterLabel(mode: ModeId): string {
  const { level, controllers } = form;
  const what = features[mode].solo ? t(`newGame.levels.${level}`) : t(`newGame.${controllers.hester}`);
  return t('newGame.tab', { faction: playerName('hester'), legend: what });
}

/** Small screens, and large letters, show one page of the form at a time; the tabs tell what is chosen on the others. */
function tabs(mode: ModeId, redraw: () => void): HTMLElement {
  const label = (page: Page) => {
    if (page === 'game') return t('newGame.game');
    if (page === 'hester') return hesterLabel(mode);
    const params = { faction: factionName(page), legend: legendLabel(leaderOf(form, mode, page)) };
    return t('newGame.tab', params);
  };
  return h(
    'nav',
    { class: 'pages', 'aria-label': t('newGame.pages') },
    pagesOf(mode).map((page) =>
      button(
        `new-page-${page}`,
        label(page),
        () => {
          form.page = page;
          redraw();
        },
        { pressed: form.page === page },
      ),
    ),
  );
}

/** Opens the house rules; how many of them are on stands on the button. */
function houseRules(app: App, mode: ModeId): HTMLElement {
  const chosen = variantsOf(mode).filter((variant) => form.variants.includes(variant));
  const choose = (variants: readonly VariantId[]) => {
    form.variants = variants;
  };
  const label = chosen.length > 0 ? t('variants:count', { n: chosen.length }) : t('variants:title');
  return button('new-variants', label, () => app.open({ kind: 'variants', mode, chosen, choose }));
}

export function newGameScreen(app: App): Node[] {
  const mode = modeOf(form, app.settings);
  const redraw = () => app.go('newGame');
  const isPaged = app.stage.layout.id !== 'desktop' || app.settings.textSize > 100;
  if (!pagesOf(mode).includes(form.page)) form.page = 'game';
  const on = (page: Page) => pagesOf(mode).includes(page) && (!isPaged || form.page === page);
  return [
    h('div', { class: 'shade' }),
    h(
      'main',
      { class: `new-game paper${isPaged ? ' paged' : ''}` },
      h(
        'header',
        {},
        h('h1', {}, t('newGame.title')),
        isPaged ? tabs(mode, redraw) : chapterChoice(form, mode, redraw),
      ),
      h(
        'div',
        { class: 'scrolls' },
        keepScroll(
          form,
          h(
            'form',
            { class: `new-game-form ${mode}`, 'data-page': form.page },
            on('game') &&
              h('section', { class: 'chapters' }, isPaged && chapterChoice(form, mode, redraw), chapterText(mode)),
            factionIds.map((faction) => on(faction) && sidePart(form, mode, faction, redraw)),
            on('game') && countyPart(form, redraw),
            on('hester') && hesterPart(form, mode, redraw),
          ),
        ),
      ),
      h(
        'footer',
        {},
        button('new-back', t('common.back'), () => app.go('title'), { icon: 'icon-back' }),
        houseRules(app, mode),
        button('new-play', t('newGame.play'), () => play(app, mode), { primary: true, class: 'large' }),
      ),
    ),
    languagePlates(app, app.stage.layout.id === 'phone' ? [338, 328] : languagePlaces[app.stage.layout.id]),
  ];
}
