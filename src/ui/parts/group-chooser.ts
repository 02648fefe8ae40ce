import type { ActionOf } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { at, h } from '../dom.ts';
import { legendName } from '../words/terms.ts';

type Pullable = ActionOf<'pull'>['what'];

/** Is there anything to choose before the selected units or things go? */
export function hasGroupChoice(app: App): boolean {
  const { group, pullables = [] } = app.interaction ?? {};
  return pullables.length > 1 || (group !== undefined && group.mostHaints + (group.hasLegend ? 1 : 0) > 1);
}

/** Which units come along, or which thing is pulled: beside the county, where it covers no hex. */
export function groupChooser(app: App): Node[] {
<<<<<<< src/ui/parts/group-chooser.ts
  const { interaction } = app;
  if (!interaction) return [];
  const { group, things, selection } = interaction;
  const { sheet, centre, chooser } = app.stage.layout.map;
  const [x, , w] = sheet;
  // On the half of the sheet that is farther from the selected hex, and never under a notice.
  const isHigh = selection.from !== undefined && hexPlace(app.stage.layout, selection.from).y > centre[1];
  const top = isHigh && !app.notice ? chooser.high : chooser.low;
  const place = `left:${x}px;top:${top}px;width:${w}px`;
  if (things.length > 1) {
    const chosen = selection.what ?? things[0];
    return [
      h(
        'div',
        { class: 'chooser', style: place, role: 'radiogroup', 'aria-label': t('map:chooser.what') },
        ...things.map((what) =>
          h(
            'button',
            {
              type: 'button',
              role: 'radio',
              'aria-checked': String(what === chosen),
              focusKey: `pull-${what}`,
              onclick: () => app.select({ ...selection, what }),
            },
            t(`map:thing.${what}`),
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
=======
  const s = app.match?.session.state;
  if (!s || !hasGroupChoice(app)) return [];
  const isPull = (app.interaction?.pullables.length ?? 0) > 1;
  const name = t(isPull ? 'map:chooser.what' : 'map:chooser.who');
>>>>>>> /tmp/patches/other
  return [
    h(
      'div',
      {
        class: 'chooser',
        style: at(app.stage.layout.map.chooser),
        role: isPull ? 'radiogroup' : 'group',
        'aria-label': name,
      },
      h('span', { class: 'question', 'aria-hidden': 'true' }, name),
      ...(isPull ? pulled(app, s) : company(app, s)),
    ),
  ];
}

/** Units stand alone on a hex: whose they are says their colour. */
function owner(s: HarrowState, hex: Hex | undefined): HarrowState['seats'][number] | undefined {
  return hex === undefined ? undefined : s.seats.find((seat) => seat.legendHex === hex || seat.haints[hex] > 0);
}

function pictureOf(s: HarrowState, what: Pullable, hex: Hex | undefined): string {
  const own = owner(s, hex);
  if (what === 'haint') return `haint-${own?.faction ?? 'family'}`;
  if (what === 'legend') return `standee-${own?.legend ?? 'levi'}`;
  return what === 'scroll' ? 'token-legend' : `token-${what}`;
}

function picture(name: string): HTMLElement {
  return h('i', { class: 'piece', style: `background-image:url(art/${name}.svg)`, 'aria-hidden': 'true' });
}

function pulled(app: App, s: HarrowState): Node[] {
  const { pullables = [], selection = {} } = app.interaction ?? {};
  const chosen = selection.what ?? pullables[0];
  return pullables.map((what) => {
    const name = t(`map:pullable.${what}`);
    return h(
      'button',
      {
        type: 'button',
        role: 'radio',
        'aria-checked': String(what === chosen),
        'aria-label': name,
        title: name,
        focusKey: `pull-${what}`,
        onclick: () => app.select({ ...selection, what }),
      },
      picture(pictureOf(s, what, selection.from)),
    );
  });
}

function company(app: App, s: HarrowState): Node[] {
  const { group, selection, seat } = app.interaction ?? {};
  if (!group || !selection || seat === undefined) return [];
  const own = s.seats[seat];
  const pick = (haints: number, legend: boolean) => {
    if (haints + (legend ? 1 : 0) > 0) app.select({ ...selection, haints, legend });
  };
  const step = (key: 'less' | 'more', by: number, sign: string) =>
    h(
      'button',
      {
        type: 'button',
        'aria-label': t(by < 0 ? 'map:chooser.fewer' : 'map:chooser.more'),
        focusKey: `group-${key}`,
        onclick: () => pick(Math.min(group.mostHaints, Math.max(0, group.haints + by)), group.legend),
      },
      sign,
    );
  const count = t('map:chooser.haints', { count: group.haints });
  const legend = h(
    'button',
    {
      type: 'button',
      class: 'legend',
      'aria-pressed': String(group.legend),
      focusKey: 'group-legend',
      onclick: () => pick(group.haints, !group.legend),
    },
    picture(`standee-${own.legend}`),
    legendName(own.legend),
  );
  const haints = h(
    'span',
    { class: 'haints' },
    step('less', -1, '−'),
    h(
      'output',
      { 'aria-live': 'polite', title: count },
      h('span', { class: 'unseen' }, count),
      h('b', { 'aria-hidden': 'true' }, String(group.haints)),
      picture(`haint-${own.faction}`),
    ),
    step('more', 1, '+'),
  );
  return group.hasLegend ? [legend, haints] : [haints];
}
