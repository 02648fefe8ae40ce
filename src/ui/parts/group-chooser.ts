import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import { legendName } from '../words/terms.ts';
import { hexPlace } from './hex-field.ts';

/** Which units come along, or which thing is pulled: a small bar over the map while a hex is selected. */
export function groupChooser(app: App): Node[] {
  const { interaction } = app;
  if (!interaction) return [];
  const { group, pullables, selection } = interaction;
  const { sheet, centre, chooser } = app.stage.layout.map;
  const [x, , w] = sheet;
  // On the half of the sheet that is farther from the selected hex, and never under a notice.
  const isHigh = selection.from !== undefined && hexPlace(app.stage.layout, selection.from).y > centre[1];
  const top = isHigh && !app.notice ? chooser.high : chooser.low;
  const place = `left:${x}px;top:${top}px;width:${w}px`;
  if (pullables.length > 1) {
    const chosen = selection.what ?? pullables[0];
    return [
      h(
        'div',
        { class: 'chooser', style: place, role: 'radiogroup', 'aria-label': t('map:chooser.what') },
        ...pullables.map((what) =>
          h(
            'button',
            {
              type: 'button',
              role: 'radio',
              'aria-checked': String(what === chosen),
              focusKey: `pull-${what}`,
              onclick: () => app.select({ ...selection, what }),
            },
            t(`map:pullable.${what}`),
          ),
        ),
      ),
    ];
  }
  if (!group || group.mostHaints + (group.hasLegend ? 1 : 0) < 2) return [];
  const seat = app.match?.session.state.seats[interaction.seat];
  const pick = (haints: number, legend: boolean) => {
    if (haints + (legend ? 1 : 0) > 0) app.select({ ...selection, haints, legend });
  };
  return [
    h(
      'div',
      { class: 'chooser', style: place, role: 'group', 'aria-label': t('map:chooser.who') },
      h('span', { class: 'who-goes' }, t('map:chooser.who')),
      group.hasLegend &&
        seat &&
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(group.legend),
            focusKey: 'group-legend',
            onclick: () => pick(group.haints, !group.legend),
          },
          legendName(seat.legend),
        ),
      h(
        'button',
        {
          type: 'button',
          'aria-label': t('map:chooser.fewer'),
          focusKey: 'group-less',
          onclick: () => pick(Math.max(0, group.haints - 1), group.legend),
        },
        '−',
      ),
      h('output', { 'aria-live': 'polite' }, t('map:chooser.haints', { count: group.haints })),
      h(
        'button',
        {
          type: 'button',
          'aria-label': t('map:chooser.more'),
          focusKey: 'group-more',
          onclick: () => pick(Math.min(group.mostHaints, group.haints + 1), group.legend),
        },
        '+',
      ),
    ),
  ];
}
