import { h, type Props } from '../dom.ts';

/** An icon of the shell. */
export type Icon = `icon-${string}`;

/** A picture by whose it is, the shell's or a game's, and its name. */
export type PictureName = `${string}/${string}`;

interface ButtonLook {
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
}

/** An icon, or another picture that is as small as one. */
export function icon(name: PictureName): HTMLElement {
  return h('span', { class: 'icon', style: `background-image:url(art/${name}.svg)`, 'aria-hidden': 'true' });
}

function sign(name: PictureName, { count = 1, mark }: ButtonLook): HTMLElement {
  const props = { class: 'sign', style: `background-image:url(art/${name}.svg)`, 'aria-hidden': 'true' };
  const where = mark && h('b', { class: 'mark', style: `background-image:url(art/shell/${mark}.svg)` });
  return h('i', props, count > 1 && h('b', {}, String(count)), where);
}

/** A six-sided plate with a word on it. A disabled one stays readable by keyboard, so that it can say why. */
export function button(key: string, label: string, onclick: () => void, look: ButtonLook = {}): HTMLButtonElement {
  const props: Props = {
    type: 'button',
    class: `plate${look.primary ? ' primary' : ''}${look.class ? ` ${look.class}` : ''}`,
    style: look.style,
    title: look.title,
    focusKey: key,
    'aria-disabled': look.disabled ? 'true' : undefined,
    'aria-pressed': look.pressed === undefined ? undefined : String(look.pressed),
    onclick,
  };
  return h(
    'button',
    props,
    look.pressed && icon('shell/icon-check'),
    look.icon !== undefined && icon(`shell/${look.icon}`),
    look.sign !== undefined && sign(look.sign, look),
    h('span', { class: 'label' }, label),
  );
}

/** A round wooden button with an icon; its name is for tooltips and screen readers. */
export function roundButton(
  key: string,
  iconName: Icon,
  name: string,
  [x, y]: readonly [number, number],
  onclick: () => void,
): HTMLButtonElement {
  return h(
    'button',
    {
      type: 'button',
      class: 'round',
      style: `left:${x - 22}px;top:${y - 22}px`,
      title: name,
      'aria-label': name,
      focusKey: key,
      onclick,
    },
    icon(`shell/${iconName}`),
  );
}
