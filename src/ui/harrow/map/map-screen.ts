import { type ComponentChildren, Fragment, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { canZoom, closeView, wholeMap } from '../../../app/harrow/map-view.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { brambles } from '../../../engine/games/harrow/county.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { roundButton } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { handPart, isStacked } from '../hand/hand.ts';
import { heldUpCard } from '../hand/played-card.ts';
import { oakLesson } from '../parts/oak-lesson.ts';
import { isOverAndTold, OverBar } from '../parts/over-bar.ts';
import { PromptBar } from '../parts/prompt-bar.ts';
import { replayBar } from '../parts/replay-bar.ts';
import { tellingBar } from '../parts/telling-bar.ts';
import { logLines } from '../words/log-lines.ts';
import { leaderHex } from '../words/seats.ts';
import { FairPapers } from './fair-papers.ts';
import { fairBoard } from './fair-rail.ts';
import { groupChooser, hasGroupChoice } from './group-chooser.ts';
import { header } from './header.ts';
import { hesterBoard } from './hester-rail.ts';
import { HexField } from './hex-field.ts';
import { hexPlace } from './hex-places.ts';
import { litBy } from './lit.ts';
import { PreviewLayer } from './map-preview.ts';
import { plaque } from './plaque.ts';
import { rack } from './rack.ts';
import { coversLog, coversRack, recapPanel } from './recap-panel.ts';
import { soloBoard } from './solo-rail.ts';
import { boardOf, handRail, hasPlaques, rightOf } from './table-sides.ts';
import { Tiles } from './tiles.ts';
import { treePanel } from './tree-panel.ts';
import { waitingWords } from './waiting-objectives.ts';

/** The latest lines; where cards lie in the log's place, on a paper of its own. */
function logPanel(app: HarrowApp, s: HarrowState, onPaper: boolean): VNode {
  const { isTight, map } = app.stage.layout;
  const lines = map.asksOnLog && hasGroupChoice(app) ? [] : logLines(app, isTight ? 4 : 12).reverse();
  return h(
    'section',
    {
      class: `log-panel${onPaper ? ' paper' : ''}`,
      style: at(handRail(app.stage.layout, s).log),
      'aria-label': t('map:log.title'),
    },
    !isTight && h('h2', {}, t('map:log.title')),
    h(
      'ol',
      {},
      lines.map(({ text, faction, where, isSaid }) =>
        h(
          'li',
          { class: `${faction ?? 'table'}${isSaid ? ' said' : ''}`, ...(where.hexes.length > 0 && litBy(app, where)) },
          text,
        ),
      ),
    ),
  );
}

interface OpenHand {
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
}

/** The foot of the left rail: the hand, or the log if there is none to show. */
function handOrLog(app: HarrowApp, s: HarrowState, openHand: OpenHand): VNode | undefined {
  const { hand } = app;
  const shown = hand && handPart({ app, hand, ...openHand });
  // A board lies where others have hand and log; Hester's hand lies on hers, the Fair Folk's beside the county, and nowhere else.
  const isHesters = hand?.seat === hesterSeat;
  const board = boardOf(s);
  if (board !== undefined) return isHesters && board === 'hester' ? shown : undefined;
  const hasCards = features[s.config.mode].cards;
  const isAsked = app.stage.layout.map.asksOnLog && hasGroupChoice(app);
  const isHeld = hand !== undefined && hand.cards.length > 0 && hand.seat < hesterSeat;
  return hasCards && isHeld && !isAsked ? shown : logPanel(app, s, hasCards || s.fair !== undefined);
}

/** How the game ended, what the others do, or what is to be done. */
function prompt(app: HarrowApp, showHand: () => void): VNode {
  const { prompt: rect } = app.stage.layout.map;
  const replay = replayBar(app, rect);
  if (replay) return replay;
  if (isOverAndTold(app)) return h(OverBar, { app, rect, key: 'over' });
  return app.told ? tellingBar(app, app.told, rect) : h(PromptBar, { app, rect, showHand, key: 'prompt' });
}

/** Looks closely at the selected hex or the acting legend, or at the whole county again. */
function zoom(app: HarrowApp): void {
  const s = app.match?.session.state;
  if (!s) return;
  const { layout } = app.stage;
  const at = app.interaction?.selection.from ?? leaderHex(s, s.active) ?? s.hester?.tip ?? brambles;
  app.look(app.view.scale > 1 ? wholeMap : closeView(layout, hexPlace(layout, at)));
}

function zoomButton(app: HarrowApp): VNode[] {
  const place = app.stage.layout.map.buttons.zoom;
  if (!canZoom(app.stage.layout) || !place) return [];
  const [icon, name] = app.view.scale > 1 ? (['icon-zoom-out', 'zoomOut'] as const) : (['icon-zoom', 'zoom'] as const);
  return [roundButton('zoom', icon, t(`map:button.${name}`), place, () => zoom(app))];
}

/** The automatic factions strike where their cards say. */
function threatButton(app: HarrowApp): VNode[] {
  const place = app.stage.layout.map.buttons.threats;
  if (!place || app.match?.session.state.solo) return [];
  const isOn = app.remembered.threats === true;
  const name = t(`map:button.${isOn ? 'threatsOff' : 'threats'}`);
  return [roundButton('threats', 'icon-eye', name, place, () => app.remember({ threats: !isOn }))];
}

/** Asks a strong computer. */
function hintButton(app: HarrowApp): VNode[] {
  const place = app.stage.layout.map.buttons.hint;
  if (!place || !app.settings.hints || app.replaying) return [];
  return [roundButton('hint', 'icon-hint', t('hint.button'), place, () => void app.askHint())];
}

function buttons(app: HarrowApp): VNode[] {
  const { buttons: places, languages } = app.stage.layout.map;
  const round = (key: 'boards' | 'log' | 'settings' | 'help', onclick: () => void): VNode[] => {
    const place = places[key];
    return place ? [roundButton(key, `icon-${key}`, t(`map:button.${key}`), place, onclick)] : [];
  };
  return [
    ...round('boards', () => app.go('boards')),
    ...round('log', () => app.open({ kind: 'log' })),
    ...round('settings', () => app.open({ kind: 'settings' })),
    ...round('help', () => app.open({ kind: 'help' })),
    ...threatButton(app),
    ...hintButton(app),
    ...zoomButton(app),
    languageWheel(app, languages),
  ];
}

function Table({ app, s }: { readonly app: HarrowApp; readonly s: HarrowState }): ComponentChildren {
  const [openHand, setOpenHand] = useState<Seat>();
  const { hand } = app;
  const isOpen = hand !== undefined && openHand === hand.seat;
  const open = (toOpen: boolean) => setOpenHand(toOpen ? hand?.seat : undefined);
  /** Laid open where it is a stack; elsewhere the first card that can be taken gets the focus. */
  const showHand = () => {
    if (hand && isStacked(app, hand)) open(true);
    else document.querySelector<HTMLElement>('.hand-card.playable')?.focus();
  };
  const recap = recapPanel(app);
  const right = rightOf(s);
  const isRackCovered = recap !== undefined && coversRack(app);
  // The Tab key goes through what the game asks for, then through what is there to be read; the menu comes last.
  return [
    header(app),
    prompt(app, showHand),
    oakLesson(app),
    groupChooser(app),
    h(HexField, { app }),
    // Keys keep what stands beside parts that come and go.
    h(
      Fragment,
      { key: 'jars' },
      !isRackCovered && (right === 'solo' ? soloBoard(app) : right === 'jars' ? rack(app) : undefined),
    ),
    right === 'jars' && !isRackCovered && h(Tiles, { app, s }),
    h(Fragment, { key: 'hester' }, !isRackCovered && hesterBoard(app)),
    h(
      Fragment,
      { key: 'fair' },
      !isRackCovered && fairBoard(app, s),
      right === 'fair' && !isRackCovered && h(FairPapers, { app, s, isOpen, open }),
    ),
    recap && coversLog(app, s) && !isOpen ? undefined : handOrLog(app, s, { isOpen, open }),
    heldUpCard(app),
    h(Fragment, { key: 'left' }, recap, (isRackCovered || !recap) && treePanel(app)),
    waitingWords(app),
    hasPlaques(app.stage.layout, s) && s.seats.map((_, seat) => plaque(app, seat)),
    h(Fragment, { key: 'buttons' }, buttons(app)),
  ];
}

/** The county with everything around it. */
export function MapScreen({ app }: { readonly app: HarrowApp }): VNode | undefined {
  const s = app.match?.session.state;
  return s && h(PreviewLayer, {}, h(Table, { app, s }));
}
