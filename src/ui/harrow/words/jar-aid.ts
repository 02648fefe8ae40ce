import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { drawSpace, rowValue } from '../../../engine/games/harrow/content/tracks.ts';
import { frameOf } from '../../../engine/games/harrow/flow.ts';
import { harrow } from '../../../engine/games/harrow/harrow.ts';
import { type Ability, abilities, type Jar } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { cloneJson } from '../../../engine/kernel/clone.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type Outlook, outlooksOf } from '../../../session/harrow/outlook.ts';
import { percentIn } from '../battle/percents.ts';
import { abilityName, place } from './terms.ts';

/** The attacks that the jar would offer before its free action. */
function foreseen(s: HarrowState): Outlook[] {
  const draft = cloneJson(s);
  harrow.apply(draft, { type: 'jar', jar: 'attack', attack: false }, () => undefined);
  // HC-TIM-2: a tile that might come first is left for later.
  if (frameOf(draft, 'turn')) harrow.apply(draft, { type: 'act' }, () => undefined);
  return outlooksOf(
    draft,
    harrow.legal(draft).filter((action) => action.type === 'attack'),
  );
}

const known = new WeakMap<HarrowState, readonly Outlook[]>();

function attackAid(s: HarrowState, seat: Seat, language: string): string | undefined {
  if (frameOf(s, 'turn')?.seat !== seat || !s.seats[seat].jars[3] || frameOf(s, 'turn')?.jar) return undefined;
  const outlooks = known.get(s) ?? foreseen(s);
  known.set(s, outlooks);
  const [best] = outlooks;
  if (!best) return t('aids:noTarget');
  const targets = new Set(outlooks.map(({ attack }) => attack.to)).size;
  return t('aids:targets', {
    count: targets,
    best: place(s.config.map, best.attack.to),
    percent: percentIn(language)(best.success),
  });
}

/** What the jar of a seat gives now, with the numbers of its board; nothing where they are not known or change nothing. */
export function jarAid(s: HarrowState, seat: Seat, jar: Jar, language: string): string | undefined {
  const own = s.seats[seat];
  switch (jar) {
    case 'ability': {
      if (own.faction === 'family') {
        return t('aids:draw', { count: drawSpace(features[s.config.mode].board, own.board.length).draw });
      }
      const part = (ability: Ability) => `${abilityName(ability)} ${rowValue(own.rows, ability)}`;
      return t('aids:rows', { list: abilities.map(part).join(', ') });
    }
    case 'wild':
      return t('aids:wild', { count: own.wild + (s.wildSupply > 0 ? 1 : 0) });
    case 'attack':
      return attackAid(s, seat, language);
    case 'legend':
      return undefined;
  }
}
