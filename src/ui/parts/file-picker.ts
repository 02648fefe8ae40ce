import { h } from '../dom.ts';
import { button } from './button.ts';

/** A button that opens the file chooser of the browser. */
export function filePicker(key: string, label: string, onFile: (file: File) => void): HTMLElement {
  const chooser = h('input', {
    type: 'file',
    accept: 'application/json,.json',
    class: 'unseen',
    tabindex: -1,
    'aria-hidden': 'true',
    onchange: () => {
      const file = chooser.files?.[0];
      if (file) onFile(file);
    },
  });
  return h(
    'span',
    { class: 'file-picker' },
    chooser,
    button(key, label, () => chooser.click(), { icon: 'icon-import' }),
  );
}
