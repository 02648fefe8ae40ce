import type { App } from '../../../app/app.ts';
import { canZoom, closeView, wholeMap } from '../../../app/harrow/map-view.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { brambles } from '../../../engine/games/harrow/county.ts';
import { hesterSeat } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { roundButton } from '../../parts/button.ts';
import { languagePlates, languageWheel } from '../../parts/languages.ts';
import { lesson } from '../../parts/lesson.ts';
import { fitPrompt } from '../../parts/prompt-fit.ts';
import { type Explanation, explains } from '../../parts/tooltip.ts';
import { handPart } from '../hand/hand.ts';
import { overBar } from '../parts/over-bar.ts';
import { promptBar } from '../parts/prompt-bar.ts';
import { logLines } from '../words/log-lines.ts';
import { leaderHex } from '../words/seats.ts';
import { powerName } from '../words/terms.ts';
import { groupChooser, hasGroupChoice } from './group-chooser.ts';
import { header } from './header.ts';
import { hesterBoard } from './hester-rail.ts';
import { isHestersTable } from './hester-rail-places.ts';
import { hexField } from './hex-field.ts';
import { hexPlace } from './hex-spots.ts';
import { previews } from './map-preview.ts';
import { plaque } from './plaque.ts';
import { rack } from './rack.ts';
import { soloBoard } from './solo-rail.ts';
import { tileButtons } from './tiles.ts';
import { previewsOnTouch } from './touch-preview.ts';
import { treePanel } from './tree-panel.ts';
import { waitingWords } from './waiting-objectives.ts';

/** The latest lines; where cards lie in the log's place, on a paper of its own. */
function logPanel(app: App, onPaper: boolean): HTMLElement {
  const phone = app.stage.layout.id === 'phone';
  // On the phone the question who goes takes the place of the log.
  const lines = phone && hasGroupChoice(app) ? [] : logLines(app, phone ? 4 : 12).reverse();
  return h(
    'section',
    {
      class: `log-panel${onPaper ? ' paper' : ''}`,
      style: at(app.stage.layout.map.log),
      'aria-label': t('map:log.title'),
    },
    !phone && h('h2', {}, t('map:log.title')),
    h('ol', {}, ...lines.map((line) => h('li', { class: line.faction ?? 'table' }, line.text))),
  );
}

/** The foot of the left rail: the hand, or the log if there is none to show. */
function handOrLog(app: App): Node[] {
  const s = app.match?.session.state;
  const { hand } = app;
  // Hester's board lies where others have hand and log; her hand lies on it, and nowhere else.
  const isHesters = hand?.seat === hesterSeat;
  if (s && isHestersTable(s)) return isHesters ? handPart(app) : [];
  const hasCards = s !== undefined && features[s.config.mode].cards;
  const isAsked = app.stage.layout.id === 'phone' && hasGroupChoice(app);
  const isHeld = hand !== undefined && hand.cards.length > 0 && !isHesters;
  return hasCards && isHeld && !isAsked ? handPart(app) : [logPanel(app, hasCards)];
}

/** What the power or the track of the deciding seat does. */
function explanationOf(app: App, type: 'power' | 'track'): Explanation | undefined {
  const { seat } = app.interaction ?? {};
  const own = seat === undefined ? undefined : app.match?.session.state.seats[seat];
  if (!own) return undefined;
  const [name, text] =
    type === 'power'
      ? [powerName(own.legend), t(`legends:${own.legend}.text`)]
      : [t(`tracks:${own.faction}.${own.track}.name`), t(`tracks:${own.faction}.${own.track}.text`)];
  return { title: name, lines: [text], place: 'rail' };
}

/** The prompt bar; its power and track say what they do, and show on the map what they would offer. */
function prompt(app: App): HTMLElement[] {
  const over = overBar(app, app.stage.layout.map.prompt);
  if (over) return [over];
  const parts = promptBar(app, app.stage.layout.map.prompt);
  for (const choice of app.interaction?.choices ?? []) {
    if (choice.kind !== 'act' || (choice.action.type !== 'power' && choice.action.type !== 'track')) continue;
    const control = parts[0].querySelector<HTMLElement>(`[data-focus="choice-${choice.action.type}"]`);
    if (!control) continue;
    const explanation = explanationOf(app, choice.action.type);
    if (explanation) explains(app, control, explanation);
    previews(app, control, choice.action);
    previewsOnTouch(app, control, choice.action, () => fitPrompt(parts[0], app.stage.layout.id));
  }
  return parts;
}

/** Looks closely at the selected hex or the acting legend, or at the whole county again. */
function zoom(app: App): void {
  const s = app.match?.session.state;
  if (!s) return;
  const { layout } = app.stage;
  const at = app.interaction?.selection.from ?? leaderHex(s, s.active) ?? s.hester?.tip ?? brambles;
  app.look(app.view.scale > 1 ? wholeMap : closeView(layout, hexPlace(layout, at)));
}

function zoomButton(app: App): Node[] {
  const place = app.stage.layout.map.buttons.zoom;
  if (!canZoom(app.stage.layout) || !place) return [];
  const [icon, name] = app.view.scale > 1 ? (['icon-zoom-out', 'zoomOut'] as const) : (['icon-zoom', 'zoom'] as const);
  return [roundButton('zoom', icon, t(`map:button.${name}`), place, () => zoom(app))];
}

function buttons(app: App): Node[] {
  const { buttons: places, languages } = app.stage.layout.map;
  const phone = app.stage.layout.id === 'phone';
  const round = (key: 'boards' | 'log' | 'settings' | 'help', onclick: () => void): Node[] => {
    const place = places[key];
    return place ? [roundButton(key, `icon-${key}`, t(`map:button.${key}`), place, onclick)] : [];
  };
  return [
    ...round('boards', () => app.go('boards')),
    ...round('log', () => app.open({ kind: 'log' })),
    ...round('settings', () => app.open({ kind: 'settings' })),
    ...round('help', () => app.open({ kind: 'help' })),
    ...zoomButton(app),
    phone ? languageWheel(app, languages) : languagePlates(app, languages, true),
  ];
}

/** The county with everything around it. */
export function mapScreen(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s) return [];
  return [
    header(app),
    ...treePanel(app),
    hexField(app),
    ...waitingWords(app),
    ...buttons(app),
    ...s.seats.map((_, seat) => plaque(app, seat)),
    ...(s.solo ? soloBoard(app) : rack(app)),
    ...tileButtons(app),
    ...hesterBoard(app),
    ...handOrLog(app),
    ...groupChooser(app),
    ...prompt(app),
    ...lesson(app),
  ];
}
