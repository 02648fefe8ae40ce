import type { HesterEvent } from '../../../engine/games/harrow/events/hester.ts';
import type { SoloEvent } from '../../../engine/games/harrow/events/solo.ts';
import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { isSoloStep } from '../../../session/harrow/told-events.ts';
import { cardSentences } from './card-log.ts';
import { countySentences } from './county-log.ts';
import { fairSentences } from './fair-log.ts';
import { fightSentences } from './fight-log.ts';
import { hesterText } from './hester-log.ts';
import { kammiSentences } from './kammi-log.ts';
import { legendSentences } from './legend-log.ts';
import { soloText } from './solo-log.ts';
import { type LogContext, type Sentences, type Teller, tellerOf } from './teller.ts';
import { turnSentences } from './turn-log.ts';

type PlainEvent = Exclude<HarrowEvent, HesterEvent | SoloEvent>;

const sentences: Sentences<PlainEvent> = {
  ...turnSentences,
  ...countySentences,
  ...fightSentences,
  ...cardSentences,
  ...legendSentences,
  ...kammiSentences,
  ...fairSentences,
};

export function isHestersDeed(event: HarrowEvent): event is HesterEvent {
  return !isSoloStep(event) && !Object.hasOwn(sentences, event.type);
}

/** The sentence of an event, or nothing for those that another sentence tells. */
export function logText(event: HarrowEvent, s: LogContext): string | undefined {
  const teller = tellerOf(s);
  if (isSoloStep(event)) return soloText(event, teller);
  if (isHestersDeed(event)) return hesterText(event, teller);
  const sentence = sentences[event.type] as (event: PlainEvent, teller: Teller) => string | undefined;
  return sentence(event, teller);
}
