import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nightIds } from '../../../session/harrow/campaign/nights.ts';
import { allEmbers, embersOf, nightsWon, type Progress, recordOf } from '../../../session/harrow/campaign/progress.ts';
import { h } from '../../dom.ts';
import { dialog } from '../../parts/dialog.ts';

/** The tale as far as it has been lived. */
function paragraphs(progress: Progress): string[] {
  const told = nightIds.flatMap((id) => {
    const { played, best } = recordOf(progress, id);
    if (best) return [t(`campaign:${id}.soFar`)];
    return played > 0 ? [t(`campaign:${id}.tried`)] : [];
  });
  const isOver = nightsWon(progress) === nightIds.length;
  const end = t(`campaign:story.${isOver ? 'end' : 'rest'}`);
  const all = embersOf(progress) === allEmbers ? [t('campaign:story.allEmbers')] : [];
  return [t('campaign:story.opening'), ...told, end, ...all];
}

export function storySoFarDialog(app: HarrowApp): VNode {
  return dialog(app, t('campaign:story.title'), 'tale', ...paragraphs(app.nights).map((text) => h('p', {}, text)));
}
