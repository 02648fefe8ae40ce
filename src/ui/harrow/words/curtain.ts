import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import type { CurtainWords } from '../../game-parts.ts';
import { languagePlaces } from '../title/title-places.ts';
import { leaderName } from './seats.ts';

/** What stands on the curtain before a seat. */
export function curtainWords({ match, stage }: HarrowApp, seat: Seat): CurtainWords | undefined {
  const s = match?.session.state;
  if (!s) return undefined;
  const look = seatClass(s, seat);
  return {
    look,
    // The patches of the factions are sewn on the curtain itself.
    picture: `art/harrow/${look === 'hester' ? 'curtain-badge' : 'mark'}-${look}.svg`,
    title: t('curtain.pass', { context: look }),
    text: look === 'hester' ? undefined : t('curtain.legend', { legend: leaderName(s, seat) }),
    languages: languagePlaces[stage.layout.id],
  };
}
