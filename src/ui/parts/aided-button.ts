import type { VNode } from 'preact';
import { type ButtonLook, button } from './button.ts';
import { together } from './listeners.ts';
import { usePointed } from './pointed.ts';
import { useTip } from './tip-layer.ts';
import { tooltip } from './tooltip.ts';

interface AidedProps {
  /** What the keyboard's shortcuts and the tests call it. */
  readonly name: string;
  readonly label: string;
  /** What it would do now. */
  readonly aid: string;
  readonly press: () => void;
  readonly look: ButtonLook;
  /** Where that is said. */
  readonly style: () => string;
}

/** A button that says what it would do before it is pressed: pointed at, focused, or under a finger that rests on it. */
export function AidedButton({ name, label, aid, press, look, style }: AidedProps): VNode {
  const { isPointed, control, listeners } = usePointed();
  const explanation = { title: label, lines: [aid], place: 'rail', style };
  useTip(isPointed && control.current ? tooltip(explanation, control.current) : undefined);
  const { title: _, ...rest } = look;
  return button(name, label, press, {
    ...rest,
    more: together(look.more ?? {}, listeners, { 'aria-description': aid }),
  });
}
