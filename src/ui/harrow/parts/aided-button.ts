import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { type ButtonLook, button } from '../../parts/button.ts';
import { together } from '../../parts/listeners.ts';
import { usePointed } from '../../parts/pointed.ts';
import { useTip } from '../../parts/tip-layer.ts';
import { tooltip } from '../../parts/tooltip.ts';
import { onLeftRail } from '../map/tip-places.ts';

interface AidedProps {
  readonly app: HarrowApp;
  /** What the keyboard's shortcuts and the tests call it. */
  readonly name: string;
  readonly label: string;
  /** What it would do now. */
  readonly aid: string;
  readonly press: () => void;
  readonly look: ButtonLook;
}

/** A button that says what it would do before it is pressed: pointed at, focused, or under a finger that rests on it. */
export function AidedButton({ app, name, label, aid, press, look }: AidedProps): VNode {
  const { isPointed, control, listeners } = usePointed();
  const explanation = { title: label, lines: [aid], place: 'rail', style: onLeftRail(app) };
  useTip(isPointed && control.current ? tooltip(explanation, control.current) : undefined);
  const { title: _, ...rest } = look;
  return button(name, label, press, {
    ...rest,
    more: together(look.more ?? {}, listeners, { 'aria-description': aid }),
  });
}
