import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { RefusalKey } from '../../engine/games/harrow/refusals/keys.ts';
import type { HesterCardId } from '../../engine/games/harrow/state/cards.ts';
import type { Factions } from '../../engine/games/harrow/state/players.ts';
import type { ModeId, VariantId } from '../../engine/games/harrow/state/set-up.ts';
import type { Jar } from '../../engine/games/harrow/state/tokens.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { NightId } from '../../session/harrow/campaign/nights.ts';
import type { NightOutcome } from '../../session/harrow/campaign/outcome.ts';
import type { Progress } from '../../session/harrow/campaign/progress.ts';
import type { Fight } from '../../session/harrow/fight.ts';
import type { HandCard } from '../../session/harrow/hand-card.ts';
import type { HarrowMatchTypes } from '../../session/harrow/harrow-session.ts';
import type { HarrowSettings } from '../../session/harrow/harrow-settings.ts';
import type { Hint } from '../../session/harrow/hint.ts';
import type { Interaction } from '../../session/harrow/interaction/interaction.ts';
import type { Selection } from '../../session/harrow/interaction/selection.ts';
import type { Warning } from '../../session/harrow/interaction/warning.ts';
import type { LessonId } from '../../session/harrow/lessons/lessons.ts';
import type { SaveSummary } from '../../session/harrow/save-summary.ts';
import type { AppOf, DialogOf, ScreenOf } from '../app.ts';
import type { Hints } from '../hints.ts';
import type { Record } from '../record.ts';
import type { Layout } from './layout.ts';
import type { MapPoint, MapView } from './map-view.ts';
import type { Remembered } from './remembered.ts';
import type { Taught } from './taught.ts';

type HarrowDialogs =
  | { readonly kind: 'storySoFar' | 'nightFile' | 'lessons' | 'statistics' }
  /** A night of the campaign is over. */
  | { readonly kind: 'nightResult'; readonly outcome: NightOutcome }
  /** The cards of a night that is about to begin. */
  | { readonly kind: 'deal'; readonly night: NightId; readonly piles: readonly number[] }
  /** The house rules of the next game. */
  | {
      readonly kind: 'variants';
      readonly mode: ModeId;
      readonly factions: Factions;
      readonly chosen: readonly VariantId[];
      readonly choose: (variants: readonly VariantId[]) => void;
    }
  /** The cards a seat has played, large enough to read. */
  | { readonly kind: 'played'; readonly seat: Seat }
  /** The jar can act or attack (HC-REATK-1). */
  | { readonly kind: 'jar'; readonly jar: Jar; readonly actions: readonly HarrowAction[] }
  /** A click that can mean several things: whom to attack, with which cubes to summon, which card to cover. */
  | { readonly kind: 'which'; readonly actions: readonly HarrowAction[] };

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

/** Something is dragged over the map: from which hex, where it was gripped and where it is now, on the whole map. */
export interface Drag {
  readonly from: Hex;
  readonly grip: MapPoint;
  readonly at: MapPoint;
  /** A finger hides what lies under it. */
  readonly isFinger: boolean;
}

/** What Harrow's screens read and do beside what every game has. */
export interface HarrowOwn extends Hints<Hint>, Record {
  /** What the deciding person can do; undefined while pieces move, a bot thinks or the tree must fall. */
  readonly interaction: Interaction | undefined;
  /** The hand that may be shown now. */
  readonly hand: Hand | undefined;
  /** The fight on the battlefield screen; while an action is shown, as far as it has been. */
  readonly fight: Fight | undefined;
  /** How much of the county is shown. */
  readonly view: MapView;
  /** The nights under the oak so far, and the one that is looked at. */
  readonly nights: Progress;
  readonly night: NightId;
  /** What the screens remember from one to the next. */
  readonly remembered: Remembered;

  lookAtNight(night: NightId): void;
  /** `piles`: how many cards each pile has; as even as can be unless told. */
  startNight(night: NightId, piles?: readonly number[]): void;
  exportNights(): void;
  /** What the oak says now. */
  readonly taught: Taught | undefined;
  /** The oak's lesson has been heard; it shall be told again; none are wanted; all shall be told again. */
  hearLesson(lesson: LessonId): void;
  forgetLesson(lesson: LessonId): void;
  skipLessons(): void;
  repeatLessons(): void;

  remember(part: Partial<Remembered>): void;
  select(selection: Selection): void;
  /** Picks up what is dragged, if it can go anywhere, and has it follow the pointer; undefined: it is let go. */
  drag(drag: Drag | undefined): void;
  look(view: MapView): void;
  /** Does several things that were asked for at once, one after the other. */
  actAll(actions: readonly HarrowAction[]): void;
}

export interface HarrowAppTypes extends HarrowMatchTypes {
  Layout: Layout;
  Screen: 'newGame' | 'campaign' | 'map' | 'boards' | 'battlefield';
  Dialog: HarrowDialogs;
  Question: Warning;
  Refusal: RefusalKey;
  Settings: HarrowSettings;
  Summary: SaveSummary;
  Cue: 'jarOpen';
  Drag: Drag;
  Own: HarrowOwn;
}

export type HarrowApp = AppOf<HarrowAppTypes>;
export type ScreenId = ScreenOf<HarrowAppTypes>;
export type HarrowDialog = DialogOf<HarrowAppTypes>;
