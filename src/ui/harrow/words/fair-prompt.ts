import type { EffectFrame } from '../../../engine/games/harrow/content/effect.ts';
import { effects } from '../../../engine/games/harrow/content/effects.ts';
import { traits } from '../../../engine/games/harrow/content/factions/traits.ts';
import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import { type Frame, type FrameOf, fairEffects } from '../../../engine/games/harrow/flow.ts';
import { arrowsLeft } from '../../../engine/games/harrow/rules/fair/arrows.ts';
import { requireFair } from '../../../engine/games/harrow/rules/fair/fair.ts';
import { fairCardIds, items, offerIds, questIds } from '../../../engine/games/harrow/state/fair.ts';
import { factionIds } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { effectText } from './effect-text.ts';
import { fairCardName, offerName, questName } from './fair-terms.ts';
import { playerName } from './seats.ts';
import { terrainName } from './terms.ts';

const fairFrames = ['stow', 'fair', 'arrow', 'guess', 'visit', 'redeem'] as const;
type FairFrame = FrameOf<(typeof fairFrames)[number]>;

export function isFairFrame(frame: Frame): frame is FairFrame {
  return (fairFrames as readonly string[]).includes(frame.kind);
}

interface Words {
  readonly title: string;
  readonly hint: string;
}

type Question = 'fair' | 'fairEnd' | 'arrow' | 'arrowNone' | 'guess' | 'guessMay' | 'visit' | 'redeem';

function say(key: Question): Words {
  return { title: t(`fair:prompt.${key}.title`), hint: t(`fair:prompt.${key}.hint`) };
}

/** What the Fair Folk are asked, or others about their nests. */
export function fairPrompt(s: HarrowState, frame: FairFrame): Words {
  const fair = requireFair(s);
  switch (frame.kind) {
    case 'stow': {
      const item = items[fair.places.length] ?? 'queen';
      return { title: t(`fair:prompt.stow.${item}.title`), hint: t(`fair:prompt.stow.${item}.hint`) };
    }
    case 'fair':
      return say(frame.nests > 0 || frame.quests > 0 ? 'fair' : 'fairEnd');
    case 'arrow':
      return say(arrowsLeft(fair) > 0 ? 'arrow' : 'arrowNone');
    case 'guess':
      return say(frame.may ? 'guessMay' : 'guess');
    case 'visit':
    case 'redeem':
      return say(frame.kind);
  }
}

const isAmong = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);

/** The name of what is being played, if it is the Fair Folk's. */
function titleOf(by: EffectFrame['by']): string | undefined {
  if (isAmong(fairCardIds, by)) return fairCardName(by);
  if (isAmong(offerIds, by)) return offerName(by);
  return isAmong(fairEffects, by) ? t(`fair:title.${by}`) : undefined;
}

/** What a card of theirs, an offer or a quest asks; nothing for all other effects. */
export function fairEffectPrompt(s: HarrowState, frame: EffectFrame, step: 'target' | 'hint'): Words | undefined {
  const { by, left } = frame;
  const title = titleOf(by);
  if (title === undefined) return undefined;
  const asks = effects[by].asks?.(s, frame);
  return { title, hint: effectText(`fair:ask.${asks === undefined ? by : `${by}.${asks}`}.${step}`, { count: left }) };
}

const isTheirs = (by: EffectFrame['by']): boolean =>
  isAmong(fairCardIds, by) || isAmong(offerIds, by) || isAmong(fairEffects, by);

/** A colour of cubes: its terrain, or whose cubes they are. */
function colourName(option: string): string | undefined {
  if (isAmong(terrains, option)) return terrainName(option);
  if (option === 'silver') return playerName('fair');
  const faction = factionIds.find((id) => traits[id].colour === option);
  return faction && playerName(faction);
}

/** The words on a button of theirs: a guess, a quest or cubes; and search cubes in others' effects (HC-OQ-53). */
export function fairOption(by: EffectFrame['by'], option: string): string | undefined {
  if (by === 'quest_reward') return t('fair:choice.guess');
  if (isAmong(questIds, option)) return questName(option);
  return isTheirs(by) || option === 'silver' ? colourName(option) : undefined;
}
