import { t } from '../../../i18n/harrow/text.ts';

/** Kammi and her goblin may stand together. */
export function leadersText([first, second]: readonly string[]): string {
  return second === undefined ? first : t('log:group.two', { first, second });
}

export function unitsText(hasLegend: boolean, rages: boolean, count: number, infected: number): string {
  const snakes = infected > 0 ? ` ${t('battle:units.infected', { count: infected })}` : '';
  return `${whoText(hasLegend, rages, count)}${snakes}`;
}

function whoText(hasLegend: boolean, rages: boolean, count: number): string {
  if (rages) return t(count === 0 ? 'battle:units.rage' : 'battle:units.rageBeside', { count });
  if (count === 0) return t(hasLegend ? 'battle:units.alone' : 'battle:units.nobody');
  return t(hasLegend ? 'battle:units.beside' : 'battle:units.haints', { count });
}
