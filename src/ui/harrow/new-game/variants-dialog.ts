import type { VNode } from 'preact';
import type { HarrowApp, HarrowDialog } from '../../../app/harrow/harrow-app.ts';
import { variantsOf } from '../../../engine/games/harrow/content/variants.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { toggle } from '../../parts/choice.ts';
import { dialog } from '../../parts/dialog.ts';

/** Where the printed rules are open (section 16 of the rules): which of the other readings the next game is played by. */
export function variantsDialog(app: HarrowApp, shown: Extract<HarrowDialog, { kind: 'variants' }>): VNode {
  const { mode, factions, chosen, choose } = shown;
  return dialog(
    app,
    t('variants:title'),
    'variants',
    h('p', {}, t('variants:text')),
    ...variantsOf({ mode, factions }).flatMap((variant) => {
      const others = chosen.filter((each) => each !== variant);
      const switchTo = (on: boolean) => {
        const now = on ? [...others, variant] : others;
        choose(now);
        app.open({ ...shown, chosen: now });
      };
      return [
        toggle(`variant-${variant}`, t(`variants:${variant}.name`), chosen.includes(variant), switchTo),
        h('p', {}, t(`variants:${variant}.text`)),
      ];
    }),
  );
}
