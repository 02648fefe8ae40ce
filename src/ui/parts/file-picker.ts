import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { h } from '../dom.ts';
import { button } from './button.ts';

interface FilePickerProps {
  readonly name: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens the file chooser of the browser. */
export function FilePicker({ name, label, onFile }: FilePickerProps): VNode {
  const chooser = useRef<HTMLInputElement>(null);
  return h(
    'span',
    { class: 'file-picker' },
    h('input', {
      type: 'file',
      accept: 'application/json,.json',
      class: 'unseen',
      tabindex: -1,
      'aria-hidden': 'true',
      ref: chooser,
      onchange: () => {
        const { current } = chooser;
        const file = current?.files?.[0];
        if (!current || !file) return;
        onFile(file);
        // The same file may be chosen once more.
        current.value = '';
      },
    }),
    button(name, label, () => chooser.current?.click(), { icon: 'icon-import' }),
  );
}
