import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { Intent } from '../../engine/games/harrow/refusal.ts';
import { unitsIn } from '../../session/harrow/interaction/group.ts';
import type { Interaction } from '../../session/harrow/interaction/interaction.ts';
import type { Selection } from '../../session/harrow/interaction/selection.ts';
import { offerAt, type SpotOffer, sourcesOf } from '../../session/harrow/interaction/spot-offers.ts';
import type { Warning } from '../../session/harrow/interaction/warning.ts';
import { type HarrowSpot, readSpot } from '../../session/harrow/spots.ts';
import type { SpotId } from '../../session/spot.ts';
import type { HarrowApp } from './harrow-app.ts';

/** What a click needs of the director. */
interface ClickStage {
  /** What the deciding person can do; undefined while nobody may. */
  interaction(): Interaction | undefined;
  legal(): readonly HarrowAction[];
  /** What the player had better know before doing it. */
  warning(action: HarrowAction): Warning | undefined;
  perform(action: HarrowAction): void;
  pick(selection: Selection): void;
  refuse(intent: Intent): void;
  /** Nobody is to decide. */
  notNow(): void;
  open: HarrowApp['open'];
  lookAtNight: HarrowApp['lookAtNight'];
}

/** A click on a thing does what it offers, or says why it offers nothing. */
export function createClicks(stage: ClickStage): (spot: SpotId) => void {
  const { interaction, legal, warning, perform, pick, refuse, notNow, open, lookAtNight } = stage;

  /** An enemy hex that a single own hex can attack needs no selection. */
  function loneAttacks(hex: Hex): readonly HarrowAction[] {
    const attacks = legal().flatMap((action) => (action.type === 'attack' && action.to === hex ? [action] : []));
    return attacks.every(({ from }) => from === attacks[0].from) ? attacks : [];
  }

  /** Does the only thing meant, or asks which of several. */
  function choose(actions: readonly HarrowAction[]): void {
    const [action] = actions;
    if (action === undefined) return;
    const question = actions.length === 1 ? warning(action) : undefined;
    if (actions.length > 1) open({ kind: 'which', actions });
    else if (question) open({ kind: 'confirm', question, yes: () => perform(action) });
    else perform(action);
  }

  function clickHex(current: Interaction, { source, deeds, soleStep, isCrowded }: SpotOffer, hex: Hex): void {
    const { selection, group } = current;
    const { mode, from, price, kept: isKept = false } = selection;
    const units = group && unitsIn(group);
    const intent: Intent = { kind: 'target', mode, from, to: hex, units };
    if (deeds.length > 0) choose(deeds.map(({ action }) => action));
    else if (soleStep) choose([soleStep]);
    // Whoever has put a group together means it to go there: another hex is not picked up in its stead.
    else if (isCrowded && !(isKept && source)) refuse(intent);
    else if (source) {
      // How an infection is paid is chosen before its hex, how a step is paid after it.
      const kept = current.frame === 'infect' ? { mode, price } : { mode };
      pick(source === 'held' ? kept : { ...kept, from: hex });
    } else {
      const isFree = sourcesOf(current).length > 0 && (from === undefined || isKept);
      const only = isFree ? loneAttacks(hex) : [];
      if (only.length > 0) choose(only);
      else refuse(intent);
    }
  }

  /** Does what is on offer for the thing. */
  function use(actions: readonly HarrowAction[], spot: Extract<HarrowSpot, { kind: Intent['kind'] }>): void {
    if (actions.length === 0) refuse(spot);
    else if (spot.kind === 'jar' && actions.length === 1) perform(actions[0]);
    else if (spot.kind === 'jar') open({ kind: 'jar', jar: spot.jar, actions });
    else choose(actions);
  }

  return (id) => {
    const spot = readSpot(id);
    if (spot.kind === 'night') {
      lookAtNight(spot.night);
      return;
    }
    const current = interaction();
    if (!current) {
      notNow();
      return;
    }
    const offer = offerAt(current, id);
    const actions = offer.deeds.map(({ action }) => action);
    switch (spot.kind) {
      case 'hex':
        return clickHex(current, offer, spot.hex);
      case 'jar':
      case 'card':
      case 'charm':
      case 'quest':
      case 'tile':
      case 'act':
        return use(actions, spot);
      case 'side':
      case 'pile':
      case 'way':
      case 'edge':
        return choose(actions);
      case 'row':
        // It is looked at first: what will slide, and what results.
        return offer.source === 'open' ? pick({ ...current.selection, row: spot.row }) : choose(actions);
      case 'nest':
        return pick({ ...current.selection, nest: spot.offer });
      case 'token':
        // It is given back at once (HC-TRK-12); to be sorted, it is first asked about (HC-TOK-4 to 6).
        return offer.source ? pick({ ...current.selection, token: spot.token }) : choose(actions);
    }
  };
}
