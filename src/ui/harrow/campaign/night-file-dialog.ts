import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { allEmbers, embersOf } from '../../../session/harrow/campaign/progress.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { FilePicker } from '../../parts/file-picker.ts';

/** The nights as a file: to keep, or to carry to another device. Opening one adds to what is here. */
export function nightFileDialog(app: HarrowApp): VNode {
  const embers = t('campaign:progress.embers', { count: embersOf(app.nights), all: allEmbers });
  const lessons = button('night-lessons', t('lessons:button.again'), () => app.repeatLessons(), { icon: 'icon-help' });
  return dialog(
    app,
    t('campaign:button.file'),
    'night-file',
    h('p', {}, embers),
    h(
      'div',
      { class: 'actions' },
      button('night-export', t('campaign:button.export'), () => app.exportNights(), { icon: 'icon-export' }),
      h(FilePicker, {
        name: 'night-import',
        label: t('campaign:button.import'),
        onFile: (file) => app.importSave(file),
      }),
      lessons,
    ),
  );
}
