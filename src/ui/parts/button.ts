import type { VNode } from 'preact';
import { h, type Props } from '../dom.ts';

/** An icon of the shell. */
export type Icon = `icon-${string}`;

/** A picture by whose it is, the shell's or a game's, and its name. */
export type PictureName = `${string}/${string}`;

export interface ButtonLook {
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly icon?: Icon;
  /** A picture that stands for the words where there is no room for them. */
  readonly sign?: PictureName;
  /** What the sign alone does not say and the label does: how many it stands for, the icon of where they are. */
  readonly count?: number;
  readonly mark?: Icon;
  readonly title?: string;
  readonly style?: string;
  readonly class?: string;
  readonly pressed?: boolean;
  /** The key that does the same, as the help has it. */
  readonly shortcut?: string | undefined;
  /** Has the focus when its dialog opens. */
  readonly autofocus?: boolean;
  /** Below the word. */
  readonly note?: VNode;
  /** What it tells and listens to beyond its click. */
  readonly more?: Props;
}

/** An icon, or another picture that is as small as one. */
export function icon(name: PictureName): VNode {
  return h('span', { class: 'icon', style: `background-image:url(art/${name}.svg)`, 'aria-hidden': 'true' });
}

function sign(name: PictureName, { count = 1, mark }: ButtonLook): VNode {
  const props = { class: 'sign', style: `background-image:url(art/${name}.svg)`, 'aria-hidden': 'true' };
  const where = mark && h('b', { class: 'mark', style: `background-image:url(art/shell/${mark}.svg)` });
  return h('i', props, count > 1 && h('b', {}, String(count)), where);
}

/** A six-sided plate with a word on it. A disabled one stays readable by keyboard, so that it can say why. */
export function button(key: string, label: string, onclick: () => void, look: ButtonLook = {}): VNode {
  const props: Props = {
    type: 'button',
    class: `plate${look.primary ? ' primary' : ''}${look.class ? ` ${look.class}` : ''}`,
    style: look.style,
    title: look.title,
    control: key,
    'aria-disabled': look.disabled ? 'true' : undefined,
    'aria-pressed': look.pressed === undefined ? undefined : String(look.pressed),
    'aria-keyshortcuts': look.shortcut,
    autofocus: look.autofocus,
    onclick,
    ...look.more,
  };
  return h(
    'button',
    props,
    look.pressed && icon('shell/icon-check'),
    look.icon !== undefined && icon(`shell/${look.icon}`),
    look.sign !== undefined && sign(look.sign, look),
    h('span', { class: 'label' }, label),
    look.note,
  );
}

/** The key that goes on. */
export const goOnKey = 'D';

/** The lit button of a prompt. */
export function goOnButton(key: string, label: string, onclick: () => void, look: ButtonLook = {}): VNode {
  return button(key, label, onclick, { primary: true, shortcut: goOnKey, ...look });
}

/** A round wooden button with an icon; its name is for tooltips and screen readers. */
export function roundButton(
  key: string,
  iconName: Icon,
  name: string,
  [x, y]: readonly [number, number],
  onclick: () => void,
): VNode {
  return h(
    'button',
    {
      type: 'button',
      class: 'round',
      style: `left:${x - 22}px;top:${y - 22}px`,
      title: name,
      'aria-label': name,
      control: key,
      onclick,
    },
    icon(`shell/${iconName}`),
  );
}
