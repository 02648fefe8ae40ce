import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { type Terrain, terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import type { Refusal } from '../../../engine/games/harrow/refusals/keys.ts';
import type { HesterAct } from '../../../engine/games/harrow/state/hester.ts';
import { fairSeat } from '../../../engine/games/harrow/state/players.ts';
import { type BagToken, bagTokens } from '../../../engine/games/harrow/state/tokens.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { shutActs } from '../../../session/harrow/hester-acts.ts';
import type { Choice } from '../../../session/harrow/interaction/choices.ts';
import { onOffer, sourcesOf, type Target, targetsOf } from '../../../session/harrow/interaction/spot-offers.ts';
import { actSpot, hexSpot, nestSpot } from '../../../session/harrow/spots.ts';
import { at, h } from '../../dom.ts';
import { type ButtonLook, button, goOnButton, goOnKey, type Icon, type PictureName } from '../../parts/button.ts';
import { fairRailPlaces } from '../map/fair-rail-places.ts';
import { choiceAid, hestersAid } from '../words/choice-aid.ts';
import { choiceCount } from '../words/choice-count.ts';
import { choiceLabel } from '../words/choice-label.ts';
import { idleAbilities, idleReason } from '../words/idle-abilities.ts';
import { promptOf } from '../words/map-prompt.ts';
import { refusalText } from '../words/refusal-text.ts';
import { abilityName } from '../words/terms.ts';
import { undoReason } from '../words/undo-reason.ts';
import { AidedButton } from './aided-button.ts';
import { ownPower, useTouched } from './own-power.ts';
import { givingButtons } from './pay-buttons.ts';
import { useFit } from './prompt-fit.ts';
import { moreButton, playedThumb, usePromptSheet } from './prompt-sheet.ts';

/** Undo, or why it goes no further back. */
export function undoButton(app: HarrowApp): VNode {
  const reason = undoReason(app);
  return button('undo', t('prompt.undo'), () => (reason ? app.tellNews(reason) : app.undo()), {
    icon: 'icon-undo',
    class: 'undo',
    disabled: reason !== undefined,
    title: t(reason ?? 'prompt.undoHint'),
  });
}

/** Decisions made on another screen: the way there. */
function detour(app: HarrowApp, showHand: () => void): VNode | undefined {
  const frame = app.interaction?.frame;
  if (app.hand?.picking) return goOnButton('to-hand', t('map:choice.toHand'), showHand);
  if (frame === 'sort') return goOnButton('to-boards', t('map:choice.toBoards'), () => app.go('boards'));
  const pending = app.match?.session.pending();
  const fights = frame === 'strike' || frame === 'clash' || pending?.kind === 'chance';
  return fights ? goOnButton('to-battle', t('map:choice.toBattle'), () => app.go('battlefield')) : undefined;
}

/** Face-up cards of Hester that can be activated: they lie in her opened hand. */
function cardsButton(app: HarrowApp, showHand: () => void): VNode | undefined {
  const isOffered = onOffer(app.interaction, 'call').length > 0 && app.hand !== undefined;
  const label = t('map:choice.cards');
  const look = { sign: 'harrow/card-mark-hester', title: label } as const;
  return isOffered ? button('to-cards', label, showHand, look) : undefined;
}

/** Cards that are to be picked from lie elsewhere; that no more of them are wanted is said here. */
const isLeaving = (choice: Choice): boolean => choice.kind === 'act' && choice.action.type === 'done';

const isGiving = (choice: Choice): boolean => choice.kind === 'act' && choice.action.type === 'pay';

/** Ready nests are buttons of the bar where they do not lie on the Fair Folk's board. */
const isOfBar =
  ({ stage }: HarrowApp) =>
  ({ kind }: Choice): boolean =>
    kind !== 'nest' || fairRailPlaces[stage.layout.id].onBoard.large === undefined;

/** The Fair Folk have no lantern, but a moth in its own light. */
const lampOf = ({ interaction }: HarrowApp): string => (interaction?.seat === fairSeat ? 'moth-lamp' : 'lantern-lit');

interface PromptBarProps {
  readonly app: HarrowApp;
  readonly rect: Rect;
  /** Brings the hand to the player. */
  readonly showHand: () => void;
}

/** What to do now, the choices that are not on the map, undo and done. */
export function PromptBar({ app, rect, showHand }: PromptBarProps): VNode[] {
  const prompt = promptOf(app);
  const bar = useFit(app.stage.layout.id);
  const sheet = usePromptSheet(app, prompt, rect);
  const touch = useTouched();
  const elsewhere = detour(app, showHand);
  const choices = (app.interaction?.choices ?? []).filter(elsewhere ? isLeaving : isOfBar(app));
  const onward = elsewhere ? undefined : onwardOf(choices);
  const giving = givingButtons(app);
  return [
    h(
      'section',
      {
        class: 'prompt',
        style: at(rect),
        'aria-label': t('prompt.label'),
        ref: bar,
        key: 'bar',
      },
      !app.stage.layout.isTight &&
        h('img', { class: 'lantern', src: `art/harrow/${lampOf(app)}.svg`, alt: '', draggable: false }),
      h(
        'div',
        { class: 'prompt-words', 'data-spoken': true },
        h('h2', {}, prompt.title),
        ' ',
        h('p', {}, prompt.hint),
        moreButton(sheet.open),
      ),
      h(
        'div',
        { class: 'prompt-choices' },
        elsewhere,
        elsewhere ? [] : [actButtons(app), giving],
        choices
          .filter((choice) => boughtBy(choice) === undefined && !(giving && isGiving(choice)))
          .map((choice) => ownPower(app, choice, touch) ?? choiceButton(app, choice, choice === onward)),
        elsewhere ? [] : idleButtons(app),
        cardsButton(app, showHand),
      ),
      undoButton(app),
      playedThumb(app, sheet.open),
    ),
    ...(sheet.sheet ? [sheet.sheet] : []),
  ];
}

/** Points with which nothing can be done keep their button beside the others: it says why. */
function idleButtons(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  const frame = s && topFrame(s);
  if (!s || !frame || !app.interaction) return [];
  const { interaction } = app;
  const isLit = sourcesOf(interaction).length + targetsOf(interaction).length > 0;
  const hasMore = isLit || interaction.choices.length > 1;
  if (!hasMore) return [];
  return idleAbilities(s, frame).map((ability) => {
    const reason = `map:prompt.points.${idleReason(s, frame.seat, ability)}` as const;
    const look = { sign: `harrow/token-${ability}`, disabled: true, class: 'shut', title: t(reason) } as const;
    return button(`idle-${ability}`, abilityName(ability), () => app.tellNews(reason), look);
  });
}

/** Hester's actions that have a button, before and after the tree (HC-HACT-8); the others are bought by a card or on the map. */
const withButton = { before: ['root', 'move', 'infect'], after: ['infect', 'summon'] } as const;
type ButtonAct = (typeof withButton)[keyof typeof withButton][number];

function boughtBy(choice: Choice): HesterAct | undefined {
  return choice.kind === 'act' && choice.action.type === 'use' ? choice.action.act : undefined;
}

/** In Hester's turn all actions that have a button, always in one order; one that cannot be bought now says why. */
function actButtons(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  const frame = s && topFrame(s);
  if (!s || frame?.kind !== 'hester' || !app.interaction) return [];
  const { choices } = app.interaction;
  const targets = targetsOf(app.interaction);
  const shut = shutActs(s);
  return withButton[frame.fallen ? 'after' : 'before'].flatMap((act) => {
    const choice = choices.find((each) => boughtBy(each) === act);
    const reason = shut.get(act);
    if (choice) return [choiceButton(app, choice, false)];
    if (reason) return [shutButton(app, act, reason)];
    return act === 'summon' ? [summonButton(app, targets)] : [];
  });
}

/** HC-SUM-3: she rises from a bonfire; where several are lit, the map asks from which. */
function summonButton(app: HarrowApp, targets: readonly Target[]): VNode {
  const [hex, ...others] = new Set(
    targets.filter(({ action }) => action.type === 'summon').map((target) => target.hex),
  );
  const rise = () => (others.length > 0 ? app.tellNews('map:choice.whichFire') : app.click(hexSpot(hex)));
  const [label, look] = [t('map:choice.use.summon'), { sign: useSigns.summon }];
  return h(AidedButton, {
    app,
    name: 'act-summon',
    label,
    aid: hestersAid('summon'),
    press: rise,
    look,
    key: 'act-summon',
  });
}

function shutButton(app: HarrowApp, act: ButtonAct, reason: Refusal): VNode {
  const look = { sign: useSigns[act], disabled: true, class: 'shut', title: refusalText(reason) };
  return button(`shut-${act}`, t(`map:choice.use.${act}`), () => app.click(actSpot(act)), look);
}

const useSigns = {
  root: 'harrow/root-brown',
  spawn: 'harrow/token-spawn',
  move: 'harrow/token-move',
  infect: 'harrow/snake',
  summon: 'harrow/mark-hester',
} as const;

/** The terrain cube a choice of Hester is about. */
function cubeOf(action: HarrowAction): Terrain | undefined {
  if (action.type === 'pay') return action.terrain;
  return action.type === 'choose' ? terrains.find((terrain) => terrain === action.option) : undefined;
}

/** The picture of the token or piece a choice is about: it says the same in less room. */
function signOf(choice: Choice): PictureName | undefined {
  const isToken = (name: string): name is BagToken => (bagTokens as readonly string[]).includes(name);
  if (choice.kind === 'mode') {
    if (choice.mode === 'free') return 'harrow/nail';
    return choice.mode === 'move' || choice.mode === 'spawn' ? `harrow/token-${choice.mode}` : undefined;
  }
  if (choice.kind === 'what') {
    if (choice.what === 'scroll') return 'harrow/token-legend';
    return isToken(choice.what) ? `harrow/token-${choice.what}` : undefined;
  }
  if (choice.kind === 'nest') return `harrow/offer-${choice.offer}`;
  if (choice.kind === 'price') return undefined;
  const { action } = choice;
  const cube = cubeOf(action);
  if (cube !== undefined) return `harrow/cube-${cube}`;
  if (action.type === 'use') return useSigns[action.act];
  if (action.type === 'strengthen') return 'harrow/token-strengthen';
  if (action.type === 'offer') return `harrow/offer-${action.offer}`;
  if (action.type === 'return' || action.type === 'activate') return `harrow/token-${action.token}`;
  if (action.type !== 'choose') return undefined;
  const token = action.option.replace(bagged, '');
  return isToken(token) || token === 'wild' ? `harrow/token-${token}` : undefined;
}

/** Tokens Hester may eat lie in the bag or on the board. */
const bagged = /^(bag|board)_/;

/** Where the token of a choice lies, if that matters. */
function markOf(choice: Choice): Icon | undefined {
  if (choice.kind !== 'act' || choice.action.type !== 'choose') return undefined;
  const place = bagged.exec(choice.action.option)?.[1];
  if (place === undefined) return undefined;
  return place === 'board' ? 'icon-boards' : 'icon-bag';
}

/** With what it would do now, where there is something to say. */
function aided(app: HarrowApp, choice: Choice, name: string, press: () => void, look: ButtonLook): VNode {
  const s = app.match?.session.state;
  const label = choiceLabel(app, choice);
  const aid = s && choiceAid(s, choice);
  if (aid === undefined) return button(name, label, press, look);
  return h(AidedButton, { app, name, label, aid, press, look, key: name });
}

/** What the key that goes on does: the lit choice, or leaving off where none is lit. */
function onwardOf(choices: readonly Choice[]): Choice | undefined {
  const acts = choices.filter((choice) => choice.kind === 'act');
  return acts.find(({ primary }) => primary) ?? acts.find(({ action }) => action.type === 'done');
}

function choiceButton(app: HarrowApp, choice: Choice, goesOn: boolean): VNode {
  const label = choiceLabel(app, choice);
  const sign = signOf(choice);
  const s = app.match?.session.state;
  const count = s && choiceCount(s, choice);
  const look = sign === undefined ? {} : { sign, title: label, count, mark: markOf(choice) };
  switch (choice.kind) {
    case 'mode':
      return aided(app, choice, `mode-${choice.mode}`, () => app.select({ mode: choice.mode }), {
        pressed: choice.active,
        ...look,
      });
    case 'what':
      return button(`what-${choice.what}`, label, () => app.select({ what: choice.what }), {
        pressed: choice.active,
        ...look,
      });
    case 'price': {
      const pay = () => app.select({ ...app.interaction?.selection, price: choice.price });
      return aided(app, choice, `price-${choice.price}`, pay, { pressed: choice.active });
    }
    case 'nest': {
      const pick = () => app.click(nestSpot(choice.offer));
      return button(`nest-${choice.offer}`, label, pick, { pressed: choice.active, ...look });
    }
    case 'act':
      return aided(app, choice, `choice-${choiceKey(choice.action)}`, () => app.act(choice.action), {
        primary: choice.primary,
        shortcut: goesOn ? goOnKey : undefined,
        ...look,
      });
  }
}

function choiceKey(action: object): string {
  return Object.values(action).join('-');
}
