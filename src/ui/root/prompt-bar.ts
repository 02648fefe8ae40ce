import type { VNode } from 'preact';
import type { RootApp } from '../../app/root/root-app.ts';
import type { Rect } from '../../app/stage.ts';
import { t } from '../../i18n/root/text.ts';
import type { Amount, Interaction } from '../../session/root/interaction.ts';
import { deedSpot } from '../../session/root/spots.ts';
import type { Deed } from '../../session/root/ways.ts';
import type { SpotId } from '../../session/spot.ts';
import { at, h } from '../dom.ts';
import { AidedButton } from '../parts/aided-button.ts';
import { button, goOnButton, goOnKey } from '../parts/button.ts';
import { undoButton } from './parts.ts';
import { replayBar } from './replay-bar.ts';
import { choiceAid } from './words/choice-aid.ts';
import { choiceLabel, isOnTable } from './words/choice-label.ts';
import { promptOf } from './words/prompt.ts';

/** Those that leave something, in the order in which they stand at the end of the bar. */
const leaving: readonly Deed[] = ['pass', 'end', 'done'];

/** Above the bar, over its beginning. */
function aboveBar({ stage: { layout } }: RootApp, [x, y]: Rect): () => string {
  return () => `left:${x + 8}px;bottom:${layout.height - y + 6}px`;
}

/** A card in the hand that is not shown has a button of its own; it lies on the table otherwise. */
function choiceButton(app: RootApp, rect: Rect, spot: SpotId, isHeld: boolean): VNode {
  const s = app.match?.session.state;
  const name = `choice-${spot}`;
  return h(AidedButton, {
    key: name,
    name,
    label: s ? choiceLabel(s, spot) : '',
    aid: s ? choiceAid(s, spot) : '',
    press: () => app.click(spot),
    look: isHeld ? { pressed: true } : {},
    style: aboveBar(app, rect),
  });
}

function deedButton(app: RootApp, rect: Rect, deed: Deed, { held, deeds }: Interaction): VNode {
  const isOnward = deed === (deeds.includes('done') ? 'done' : 'pass');
  const name = `deed-${deed}`;
  return h(AidedButton, {
    key: name,
    name,
    label: t(`deed.${deed}`),
    aid: t(`aid.${deed}`),
    press: () => app.click(deedSpot(deed)),
    look: {
      ...(held.deed === deed && { pressed: true }),
      ...(isOnward && { primary: true, shortcut: goOnKey }),
    },
    style: aboveBar(app, rect),
  });
}

/** How many go. */
function stepper(app: RootApp, { now, most }: Amount): VNode {
  const change = (to: number) => app.setAmount(Math.max(1, Math.min(most, to)));
  return h(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': t('table.amount') },
    button('amount-fewer', '−', () => change(now - 1), { title: t('table.fewer'), disabled: now <= 1 }),
    h('output', { 'aria-live': 'polite' }, String(now)),
    button('amount-more', '+', () => change(now + 1), { title: t('table.more'), disabled: now >= most }),
  );
}

/** What has to be told by a button, because it does not lie on the table; what belongs to a deed once that is pressed. */
function barSpots({ spots, held, ways }: Interaction): SpotId[] {
  const own = ways.filter(({ deed }) => deed === held.deed || (deed !== undefined && held.path.length > 0));
  const open = new Set(own.flatMap(({ path, bag = [] }) => [path[held.path.length], ...bag]));
  return [...spots].filter((spot) => !isOnTable(spot) && open.has(spot));
}

function choices(app: RootApp, rect: Rect, interaction: Interaction): VNode[] {
  const { held, deeds, amount } = interaction;
  const picked = held.bag.map((spot) => choiceButton(app, rect, spot, true));
  const open = barSpots(interaction).map((spot) => choiceButton(app, rect, spot, false));
  const own = deeds.filter((deed) => !leaving.includes(deed)).map((deed) => deedButton(app, rect, deed, interaction));
  const last = leaving.filter((deed) => deeds.includes(deed)).map((deed) => deedButton(app, rect, deed, interaction));
  return [...(amount && amount.most > 1 ? [stepper(app, amount)] : []), ...picked, ...open, ...own, ...last];
}

/** What can be chosen where nobody of this table decides: to look on, to throw, to go on. */
function others(app: RootApp): VNode[] {
  const pending = app.match?.session.pending();
  if (app.held) return [goOnButton('next', t('table.onwards'), () => app.next())];
  if (app.busy) return [button('skip', t('prompt.skip'), () => app.skip())];
  if (pending?.kind === 'chance') return [goOnButton('tip', t('table.throw'), () => app.tip())];
  return [];
}

/** So many have room beside the words, and so many on a small screen. */
const fewChoices = { wide: 3, tight: 1 } as const;

/** What the game waits for, and the ways to answer that do not lie on the table; `isElsewhere`: the answer is given on another screen. */
export function promptBar(app: RootApp, rect: Rect, more: readonly VNode[] = [], isElsewhere = false): VNode {
  const replay = replayBar(app, rect);
  if (replay) return replay;
  const { interaction } = app;
  const { title, hint, left } = promptOf(app);
  const own = interaction ? (isElsewhere ? [] : choices(app, rect, interaction)) : others(app);
  return h(
    'section',
    {
      class: `prompt${own.length + more.length > fewChoices[app.stage.layout.isTight ? 'tight' : 'wide'] ? ' crowded' : ''}`,
      style: at(rect),
      'aria-label': t('prompt.label'),
      key: 'prompt',
    },
    h(
      'div',
      { class: 'prompt-words', 'data-spoken': true },
      h('h2', {}, title),
      ' ',
      h('p', {}, left ? `${hint} ${left}` : hint),
    ),
    h('div', { class: 'prompt-choices' }, own, more),
    undoButton(app),
  );
}
