import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { harrow } from '../../../engine/games/harrow/harrow.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Hint } from '../../../session/harrow/hint.ts';
import { percentIn } from '../battle/percents.ts';
import { choiceLabel } from './choice-label.ts';
import { cardName, jarName, tileName } from './terms.ts';

/** What is to be done first: by its name where it has one, else as the map shows it. */
function whatText(app: HarrowApp, { action, where }: Hint): string {
  switch (action.type) {
    case 'jar':
      return t(action.attack ? 'map:hint.jarAttack' : 'map:hint.jar', { jar: jarName(action.jar) });
    case 'card':
      return t('map:hint.card', { card: cardName(action.card) });
    case 'tile':
      return t('map:hint.tile', { tile: tileName(action.tile) });
    case 'attack':
      return t('map:hint.attack');
    default: {
      const text = harrow.format(action);
      const choices = app.interaction?.choices ?? [];
      const choice = choices.find((each) => each.kind === 'act' && harrow.format(each.action) === text);
      if (choice) return t('map:hint.named', { name: choiceLabel(app, choice) });
      return t(where.ways.length > 0 ? 'map:hint.go' : 'map:hint.marked');
    }
  }
}

function whyText(app: HarrowApp, { why, count }: Hint): string {
  if (why === 'points') return t('map:hint.why.points', { count });
  return t(`map:hint.why.${why}`, { percent: percentIn(app.settings.language)(count / 100) });
}

/** What a strong computer advises, and why. */
export const hintText = (app: HarrowApp, hint: Hint): { readonly what: string; readonly why: string } => ({
  what: whatText(app, hint),
  why: whyText(app, hint),
});
