import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Terrain } from '../../../engine/games/harrow/content/maps/layout.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type CubesToGive, choosing, cubesToGive } from '../../../session/harrow/cubes-to-give.ts';
import { h } from '../../dom.ts';
import { button, goOnKey } from '../../parts/button.ts';
import { terrainName } from '../words/terms.ts';
import { AidedButton } from './aided-button.ts';

const noneChosen: readonly Terrain[] = [];

interface GivingProps {
  readonly app: HarrowApp;
  readonly cubes: CubesToGive;
}

/** Each colour with what goes of it, and a button that gives them all: as long as none is chosen, those of which there are most. */
function GivingButtons({ app, cubes: { left, held, plenty } }: GivingProps): VNode[] {
  const [chosen, choose] = useState(noneChosen);
  const missing = left - chosen.length;
  const countIn = (list: readonly Terrain[], terrain: Terrain) => list.filter((each) => each === terrain).length;
  const going = chosen.length === 0 ? plenty : chosen;
  const parts = [...held.keys()].flatMap((terrain) => {
    const count = countIn(going, terrain);
    const name = terrainName(terrain);
    return count === 0 ? [] : [count > 1 ? t('map:choice.counted', { name, count }) : name];
  });
  const isOpen = missing > 0 && chosen.length > 0;
  const list = parts.join(', ');
  return [
    ...[...held].map(([terrain, count]) => {
      const n = countIn(chosen, terrain);
      const name = terrainName(terrain);
      const spoken = t('map:choice.going', { name, n, count });
      const press = () => choose(choosing(chosen, terrain, { left, held, plenty }));
      // Where there is no room for signs, the name says the colour.
      const label = n === 0 ? name : t('map:choice.counted', { name, count: n });
      return button(`give-${terrain}`, label, press, {
        sign: `harrow/cube-${terrain}`,
        count: n === 0 ? count : 1,
        title: spoken,
        // The count says that it is chosen: a tick beside it would take the words their room.
        more: { 'aria-label': spoken, 'aria-pressed': String(n > 0) },
      });
    }),
    h(AidedButton, {
      app,
      name: 'pay-all',
      label: isOpen ? t('map:choice.payMore', { count: missing }) : t('map:choice.payAll', { n: left }),
      aid: chosen.length === 0 ? t('aids:payAll', { list }) : list,
      press: () => {
        if (!isOpen) app.actAll(going.map((terrain) => ({ type: 'pay', terrain })));
      },
      look: { primary: !isOpen, disabled: isOpen, shortcut: goOnKey },
      key: 'pay-all',
    }),
  ];
}

/** HC-HEST-31, HC-HMOV-2: several cubes that are to be given are chosen together and go at one press. */
export function givingButtons(app: HarrowApp): VNode | undefined {
  const session = app.match?.session;
  const cubes = session && app.interaction ? cubesToGive(session.state) : undefined;
  if (cubes === undefined) return undefined;
  return h(GivingButtons, { app, cubes, key: `giving-${session?.log.length}` });
}
