import type { TargetedEvent, VNode } from 'preact';
import { h } from '../dom.ts';

type InputEvent = TargetedEvent<HTMLInputElement>;

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A small picture above the word. */
  readonly picture?: VNode;
}

/** One of several: plates with a tick on the chosen one, arrow keys move among them. */
export function choice<T extends string>(
  name: string,
  legend: string,
  options: readonly Option<T>[],
  current: T,
  onchoose: (value: T) => void,
): VNode {
  return h(
    'fieldset',
    { class: 'choice', key: name },
    h('legend', {}, legend),
    h(
      'div',
      { class: 'options' },
      options.map(({ value, label, picture }) =>
        h(
          'label',
          { class: `option${picture ? ' pictured' : ''}` },
          h('input', {
            type: 'radio',
            name,
            value,
            checked: value === current,
            control: `${name}-${value}`,
            onchange: () => onchoose(value),
          }),
          picture,
          h('span', { class: 'label' }, label),
        ),
      ),
    ),
  );
}

interface PickerProps<T extends string> {
  readonly control: string;
  /** What is chosen, where no label around it says so. */
  readonly label?: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly current: T;
  readonly choose: (value: T) => void;
}

/** One of many, from a list that opens. */
export function picker<T extends string>({ control, label, options, current, choose }: PickerProps<T>): VNode {
  return h(
    'span',
    { class: 'picker', key: control },
    h(
      'select',
      {
        control,
        'aria-label': label,
        value: current,
        onchange: ({ currentTarget }: TargetedEvent<HTMLSelectElement>) => {
          const chosen = options.find(({ value }) => value === currentTarget.value);
          if (chosen) choose(chosen.value);
        },
      },
      options.map(({ value, label: name }) => h('option', { value, key: value }, name)),
    ),
  );
}

/** On or off. */
export function toggle(key: string, label: string, on: boolean, onchange: (on: boolean) => void): VNode {
  const box = h('input', {
    type: 'checkbox',
    role: 'switch',
    checked: on,
    control: key,
    onchange: ({ currentTarget }: InputEvent) => onchange(currentTarget.checked),
  });
  return h(
    'label',
    { class: 'toggle', key },
    box,
    h('span', { class: 'box', 'aria-hidden': 'true' }),
    h('span', {}, label),
  );
}

/** A volume from 0 to 1. It is taken when the knob is let go. */
export function volume(key: string, label: string, value: number, onchange: (value: number) => void): VNode {
  const slider = h('input', {
    type: 'range',
    min: 0,
    max: 100,
    step: 5,
    value: Math.round(value * 100),
    style: `--filled:${Math.round(value * 100)}%`,
    control: key,
    oninput: ({ currentTarget }: InputEvent) => {
      currentTarget.style.setProperty('--filled', `${currentTarget.value}%`);
    },
    onchange: ({ currentTarget }: InputEvent) => onchange(Number(currentTarget.value) / 100),
  });
  return h('label', { class: 'volume' }, h('span', {}, label), slider);
}
