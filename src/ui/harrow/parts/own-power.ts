import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { ActionOf } from '../../../engine/games/harrow/action.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Choice } from '../../../session/harrow/interaction/choices.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { together } from '../../parts/listeners.ts';
import { isFinger, usePointed } from '../../parts/pointed.ts';
import { useTip } from '../../parts/tip-layer.ts';
import { type Explanation, tooltip } from '../../parts/tooltip.ts';
import { usePreview } from '../map/map-preview.ts';
import { onLeftRail } from '../map/tip-places.ts';
import { choiceLabel } from '../words/choice-label.ts';
import { powerName, trackName } from '../words/terms.ts';

type PowerAction = ActionOf<'power' | 'track'>;

/** Which of the powers a finger has tapped once. */
interface Touched {
  readonly touched: PowerAction['type'] | undefined;
  touch(type: PowerAction['type'] | undefined): void;
}

/** Held by the prompt bar: the words of a button that is tapped take other room. */
export function useTouched(): Touched {
  const [touched, touch] = useState<PowerAction['type']>();
  return { touched, touch };
}

/** What the power or the track of the deciding seat does. */
function explanationOf(app: HarrowApp, type: PowerAction['type']): Explanation | undefined {
  const { seat } = app.interaction ?? {};
  const own = seat === undefined ? undefined : app.match?.session.state.seats[seat];
  if (!own) return undefined;
  const { legend, faction, track } = own;
  const [title, text] =
    type === 'power'
      ? [powerName(legend), t(`legends:${legend}.text`)]
      : [trackName(faction, track), t(`tracks:${faction}.${track}.text`)];
  return { title, lines: [text], place: 'rail', style: onLeftRail(app) };
}

interface PowerProps extends Touched {
  readonly app: HarrowApp;
  readonly choice: Extract<Choice, { kind: 'act' }>;
  readonly action: PowerAction;
}

/**
 * Says what it does, and shows on the map what it would offer. A finger cannot point without pressing: its first tap shows that,
 * the second does it, and a tap elsewhere takes the first back.
 */
function PowerButton({ app, choice, action, touched, touch }: PowerProps): VNode {
  const { isPointed, control, listeners } = usePointed();
  const isTouched = touched === action.type;
  const explanation = explanationOf(app, action.type);
  const name = choiceLabel(app, choice);
  const again = t('table:preview.again');
  useTip(isPointed && explanation && control.current ? tooltip(explanation, control.current) : undefined);
  usePreview(`choice-${action.type}`, isPointed || isTouched ? action : undefined);
  // At once: the next tap may come before the screen is painted.
  useLayoutEffect(() => {
    if (!isTouched) return undefined;
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && control.current?.contains(target))) touch(undefined);
    };
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [isTouched]);
  useEffect(() => () => touch(undefined), []);
  const firstTap = (event: MouseEvent) => {
    if (isFinger(event) && !isTouched) {
      event.stopImmediatePropagation();
      touch(action.type);
    } else touch(undefined);
  };
  return button(`choice-${action.type}`, isTouched ? again : name, () => app.act(action), {
    primary: choice.primary,
    class: isTouched ? 'previewed' : '',
    more: together(listeners, {
      'aria-label': isTouched ? `${name}: ${again}` : undefined,
      'aria-description': explanation?.lines.join(' '),
      // Before the button's own listener.
      onclickcapture: firstTap,
    }),
  });
}

/** The button of a power or a track; other choices have plain ones. */
export function ownPower(app: HarrowApp, choice: Choice, touch: Touched): VNode | undefined {
  if (choice.kind !== 'act') return undefined;
  const { action } = choice;
  if (action.type !== 'power' && action.type !== 'track') return undefined;
  return h(PowerButton, { app, choice, action, ...touch, key: `choice-${action.type}` });
}
