import type { RootApp } from '../../../app/root/root-app.ts';
import { operationsLeft } from '../../../engine/games/root/factions/alliance/play.ts';
import { columns } from '../../../engine/games/root/factions/eyrie/state.ts';
import type { FactionId } from '../../../engine/games/root/factions/ids.ts';
import { actionsLeft } from '../../../engine/games/root/factions/marquise/play.ts';
import { battleOf, type Frame, topFrame } from '../../../engine/games/root/flow.ts';
import type { CardId } from '../../../engine/games/root/state/cards.ts';
import type { StepId } from '../../../engine/games/root/state/phases.ts';
import { type RootState, sideAs } from '../../../engine/games/root/state.ts';
import { seatToAct } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/root/text.ts';
import type { TextKey } from '../../../i18n/root/text-key.ts';
import type { Interaction } from '../../../session/root/interaction.ts';
import { meanOf, oddsOf } from '../../../session/root/odds.ts';
import { partsOf, placeOf } from '../../../session/root/spots.ts';
import { hintText } from './hint-words.ts';
import { cardName, cardText, seatName } from './names.ts';

export interface Prompt {
  readonly title: string;
  readonly hint: string;
  /** How much of it can still be done. */
  readonly left?: string | undefined;
}

const plain = (title: TextKey, hint: TextKey, params: Record<string, unknown> = {}): Prompt => ({
  title: t(title, params),
  hint: t(hint, params),
});

/** The set-up of each faction, in the order of its steps (RT-5.1.7). */
const setUpPrompts: Readonly<Record<FactionId, readonly (readonly [TextKey, TextKey])[]>> = {
  mc: [
    ['prompt.keep', 'prompt.keepHint'],
    ['prompt.place', 'prompt.placeHint'],
  ],
  ed: [
    ['prompt.corner', 'prompt.cornerHint'],
    ['prompt.leader', 'prompt.leaderHint'],
  ],
  wa: [],
  vb: [
    ['prompt.character', 'prompt.characterHint'],
    ['prompt.start', 'prompt.startHint'],
  ],
};

/** What is asked in the steps of a turn. */
const stepPrompts: { readonly [S in StepId]?: readonly [TextKey, TextKey] } = {
  open: ['prompt.window', 'prompt.windowHint'],
  close: ['prompt.window', 'prompt.windowHint'],
  decree: ['prompt.decree', 'prompt.decreeHint'],
  roost: ['prompt.roost', 'prompt.roostHint'],
  revolt: ['prompt.revolt', 'prompt.revoltHint'],
  spread: ['prompt.spread', 'prompt.spreadHint'],
  operate: ['prompt.operate', 'prompt.operateHint'],
  refresh: ['prompt.refresh', 'prompt.refreshHint'],
  slip: ['prompt.slip', 'prompt.slipHint'],
  discard: ['prompt.discard', 'prompt.discardHint'],
  items: ['prompt.drop', 'prompt.dropHint'],
};

const startPrompts = {
  birdsong: ['prompt.window', 'prompt.windowHint'],
  daylight: ['prompt.warren', 'prompt.warrenHint'],
  evening: ['prompt.cobbler', 'prompt.cobblerHint'],
} as const;

/** What is asked in a step that means something else to each faction. */
const actPrompts: Readonly<Record<FactionId, readonly [TextKey, TextKey]>> = {
  mc: ['prompt.act', 'prompt.actHint'],
  ed: ['prompt.craftEyrie', 'prompt.craftEyrieHint'],
  wa: ['prompt.actAlliance', 'prompt.actAllianceHint'],
  vb: ['prompt.actVagabond', 'prompt.actVagabondHint'],
};

function stepPrompt(s: RootState): Prompt {
  const { faction } = s.sides[s.active];
  if (s.step === 'start') {
    const [title, hint] = startPrompts[s.phase];
    return plain(title, hint);
  }
  if (s.step === 'resolve') {
    const { column } = sideAs(s, s.active, 'ed').own;
    const name = t(`column.${columns[Math.min(column, columns.length - 1)]}`);
    return plain('prompt.resolve', 'prompt.resolveHint', { column: name });
  }
  if (s.step === 'craft' && faction === 'mc') return withLeft(s, plain('prompt.craft', 'prompt.craftHint'));
  const known = stepPrompts[s.step];
  return withLeft(s, plain(...(known ?? actPrompts[faction])));
}

function withLeft(s: RootState, prompt: Prompt): Prompt {
  const { faction } = s.sides[s.active];
  if (faction === 'mc') return { ...prompt, left: t('table.actionsLeft', { count: actionsLeft(s) }) };
  if (faction !== 'wa' || s.step !== 'operate') return prompt;
  return { ...prompt, left: t('table.operationsLeft', { count: operationsLeft(s, s.active) }) };
}

function battlePrompt(s: RootState, frame: Extract<Frame, { kind: 'battle' }>): Prompt {
  const attacker = seatName(s, frame.seat);
  if (frame.stage === 'ambush') return plain('prompt.ambush', 'prompt.ambushHint', { seat: attacker });
  if (frame.stage === 'foil') return plain('prompt.foil', 'prompt.foilHint');
  if (frame.stage === 'roll') {
    const isSwapped = s.sides[frame.defender].faction === 'wa';
    return plain('prompt.roll', 'prompt.rollHint', { seat: isSwapped ? seatName(s, frame.defender) : attacker });
  }
  return plain('prompt.effects', 'prompt.effectsHint', { seat: seatName(s, frame.asked) });
}

function framePrompt(s: RootState, frame: Frame): Prompt {
  switch (frame.kind) {
    case 'setUp': {
      const own = setUpPrompts[s.sides[frame.seat].faction];
      return plain(...own[Math.min(frame.step, own.length - 1)]);
    }
    case 'march':
      return { ...plain('prompt.march', 'prompt.marchHint'), left: t('table.movesLeft', { count: frame.left }) };
    case 'battle':
      return battlePrompt(s, frame);
    case 'losses':
      return plain('prompt.losses', 'prompt.lossesHint', { count: frame.left });
    case 'triggers':
      return plain('prompt.triggers', 'prompt.triggersHint');
    case 'hospital':
      return plain('prompt.hospital', 'prompt.hospitalHint', { count: frame.warriors });
    case 'outrage':
      return plain('prompt.outrage', 'prompt.outrageHint');
    case 'damage':
      return plain('prompt.damage', 'prompt.damageHint', { count: frame.left });
    case 'trim':
      return plain('prompt.trim', 'prompt.trimHint');
    case 'put':
      return plain('prompt.put', 'prompt.putHint');
    case 'leader':
      return plain('prompt.leader', 'prompt.leaderHint');
    case 'take':
      return plain('prompt.take', 'prompt.takeHint');
    case 'reward':
      return plain('prompt.reward', 'prompt.rewardHint');
    default:
      return stepPrompt(s);
  }
}

const oneDecimal = (n: number, language: string): string =>
  n.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An enemy is held: what the dice may bring. */
function foePrompt(s: RootState, seat: number, at: number, defender: number): Prompt {
  const odds = oddsOf(s, { attacker: seat, defender, at });
  const { lang } = document.documentElement;
  const hint = t('prompt.foeHint', {
    attacker: oneDecimal(meanOf(odds.attacker), lang),
    defender: oneDecimal(meanOf(odds.defender), lang),
  });
  const title = t('prompt.foe', { seat: seatName(s, defender) });
  return { title, hint: odds.mayBeAmbushed ? `${hint} ${t('prompt.foeAmbush')}` : hint };
}

/** What is asked once something is held. */
function heldPrompt(s: RootState, { held, seat, ways }: Interaction): Prompt | undefined {
  const last = held.path.at(-1);
  if (last === undefined) return undefined;
  const [kind, what, more] = partsOf(last);
  const at = placeOf(last);
  if (kind === 'foe' && at !== undefined) return foePrompt(s, seat, at, Number(more));
  if (kind === 'card') return { title: cardName(what as CardId), hint: cardText(what as CardId) };
  if (kind !== 'place') return undefined;
  if (ways.some(({ bag }) => bag)) return plain('prompt.supporters', 'prompt.supportersHint');
  return ways.every(({ action }) => action.type === 'move') ? plain('prompt.moveTo', 'prompt.moveToHint') : undefined;
}

/** What the game waits for, in words. */
export function promptOf(app: RootApp): Prompt {
  const { match, interaction } = app;
  if (!match) return { title: '', hint: '' };
  const { state } = match.session;
  const pending = match.session.pending();
  if (pending.kind === 'over') return { title: t('prompt.over'), hint: '' };
  if (app.thinking !== undefined) {
    return { title: t('prompt.thinking', { seat: seatName(state, app.thinking) }), hint: '' };
  }
  const seat = seatToAct(pending);
  const { fight } = app;
  if (app.screen === 'battle' && fight?.stage === undefined && fight?.dealt) {
    const [attacker, defender] = fight.dealt;
    return plain('prompt.battleOver', 'prompt.battleOverHint', { attacker, defender });
  }
  const isOurs = interaction !== undefined || pending.kind === 'chance';
  if (!isOurs && seat !== undefined) return { title: t('prompt.playing', { seat: seatName(state, seat) }), hint: '' };
  const { hint } = app;
  if (hint === 'thinking') return plain('hint.button', 'hint.thinking');
  if (hint) return hintText(app, state, hint);
  const held = interaction && heldPrompt(state, interaction);
  const frame = topFrame(state) ?? battleOf(state);
  const asked = frame ? framePrompt(state, frame) : stepPrompt(state);
  return held ? { ...held, left: asked.left } : asked;
}
