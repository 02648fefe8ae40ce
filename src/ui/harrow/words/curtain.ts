import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import type { PlayerId } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import type { CurtainWords } from '../../game-parts.ts';
import { languagePlaces } from '../parts/language-places.ts';
import { leaderName } from './seats.ts';

/** The patches of the others are sewn on the curtain itself. */
const badges: ReadonlySet<PlayerId> = new Set(['hester', 'fair']);

/** HC-FAIR-5: why somebody must look away; otherwise who is next, where the title does not say it. */
function textOf(s: HarrowState, seat: Seat): string | undefined {
  if (topFrame(s)?.kind === 'stow') return t('curtain.stow');
  return badges.has(seatClass(s, seat)) ? undefined : t('curtain.legend', { legend: leaderName(s, seat) });
}

/** What stands on the curtain before a seat. */
export function curtainWords({ match, stage }: HarrowApp, seat: Seat): CurtainWords | undefined {
  const s = match?.session.state;
  if (!s) return undefined;
  const look = seatClass(s, seat);
  return {
    look,
    picture: `art/harrow/${badges.has(look) ? 'curtain-badge' : 'mark'}-${look}.svg`,
    title: t('curtain.pass', { context: look }),
    text: textOf(s, seat),
    languages: languagePlaces[stage.layout.id],
  };
}
