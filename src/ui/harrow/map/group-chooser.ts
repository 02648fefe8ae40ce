import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { LegendToken } from '../../../engine/games/harrow/state/kammi.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type Group, unitsIn } from '../../../session/harrow/interaction/group.ts';
import { nothing, type Thing } from '../../../session/harrow/interaction/selection.ts';
import { lookOf, tokensAt } from '../../../session/harrow/kammi.ts';
import { at, h } from '../../dom.ts';
import { thingName, tokenTitle } from '../words/kammi-terms.ts';

/** Is there anything to choose before the selected units or things go? */
export function hasGroupChoice(app: HarrowApp): boolean {
  const { group, things = [] } = app.interaction ?? {};
  return (
    things.length > 1 ||
    (group !== undefined && unitsIn({ haints: group.mostHaints, legend: group.hasLegend, second: group.hasSecond }) > 1)
  );
}

/** Which units come along, or which thing is pulled: beside the county, where it covers no hex. */
export function groupChooser(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  if (!s || !hasGroupChoice(app)) return [];
  const isPull = (app.interaction?.things.length ?? 0) > 1;
  const name = t(isPull ? 'map:chooser.what' : 'map:chooser.who');
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
  return hex === undefined
    ? undefined
    : s.seats.find((own, seat) => tokensAt(s, seat, hex).length > 0 || own.haints[hex] > 0);
}

/** The picture of a thing as it lies on the map; undefined where only words can say it. */
function pictureOf(s: HarrowState, what: Thing, hex: Hex | undefined): string | undefined {
  const own = owner(s, hex);
  switch (what) {
    case 'haint':
      return own && `haint-${own.faction}`;
    case 'legend':
    case 'second':
      return own && `standee-${lookOf(s, s.seats.indexOf(own), what === 'second' ? 'second' : 'first')}`;
    case 'doll':
      return 'doll';
    case 'money':
      return 'blood-money';
    case 'building':
      return what;
    case 'infected':
      return own && `haint-${own.faction}-infected`;
    case 'hester':
      return 'standee-hester';
    case 'red_cube':
      return 'cube-red';
    case 'goad':
      return 'goad';
    case 'scroll':
      return 'token-legend';
    case 'move':
    case 'spawn':
    case 'strengthen':
      return `token-${what}`;
    case 'townsfolk':
    case 'path':
      return what;
    default:
      return undefined;
  }
}

function picture(name: string): VNode {
  return h('i', { class: 'piece', style: `background-image:url(art/harrow/${name}.svg)`, 'aria-hidden': 'true' });
}

function pulled(app: HarrowApp, s: HarrowState): VNode[] {
  const { things = [], selection = nothing } = app.interaction ?? {};
  const chosen = things.find((what) => what === selection.what) ?? things[0];
  return things.map((what) => {
    const name = thingName(s, what, selection.from);
    const shown = pictureOf(s, what, selection.from);
    return h(
      'button',
      {
        type: 'button',
        role: 'radio',
        'aria-checked': String(what === chosen),
        'aria-label': name,
        title: name,
        control: `pull-${what}`,
        onclick: () => app.select({ ...selection, what }),
      },
      shown ? picture(shown) : name,
    );
  });
}

/** How many of the haints that go have a snake; each click takes one more along, and after the most the fewest. */
function snakes(app: HarrowApp): VNode[] {
  const { group, selection } = app.interaction ?? {};
  if (!group || !selection || group.leastInfected === group.mostInfected) return [];
  const { haints, legend, second, infected, leastInfected, mostInfected } = group;
  const next = infected < mostInfected ? infected + 1 : leastInfected;
  const label = t('map:chooser.infected', { count: infected });
  return [
    h(
      'button',
      {
        type: 'button',
        class: 'snakes',
        'aria-label': label,
        title: label,
        control: 'group-snakes',
        onclick: () => app.select({ ...selection, haints, legend, second, infected: next }),
      },
      String(infected),
      picture('snake'),
    ),
  ];
}

function company(app: HarrowApp, s: HarrowState): VNode[] {
  const { group, selection, seat } = app.interaction ?? {};
  if (!group || !selection || seat === undefined) return [];
  const own = s.seats[seat];
  const pick = (part: Partial<Pick<Group, 'haints' | 'legend' | 'second'>>) => {
    const { haints, legend, second } = { ...group, ...part };
    if (unitsIn({ haints, legend, second }) > 0) app.select({ ...selection, haints, legend, second });
  };
  const step = (key: 'less' | 'more', by: number, sign: string) =>
    h(
      'button',
      {
        type: 'button',
        title: t(by < 0 ? 'map:chooser.fewer' : 'map:chooser.more'),
        'aria-label': t(by < 0 ? 'map:chooser.fewer' : 'map:chooser.more'),
        control: `group-${key}`,
        onclick: () => pick({ haints: Math.min(group.mostHaints, Math.max(0, group.haints + by)) }),
      },
      sign,
    );
  const count = t('map:chooser.haints', { count: group.haints });
  const leader = (part: 'legend' | 'second', token: LegendToken) =>
    h(
      'button',
      {
        type: 'button',
        class: 'legend',
        'aria-pressed': String(group[part]),
        control: `group-${part}`,
        onclick: () => pick({ [part]: !group[part] }),
      },
      picture(`standee-${lookOf(s, seat, token)}`),
      tokenTitle(s, seat, token),
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
  return [
    ...(group.hasLegend ? [leader('legend', 'first')] : []),
    ...(group.hasSecond ? [leader('second', 'second')] : []),
    ...(group.mostHaints > 0 ? [haints] : []),
    ...snakes(app),
  ];
}
