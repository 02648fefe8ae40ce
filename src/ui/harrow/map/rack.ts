import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { UpgradeId } from '../../../engine/games/harrow/state/cards.ts';
import { jars } from '../../../engine/games/harrow/state/tokens.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { isOpen } from '../../../session/harrow/interaction/spot-offers.ts';
import { jarSpot } from '../../../session/harrow/spots.ts';
import { h } from '../../dom.ts';
import { tooltip } from '../../parts/tooltip.ts';
import { type Twin, Twins } from '../../twins.ts';
import { jarAid } from '../words/jar-aid.ts';
import { cardName, factionName, jarName } from '../words/terms.ts';
import { jarFoot, shelvesOf } from './shelves.ts';
import { besideControl } from './tip-places.ts';

/** HC-CARD-6: the upgrade tokens that wait on the Attack jar, by name. */
function waiting(armed: readonly UpgradeId[]): string[] {
  return armed.length > 0 ? [t('map:jar.waiting', { names: armed.map(cardName).join(', ') })] : [];
}

/** Names of the jars, and a button over each jar. */
export function rack(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { layout } = app.stage;
  const { names, jarTarget } = shelvesOf(layout, s);
  const [width, height] = jarTarget;
  const labels = jars.map((jar, i) =>
    h(
      'span',
      { class: `jar-name ${jar}`, style: `left:${names[i][0]}px;top:${names[i][1]}px` },
      t(`terms:jarShort.${jar}`),
    ),
  );
  const buttons = s.seats.flatMap((own, seat) =>
    jars.map((jar, i): Twin => {
      const [x, y] = jarFoot(layout, s, seat, jar);
      const spot = jarSpot(seat, jar);
      const canOpen = isOpen(app.interaction, spot);
      const state = own.jars[i] ? (canOpen ? 'open' : 'full') : 'broken';
      const title = t(`map:jar.${state}`, { jar: jarName(jar), faction: factionName(own.faction) });
      const aid = own.jars[i] ? jarAid(s, seat, jar, app.settings.language) : undefined;
      const about = [t(`map:jarHint.${jar}`), ...(jar === 'attack' ? waiting(own.armed) : [])];
      const lines = aid === undefined ? about : [...about, aid];
      const explanation = { title, lines, place: 'left', style: besideControl(app) };
      return {
        spot,
        control: `jar-${seat}-${jar}`,
        place: [x - width / 2, y - height + 4, width, height],
        name: title,
        look: `jar ${state}`,
        isPassed: !canOpen,
        more: { 'data-jar': jar, 'data-state': state, 'aria-description': lines.join(' ') },
        tip: (control) => tooltip(explanation, control),
      };
    }),
  );
  return [...labels, h(Twins, { app, twins: buttons, key: 'jars' })];
}
