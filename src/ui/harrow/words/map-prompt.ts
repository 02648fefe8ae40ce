import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { type FrameOf, topFrame } from '../../../engine/games/harrow/flow.ts';
import { canAttack } from '../../../engine/games/harrow/rules/attack.ts';
import { canMove, canUse } from '../../../engine/games/harrow/rules/usable.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { type Ability, abilities } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Interaction } from '../../../session/harrow/interaction/interaction.ts';
import { onOffer, sourcesOf, targetsOf } from '../../../session/harrow/interaction/spot-offers.ts';
import { opponentsIn } from '../../../session/harrow/opponents.ts';
import { effectPrompt } from './effect-prompt.ts';
import { fairPrompt, isFairFrame } from './fair-prompt.ts';
import { hesterPrompt, isHesterFrame } from './hester-prompt.ts';
import { hintText } from './hint-words.ts';
import { idleReason } from './idle-abilities.ts';
import { personName } from './opponents.ts';
import { pointKinds } from './point-kinds.ts';
import { seatName } from './seats.ts';
import { soloPrompt } from './solo-prompt.ts';
import { abilityName, jarName, powerName } from './terms.ts';

export interface Prompt {
  readonly title: string;
  readonly hint: string;
}

const plain = (title: string, hint: string): Prompt => ({ title, hint });

/** Questions in which nothing is picked up from a hex. */
type Question =
  | 'ability'
  | 'return'
  | 'paths'
  | 'pathsTake'
  | 'storm'
  | 'stormFirst'
  | 'tree'
  | 'treePower'
  | 'treeHester'
  | 'strike'
  | 'clash'
  | 'push'
  | 'reap'
  | 'reapNailed'
  | 'sort';

const say = (key: Question, params: Record<string, unknown> = {}): Prompt =>
  plain(t(`map:prompt.${key}.title`, params), t(`map:prompt.${key}.hint`, params));

/** HC-STORM-2 to 4: what the scrolls pull. */
const pulls = ['pull2', 'pull3', 'pull4'] as const;

/** Whose computer is thinking, as long as it does. */
function waitingHint({ match, thinking }: HarrowApp): string {
  if (!match || thinking === undefined) return t('map:prompt.busyHint');
  const opponent = opponentsIn(match).get(thinking);
  return opponent ? t('opponents:thinking', { name: personName(opponent.person) }) : t('hint.thinking');
}

/** What the game waits for, in words. */
export function promptOf(app: HarrowApp): Prompt {
  const s = app.match?.session.state;
  const frame = s && topFrame(s);
  if (!s || !frame) return plain('', '');
  const faction = seatName(s, frame.seat);
  if (app.replaying) return plain(t('replay.title'), t('replay.hint'));
  if (app.busy) return plain(t('map:prompt.busy', { faction }), waitingHint(app));
  const { interaction, hint } = app;
  if (hint === 'thinking') return plain(t('map:prompt.busy', { faction }), t('hint.thinking'));
  if (hint) {
    const { what, why } = hintText(app, hint);
    return plain(what, why);
  }
  const mode = interaction?.selection.mode;
  const step = held(interaction);
  const rivals = soloPrompt(s, frame, interaction);
  if (rivals) return rivals;
  if (isHesterFrame(frame)) return hesterPrompt(s, frame, interaction);
  if (isFairFrame(frame)) return fairPrompt(s, frame);
  switch (frame.kind) {
    case 'turn':
      return turnPrompt(frame, interaction, faction);
    case 'points':
      return pointsPrompt(s, frame, interaction);
    case 'legend':
      return plain(t('map:prompt.legend.title'), t(`map:prompt.legend.${legendHint(frame, interaction)}`));
    case 'effect':
      return effectPrompt(s, frame, step);
    case 'return':
      return say('return', { count: frame.left });
    case 'pull': {
      const pull = pulls[frame.scroll - 2];
      return plain(t(`map:prompt.${pull}.title`), t(`map:prompt.${pull}.${step}`));
    }
    case 'paths':
      return say(mode === 'take' ? 'pathsTake' : 'paths', { count: s.seats[frame.seat].pathsLeft });
    case 'storm':
      return say(frame.first ? 'stormFirst' : 'storm');
    case 'hideaway':
      return plain(powerName(s.seats[frame.seat].legend), t('map:prompt.hideaway.hint'));
    case 'levi':
      return plain(powerName(s.seats[frame.seat].legend), t(`map:prompt.levi.${step}`));
    case 'walk':
      return plain(t('map:prompt.walk.title'), t(`map:prompt.walk.${step}`));
    case 'attack':
      if (frame.rage !== undefined) return plain(powerName('malachi'), t(`map:prompt.rage.${step}`));
      if (mode === 'free') return plain(t('map:prompt.attackFree.title'), t('map:prompt.points.free'));
      return attackPrompt(s, frame, interaction);
    case 'reap':
      return say(mode === 'nailed' ? 'reapNailed' : 'reap');
    case 'tree':
      if (frame.seat === hesterSeat) return say('treeHester');
      return say(frame.to === undefined ? 'treePower' : 'tree');
    case 'ability':
    case 'strike':
    case 'clash':
    case 'push':
    case 'sort':
      return say(frame.kind);
    // The solo game has asked already, or nobody decides.
    case 'pile':
    case 'solo':
    case 'outcome':
    case 'cleanUp':
    case 'roundStart':
    case 'hesterEnd':
    case 'bargain':
    case 'fairEnd':
      return plain('', '');
  }
}

/** Before and after the action: the jar, what its tile and the hand offer, and the end of the turn. */
function turnPrompt(frame: FrameOf<'turn'>, interaction: Interaction | undefined, faction: string): Prompt {
  const { acted, jar } = frame;
  const isHeld = held(interaction) === 'target';
  const cards = onOffer(interaction, 'card').length > 0;
  if (!acted && jar === undefined) {
    // HC-BON-2: no tile is used before its jar is broken.
    const hint = isHeld ? 'target' : cards ? 'card' : 'hint';
    return plain(t('map:prompt.turn.title', { faction }), t(`map:prompt.turn.${hint}`));
  }
  const tiles = onOffer(interaction, 'tile').length > 0;
  // HC-MOVE-11: hexes are lit for whoever may still walk along a path.
  const steps = acted && sourcesOf(interaction).length > 0;
  const offer = cards ? (tiles ? 'both' : 'card') : tiles ? 'tile' : 'hint';
  const key = acted ? 'turnEnd' : 'turnJar';
  const title = t(`map:prompt.${key}.title`, { faction, jar: jar === undefined ? '' : jarName(jar) });
  return plain(title, t(`map:prompt.${key}.${isHeld || (steps && offer === 'hint') ? 'target' : offer}`));
}

/** HC-ATK-1: an attack, an action before or after it, and what of it can be done now. */
function attackPrompt(s: HarrowState, frame: FrameOf<'attack'>, interaction: Interaction | undefined): Prompt {
  if (!frame.attack) return plain(t('map:prompt.freeAction.title'), t(`map:prompt.freeAction.${held(interaction)}`));
  const key = frame.free > 0 ? 'attackFree' : 'attack';
  const title = t(`map:prompt.${key}.title`);
  if (!canAttack(s, frame.seat)) return plain(title, t(`map:prompt.${key}.outOfRange`));
  if (held(interaction) === 'hint') return plain(title, t(`map:prompt.${key}.hint`));
  const targets = targetsOf(interaction);
  const strikes = targets.some(({ kind }) => kind === 'enemy');
  // A hex from which only a step leads, or only an attack.
  const isMixed = strikes && targets.some(({ kind }) => kind === 'go');
  const told = key === 'attackFree' && !isMixed ? (strikes ? 'attack' : 'freeAction') : key;
  return plain(title, t(`map:prompt.${told}.target`));
}

/** Which sentence is due: a hex is picked up from already, or is to be chosen. */
const held = (interaction: Interaction | undefined): 'target' | 'hint' =>
  interaction?.selection.from === undefined ? 'hint' : 'target';

/** HC-LEG-1: which of track and power is still to come, and which of them could do nothing. */
function legendHint(
  { track, power }: FrameOf<'legend'>,
  interaction: Interaction | undefined,
): 'hint' | 'target' | 'trackOnly' | 'trackLeft' | 'powerOnly' | 'powerLeft' {
  const offers = (type: 'track' | 'power') =>
    interaction?.choices.some((choice) => choice.kind === 'act' && choice.action.type === type) ?? false;
  // HC-MOVE-11: a free step comes between the two, or may make one of them possible again.
  if (held(interaction) === 'target' || !(offers('track') || offers('power'))) return 'target';
  if (offers('track') && offers('power')) return 'hint';
  return offers('track') ? (power ? 'trackOnly' : 'trackLeft') : track ? 'powerOnly' : 'powerLeft';
}

/** Which points are left. Where there are several kinds, their buttons count them, or the title what has no button. */
function pointsPrompt(s: HarrowState, frame: FrameOf<'points'>, interaction: Interaction | undefined): Prompt {
  const kinds = pointKinds(frame);
  const lone = kinds.length === 1 ? kinds[0] : undefined;
  const hasSwitches = interaction?.choices.some(({ kind }) => kind === 'mode') ?? false;
  const titled = lone ?? (hasSwitches ? undefined : kinds.find((kind) => kind === interaction?.selection.mode));
  const title = titled
    ? t('map:prompt.points.left', {
        ability: titled === 'wild' ? t('map:wild') : abilityName(titled),
        count: titled === 'wild' ? frame.any : frame.points[abilities.indexOf(titled)],
      })
    : t(`map:prompt.points.${frame.tokens || frame.upgrade ? 'tokensTitle' : 'title'}`);
  const hint = whyIdle(s, frame, lone) ?? pointsHint(frame, interaction, lone, kinds.length);
  return plain(title, t(`map:prompt.points.${hint}`));
}

/** Why nothing can be done with the points that are left; undefined if something can. */
function whyIdle(
  s: HarrowState,
  { seat, points, any, only, tokens = [] }: FrameOf<'points'>,
  lone: Ability | 'wild' | undefined,
): ReturnType<typeof idleReason> | 'nothing' | undefined {
  const steps = points[0] + any;
  const canWalk = steps > 0 && canMove(s, seat, steps, only === 'legend');
  if (tokens.length > 0 || canWalk || canUse(s, seat, [0, points[1], points[2]], any)) return undefined;
  return lone === undefined || lone === 'wild' ? 'nothing' : idleReason(s, seat, lone);
}

type PointsHint =
  | 'target'
  | 'free'
  | 'tokensOnly'
  | 'tokens'
  | 'card'
  | 'legendOnly'
  | 'strengthen'
  | 'spawn'
  | 'source';

function pointsHint(
  { only, tokens = [] }: FrameOf<'points'>,
  interaction: Interaction | undefined,
  lone: Ability | 'wild' | undefined,
  kinds: number,
): PointsHint {
  const mode = interaction?.selection.mode ?? 'move';
  if (interaction?.selection.from !== undefined) return 'target';
  if (mode === 'free') return 'free';
  if (tokens.length > 0) return kinds === 0 ? 'tokensOnly' : 'tokens';
  if (onOffer(interaction, 'card').length > 0) return 'card';
  if (only === 'legend') return 'legendOnly';
  if (lone === 'strengthen') return 'strengthen';
  return mode === 'spawn' ? 'spawn' : 'source';
}
