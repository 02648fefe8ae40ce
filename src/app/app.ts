import type { HarrowAction } from '../engine/games/harrow/action.ts';
import type { Hex } from '../engine/games/harrow/county.ts';
import type { HarrowEvent } from '../engine/games/harrow/events.ts';
import type { RefusalKey } from '../engine/games/harrow/refusals/keys.ts';
import type { Config, HarrowState, HesterCardId, Jar, ModeId, VariantId } from '../engine/games/harrow/state.ts';
import type { Seat } from '../engine/kernel/game.ts';
import type { NightId } from '../session/harrow/campaign/nights.ts';
import type { NightOutcome } from '../session/harrow/campaign/outcome.ts';
import type { Progress } from '../session/harrow/campaign/progress.ts';
import type { Fight } from '../session/harrow/fight.ts';
import type { HandCard } from '../session/harrow/hand-card.ts';
import type { ControllerKind } from '../session/harrow/harrow-session.ts';
import type { Interaction } from '../session/harrow/interaction/interaction.ts';
import type { Selection } from '../session/harrow/interaction/selection.ts';
import type { Warning } from '../session/harrow/interaction/warning.ts';
import type { SaveSummary } from '../session/harrow/save-summary.ts';
import type { Settings } from '../session/settings.ts';
import type { ShownMatch } from '../session/shown-match.ts';
import type { SpotId } from '../session/spot.ts';
import type { Stage } from './harrow/layout.ts';
import type { MapView, Spot } from './harrow/map-view.ts';
import type { Remembered } from './harrow/remembered.ts';

const screenIds = ['title', 'newGame', 'campaign', 'map', 'boards', 'battlefield', 'end'] as const;
export type ScreenId = (typeof screenIds)[number];

export type Dialog =
  | { readonly kind: 'settings' | 'credits' | 'log' | 'help' | 'storySoFar' | 'nightFile' }
  /** The rulebook, opened at an article. */
  | { readonly kind: 'rules'; readonly article?: string }
  /** A night of the campaign is over. */
  | { readonly kind: 'nightResult'; readonly outcome: NightOutcome }
  /** The cards of a night that is about to begin. */
  | { readonly kind: 'deal'; readonly night: NightId; readonly piles: readonly number[] }
  /** The house rules of the next game. */
  | {
      readonly kind: 'variants';
      readonly mode: ModeId;
      readonly chosen: readonly VariantId[];
      readonly choose: (variants: readonly VariantId[]) => void;
    }
  /** Leaving or overwriting a running game, or doing what hurts oneself. */
  | { readonly kind: 'confirm'; readonly question: 'abandon' | 'leave' | Warning; readonly yes: () => void }
  /** The cards a seat has played, large enough to read. */
  | { readonly kind: 'played'; readonly seat: Seat }
  /** The jar can act or attack (HC-REATK-1). */
  | { readonly kind: 'jar'; readonly jar: Jar; readonly actions: readonly HarrowAction[] }
  /** A click that can mean several things: whom to attack, with which cubes to summon, which card to cover. */
  | { readonly kind: 'which'; readonly actions: readonly HarrowAction[] };

/** A sentence that appears for a while: a refusal with its rule, or news about a save. */
export type Notice =
  | {
      readonly kind: 'refusal';
      readonly key: RefusalKey;
      readonly rule: string;
      readonly params: Record<string, string | number>;
    }
  | { readonly kind: 'news'; readonly key: string };

export interface NewGame {
  readonly config: Config;
  readonly seed: number;
  readonly controllers: readonly ControllerKind[];
  readonly night?: NightId | undefined;
}

/** A face-up card of Hester, with so many covered ones under it. */
interface OpenCard {
  readonly card: HesterCardId;
  readonly covered: number;
  /** Can it be activated now? */
  readonly callable: boolean;
}

/** The cards the person in front of the screen may see: never those of somebody who is not there. */
export interface Hand {
  readonly seat: Seat;
  readonly cards: readonly HandCard[];
  /** Those that can be played now or, if one must be picked, those to pick from. */
  readonly playable: readonly HandCard[];
  /** One of the cards must be picked; it is not played. */
  readonly picking: boolean;
  /** Hester's face-up cards; nobody else has any. */
  readonly open: readonly OpenCard[];
}

/** A step of the automatic factions (HC-SOLO-20 to 47). */
export interface Told {
  readonly event: HarrowEvent;
  readonly waits: boolean;
}

/** Something is dragged over the map: from which hex, where it was gripped and where it is now, on the whole map. */
export interface Drag {
  readonly from: Hex;
  readonly grip: Spot;
  readonly at: Spot;
  /** A finger hides what lies under it. */
  readonly isFinger: boolean;
}

/** What screens read and do. Drawn anew, from the top, whenever it changes. */
export interface App {
  readonly stage: Stage;
  readonly settings: Settings;
  readonly screen: ScreenId;
  readonly dialog: Dialog | undefined;
  readonly notice: Notice | undefined;
  /** The game on the table, without what the person in front of the screen may not know. */
  readonly match: ShownMatch | undefined;
  /** The saved game that "Continue" opens. */
  readonly saved: SaveSummary | undefined;
  /** What the deciding person can do; undefined while pieces move, a bot thinks or the tree must fall. */
  readonly interaction: Interaction | undefined;
  /** Pieces are moving or a bot is thinking. */
  readonly busy: boolean;
  /** The seat behind the hand-over curtain. */
  readonly curtain: Seat | undefined;
  /** The hand that may be shown now. */
  readonly hand: Hand | undefined;
  /** The fight on the battlefield screen, and the position it is in; while an action is shown, as far as it has been. */
  readonly fight: Fight | undefined;
  readonly shownState: HarrowState | undefined;
  /** The cubes are falling. */
  readonly falling: boolean;
  /** How much of the county is shown. */
  readonly view: MapView;
  /** The step of the automatic factions that is being shown, and whether it waits for `next`. */
  readonly told: Told | undefined;
  /** A finished game is being played again. */
  readonly replaying: boolean;
  /** The replay is held. */
  readonly paused: boolean;
  /** The nights under the oak so far, and the one that is looked at. */
  readonly nights: Progress;
  readonly night: NightId;
  /** What the screens of the game remember from one to the next. */
  readonly remembered: Remembered;

  change(settings: Partial<Settings>): void;
  go(screen: ScreenId): void;
  open(dialog: Dialog): void;
  closeDialog(): void;
  dismissNotice(): void;
  /** Shows the sentence of this key for a while. */
  tellNews(key: string): void;
  liftCurtain(): void;
  remember(part: Partial<Remembered>): void;

  startGame(game: NewGame): void;
  continueGame(): void;
  lookAtNight(night: NightId): void;
  /** `piles`: how many cards each pile has; as even as can be unless told. */
  startNight(night: NightId, piles?: readonly number[]): void;
  /** The oak's lesson has been heard; none are wanted; all shall be told again. */
  hearLesson(lesson: string): void;
  skipLessons(): void;
  repeatLessons(): void;
  exportNights(): void;
  rematch(): void;
  /** Plays the finished game again before the eyes. */
  watchReplay(): void;
  /** Holds the replay, or lets it go on. */
  pauseReplay(): void;
  /** Back to the result. */
  stopReplay(): void;
  exportSave(): void;
  /** Opens a saved game, or nights of another device, which are added to these. */
  importSave(file: Pick<Blob, 'text'>): void;

  act(action: HarrowAction): void;
  select(selection: Selection): void;
  /** Picks up what is dragged, if it can go anywhere, and has it follow the pointer; undefined: it is let go. */
  drag(drag: Drag | undefined): void;
  look(view: MapView): void;
  /** Does what the thing offers, or says why it offers nothing. */
  click(spot: SpotId): void;
  undo(): void;
  /** Tips the cubes into the tree. */
  tip(): void;
  /** Goes on from the step that is told; `run`: and stops at no other of this action. */
  next(run?: 'run'): void;
  /** Hurries the running animation to its end. */
  skip(): void;
}
