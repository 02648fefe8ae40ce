import type { VNode } from 'preact';
import type { HarrowApp, HarrowDialog } from '../../../app/harrow/harrow-app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { button, type PictureName } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { offerName } from '../words/fair-terms.ts';
import { countedCubes } from '../words/hester-choice.ts';
import { cardName } from '../words/terms.ts';

/** Who on the hex is meant by an attack on Hester: her bonfire, herself, or both (HC-SUM-9). */
function hestersPart({ hester }: HarrowState, hex: number): 'hester' | 'hesterFire' | 'fire' {
  const isThere = hester?.hex === hex;
  const burns = (hester?.flames[hex] ?? 0) > 0;
  return isThere ? (burns ? 'hesterFire' : 'hester') : 'fire';
}

function labelOf(s: HarrowState, action: HarrowAction): string {
  switch (action.type) {
    case 'attack':
      return t(`which.${action.on ? hestersPart(s, action.to) : 'units'}`);
    case 'summon':
      return countedCubes(s, action.terrain);
    case 'lay':
      return action.over === undefined ? cardName(action.card) : cardName(action.over);
    case 'nest':
      return offerName(action.offer);
    case 'take':
      return t(`map:thing.${action.what}`);
    default:
      return action.type;
  }
}

function signOf(action: HarrowAction): PictureName | undefined {
  if (action.type === 'nest') return `harrow/offer-${action.offer}`;
  return action.type === 'summon' ? `harrow/cube-${action.terrain}` : undefined;
}

const questions = ['attack', 'summon', 'lay', 'take', 'nest'] as const;

function questionOf({ type }: HarrowAction): (typeof questions)[number] {
  return questions.find((each) => each === type) ?? 'attack';
}

/** A click that can mean several things: whom to attack, with which cubes to summon, which card to cover, which nail to pull. */
export function whichDialog(app: HarrowApp, { actions }: Extract<HarrowDialog, { kind: 'which' }>): VNode {
  const s = app.match?.session.state;
  const offers = s
    ? actions.map((action, i) => {
        const choose = () => {
          app.closeDialog();
          app.act(action);
        };
        const sign = signOf(action);
        return h('li', {}, button(`which-${i}`, labelOf(s, action), choose, { ...(sign !== undefined && { sign }) }));
      })
    : [];
  return dialog(app, t(`which.${questionOf(actions[0])}`), 'jar-choice which', h('ul', { class: 'offers' }, offers));
}
