import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { rowValue } from '../../engine/games/harrow/content/tracks.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import { type Ability, abilities } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { Choice } from '../../session/interaction/interaction.ts';
import type { App } from '../app.ts';
import { abilityName, factionName, powerName } from './terms.ts';

export interface Prompt {
  readonly title: string;
  readonly hint: string;
  /** Points left of an ability, shown as tokens. */
  readonly points: readonly { readonly kind: Ability | 'wild'; readonly count: number }[];
}

const plain = (title: string, hint: string): Prompt => ({ title, hint, points: [] });

/** What the game waits for, in words. */
export function promptOf(app: App): Prompt {
  const s = app.match?.session.state;
  const frame = s && topFrame(s);
  if (!s || !frame) return plain('', '');
  const faction = factionName(s.seats[frame.seat].faction);
  if (app.replaying) return plain(t('map:prompt.replay'), t('map:prompt.replayHint'));
  if (app.busy) return plain(t('map:prompt.busy', { faction }), t('map:prompt.busyHint'));
  const { interaction } = app;
  const selected = interaction?.selection.from !== undefined;
  const say = (key: string, params: Record<string, unknown> = {}): Prompt =>
    plain(
      t(`map:prompt.${key}.title`, { faction, ...params }),
      t(`map:prompt.${key}.${selected ? 'target' : 'hint'}`, { faction, ...params }),
    );
  switch (frame.kind) {
    case 'turn':
      return say(frame.acted ? 'turnEnd' : 'turn');
    case 'points': {
      const points = [
        ...abilities.map((kind, i) => ({ kind, count: frame.points[i] })),
        { kind: 'wild' as const, count: frame.any },
      ].filter((each) => each.count > 0);
      const lone = points.length === 1 ? points[0] : undefined;
      const mode = interaction?.selection.mode ?? 'move';
      const hint = selected
        ? 'target'
        : lone?.kind === 'strengthen'
          ? 'strengthen'
          : mode === 'spawn'
            ? 'spawn'
            : 'source';
      const title = lone
        ? t('map:prompt.points.left', {
            ability: lone.kind === 'wild' ? t('map:wild') : abilityName(lone.kind),
            count: lone.count,
          })
        : t('map:prompt.points.title', { faction });
      return { title, hint: t(`map:prompt.points.${hint}`), points };
    }
    case 'pull':
      return say(`pull${frame.scroll}`);
    case 'paths':
      return say(interaction?.selection.mode === 'take' ? 'pathsTake' : 'paths', {
        count: s.seats[frame.seat].pathsLeft,
      });
    case 'attack':
      return say(frame.attack ? (frame.free > 0 ? 'attackFree' : 'attack') : 'freeAction');
    default:
      return say(frame.kind);
  }
}

/** The words on a button of the prompt bar. */
export function choiceLabel(app: App, choice: Choice): string {
  return choice.kind === 'mode' ? t(`map:mode.${choice.mode}`) : actionLabel(app, choice.action);
}

function actionLabel(app: App, action: HarrowAction): string {
  const s = app.match?.session.state;
  const seat = s && topFrame(s)?.seat;
  const own = s && seat !== undefined ? s.seats[seat] : undefined;
  switch (action.type) {
    case 'ability':
      return t('map:choice.ability', {
        ability: abilityName(action.ability),
        count: own ? rowValue(own.rows, action.ability) : 0,
      });
    case 'track':
      return t(`map:choice.track.${own?.faction ?? 'protectors'}`);
    case 'power':
      return powerName(own?.legend ?? 'emmy');
    case 'strengthen':
      return abilityName('strengthen');
    case 'done':
      return t(`map:choice.done.${doneKey(app)}`);
    case 'end':
      return t('map:choice.end');
    default:
      return t(`map:choice.${action.type}`);
  }
}

function doneKey(app: App): 'skip' | 'done' {
  const s = app.match?.session.state;
  return s && topFrame(s)?.kind === 'pull' ? 'skip' : 'done';
}
