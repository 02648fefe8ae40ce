import type { CardEvent } from './events/cards.ts';
import type { CountyEvent } from './events/county.ts';
import type { FairEvent } from './events/fair.ts';
import type { FightEvent } from './events/fight.ts';
import type { HesterEvent } from './events/hester.ts';
import type { KammiEvent } from './events/kammi.ts';
import type { LegendEvent } from './events/legends.ts';
import type { SoloEvent } from './events/solo.ts';
import type { TurnEvent } from './events/turns.ts';

/** What happened, for logs, sounds and pictures. Facts only: words come from the locales. */
export type HarrowEvent =
  | TurnEvent
  | CountyEvent
  | FightEvent
  | CardEvent
  | LegendEvent
  | HesterEvent
  | KammiEvent
  | SoloEvent
  | FairEvent;

export type EventOf<T extends HarrowEvent['type']> = Extract<HarrowEvent, { type: T }>;
