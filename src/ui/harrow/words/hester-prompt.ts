import type { Frame, FrameOf } from '../../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Interaction } from '../../../session/harrow/interaction/interaction.ts';
import { onOffer, sourcesOf, targetsOf } from '../../../session/harrow/interaction/spot-offers.ts';

const hesterFrames = ['roots', 'hester', 'creep', 'pay', 'infect'] as const;
type HesterFrame = FrameOf<(typeof hesterFrames)[number]>;

export function isHesterFrame(frame: Frame): frame is HesterFrame {
  return (hesterFrames as readonly string[]).includes(frame.kind);
}

interface Words {
  readonly title: string;
  readonly hint: string;
}

/** Roots of a turn without the bought one (HC-ROOT-1). */
const rootsPerTurn = 2;

function rootsPrompt(s: HarrowState, { left, extra }: FrameOf<'roots'>): Words {
  if (extra) return { title: t('map:prompt.rootsExtra.title'), hint: t('map:prompt.rootsExtra.hint') };
  const isFirst = s.hester?.tip === undefined;
  return {
    title: t('map:prompt.roots.title', { n: rootsPerTurn + 1 - left, all: rootsPerTurn }),
    hint: t(`map:prompt.roots.${isFirst ? 'first' : 'hint'}`),
  };
}

type TurnHint = 'spawn' | 'act' | 'call' | 'tree' | 'both' | 'summon' | 'infect' | 'late' | 'end';

/** Which of the things she may still do the hint speaks of. */
function turnHint({ fallen }: FrameOf<'hester'>, interaction: Interaction | undefined): TurnHint {
  const { choices = [] } = interaction ?? {};
  const isLit = targetsOf(interaction).length > 0;
  const calls = onOffer(interaction, 'call');
  const canUse = choices.some((choice) => choice.kind === 'act' && choice.action.type === 'use');
  if (!fallen) {
    if (isLit) return 'spawn';
    if (canUse || onOffer(interaction, 'lay').length > 0) return 'act';
    return calls.length > 0 ? 'call' : 'tree';
  }
  if (isLit) return canUse ? 'both' : 'summon';
  if (canUse) return 'infect';
  return calls.length > 0 ? 'late' : 'end';
}

/** Nothing on the map can be chosen: only leaving off is left. */
const isIdle = (interaction: Interaction): boolean =>
  sourcesOf(interaction).length === 0 && targetsOf(interaction).length === 0;

/** What Hester is asked in her turn. */
export function hesterPrompt(s: HarrowState, frame: HesterFrame, interaction: Interaction | undefined): Words {
  const selected = interaction?.selection.from !== undefined;
  const idle = interaction !== undefined && isIdle(interaction);
  switch (frame.kind) {
    case 'roots':
      return rootsPrompt(s, frame);
    case 'hester':
      return {
        title: t('map:prompt.hester.title', { count: (s.hester?.actions ?? 0) - frame.used.length }),
        hint: t(`map:prompt.hester.${turnHint(frame, interaction)}`),
      };
    case 'creep': {
      const isOnMap = s.hester?.hex !== undefined;
      const isFreeing = interaction?.selection.mode === 'free';
      const hint = isFreeing ? 'free' : idle ? 'none' : selected ? 'target' : isOnMap ? 'hester' : 'hint';
      return { title: t('map:prompt.creep.title'), hint: t(`map:prompt.creep.${hint}`) };
    }
    case 'pay': {
      const key = frame.why === 'limit' ? 'payLimit' : 'pay';
      const count = frame.left;
      return { title: t(`map:prompt.${key}.title`, { count }), hint: t(`map:prompt.${key}.hint`, { count }) };
    }
    case 'infect':
      return {
        title: t('map:prompt.infect.title'),
        hint: t(`map:prompt.infect.${idle ? 'none' : selected ? 'target' : 'hint'}`),
      };
  }
}
