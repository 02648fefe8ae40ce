import { jars } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { at, h } from '../dom.ts';
import { canZoom, closeView, wholeMap } from '../map-view.ts';
import { roundButton } from '../parts/button.ts';
import { groupChooser, hasGroupChoice } from '../parts/group-chooser.ts';
import { hexField, hexPlace } from '../parts/hex-field.ts';
import { languagePlates, languageWheel } from '../parts/languages.ts';
import { promptBar } from '../parts/prompt-bar.ts';
import { logLines } from '../words/log-lines.ts';
import { factionName, jarName, legendName } from '../words/terms.ts';

/** Height of the button over a jar. */
const jarHeight = 84;

function header(app: App): HTMLElement {
  const s = app.match?.session.state;
  if (!s) return h('div');
  const turns = Array.from({ length: 6 }, (_, i) => {
    const seat = i % 2 === 0 ? s.lantern : 1 - s.lantern;
    const state = i < s.turn ? 'past' : i === s.turn ? 'now' : 'next';
    return h('i', { class: `turn-mark ${s.seats[seat].faction} ${state}` });
  });
  const acting = t('map:header.acting', { round: s.round, faction: factionName(s.seats[s.active].faction) });
  return h(
    'header',
    { class: 'map-header', style: at(app.stage.layout.map.header) },
    h('h1', {}, t('map:header.chapter', { n: 1 })),
    h('p', {}, acting),
    h('span', { class: 'turn-marks', 'aria-hidden': 'true' }, ...turns),
  );
}

function treePanel(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { layout } = app.stage;
  const [x, y, w] = layout.map.treePicture;
  const counts = s.seats.map(({ faction }, seat) =>
    h(
      'span',
      {
        class: `cube-count ${faction}`,
        title: t('map:tree.inside', { count: s.tree.inside[seat], faction: factionName(faction) }),
      },
      String(s.tree.inside[seat]),
    ),
  );
  const sides = s.seats.map(({ faction, cubes }) =>
    h(
      'span',
      { class: `tray-side ${faction}`, title: t('map:tree.tray', { count: cubes, faction: factionName(faction) }) },
      layout.id === 'phone' ? String(cubes) : factionName(faction),
    ),
  );
  return [
    h('h2', { class: 'tree-title', style: `left:${x}px;top:${y - 10}px;width:${w}px` }, t('map:tree.title')),
    h('div', { class: 'tree-counts', style: at(layout.map.treePicture) }, ...counts),
    h('div', { class: 'tray-names', style: at(layout.map.tray) }, ...sides),
  ];
}

function plaque(app: App, seat: Seat): HTMLElement {
  const s = app.match?.session.state;
  if (!s) return h('div');
  const own = s.seats[seat];
  const rect = s.config.north === own.faction ? app.stage.layout.map.north : app.stage.layout.map.south;
  const isBot = app.match?.controllers[seat] === 'bot';
  const facts = [
    t('map:plaque.haints', { count: own.haintsLeft }),
    t('map:plaque.cubes', { count: own.cubesLeft }),
    t('map:plaque.wild', { count: own.wild }),
  ];
  return h(
    'section',
    {
      class: `plaque ${own.faction}`,
      style: at(rect),
      'aria-label': t('map:plaque.points', { faction: factionName(own.faction), count: own.points }),
    },
    h('h2', {}, factionName(own.faction)),
    h(
      'p',
      { class: 'legend' },
      legendName(own.legend),
      isBot && ` · ${t('map:plaque.bot')}`,
      s.lantern === seat && ` · ${t('map:lantern')}`,
    ),
    h('p', { class: 'facts', title: t('map:plaque.reserve') }, ...facts.map((fact) => h('span', {}, fact))),
  );
}

/** Names of the jars, and a button over each jar. */
function rack(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { map } = app.stage.layout;
  const names = jars.map((jar, i) =>
    h(
      'span',
      { class: 'jar-name', style: `left:${map.jarLabels[i][0]}px;top:${map.jarLabels[i][1]}px` },
      t(`terms:jarShort.${jar}`),
    ),
  );
  const buttons = s.seats.flatMap((own, seat) =>
    jars.map((jar, i) => {
      const [x, y] = s.config.north === own.faction ? map.jars[i].north : map.jars[i].south;
      const isOpen = app.interaction?.seat === seat && app.interaction.jars.some((each) => each.jar === jar);
      const state = own.jars[i] ? (isOpen ? 'open' : 'full') : 'broken';
      const name = t(`map:jar.${state}`, { jar: jarName(jar), faction: factionName(own.faction) });
      return h('button', {
        type: 'button',
        class: `jar ${state}`,
        style: `left:${x - 27}px;top:${y - jarHeight + 4}px;width:54px;height:${jarHeight}px`,
        'aria-label': name,
        title: `${name}. ${t(`map:jarHint.${jar}`)}`,
        tabindex: isOpen ? 0 : -1,
        'data-jar': jar,
        'data-state': state,
        focusKey: `jar-${seat}-${jar}`,
        onclick: () => app.clickJar(seat, jar),
      });
    }),
  );
  return [...names, ...buttons];
}

function logPanel(app: App): HTMLElement {
  const phone = app.stage.layout.id === 'phone';
  // On the phone the question who goes takes the place of the log.
  const lines = phone && hasGroupChoice(app) ? [] : logLines(app, phone ? 4 : 12).reverse();
  return h(
    'section',
    { class: 'log-panel', style: at(app.stage.layout.map.log), 'aria-label': t('map:log.title') },
    !phone && h('h2', {}, t('map:log.title')),
    h('ol', {}, ...lines.map((line) => h('li', { class: line.faction ?? 'table' }, line.text))),
  );
}

/** Looks closely at the selected hex or the acting legend, or at the whole county again. */
function zoom(app: App): void {
  const s = app.match?.session.state;
  if (!s) return;
  const { layout } = app.stage;
  const at = app.interaction?.selection.from ?? s.seats[s.active].legendHex;
  app.look(app.view.scale > 1 ? wholeMap : closeView(layout, hexPlace(layout, at)));
}

function buttons(app: App): Node[] {
  const { buttons: places, languages } = app.stage.layout.map;
  const phone = app.stage.layout.id === 'phone';
  const round = (key: 'boards' | 'log' | 'settings' | 'help' | 'zoom', onclick: () => void): Node[] => {
    const place = places[key];
    return place ? [roundButton(key, key, t(`map:button.${key}`), place, onclick)] : [];
  };
  return [
    ...round('boards', () => app.go('boards')),
    ...round('log', () => app.open({ kind: 'log' })),
    ...round('settings', () => app.open({ kind: 'settings' })),
    ...round('help', () => app.open({ kind: 'help' })),
    ...(canZoom(app.stage.layout) ? round('zoom', () => zoom(app)) : []),
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
    logPanel(app),
    hexField(app),
    ...groupChooser(app),
    ...buttons(app),
    ...s.seats.map((_, seat) => plaque(app, seat)),
    ...rack(app),
    promptBar(app, app.stage.layout.map.prompt),
  ];
}
