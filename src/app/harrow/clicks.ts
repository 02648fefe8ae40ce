import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { Intent } from '../../engine/games/harrow/refusal.ts';
import type { BagToken, Jar } from '../../engine/games/harrow/state/tokens.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { HandCard } from '../../session/harrow/hand-card.ts';
import type { Interaction } from '../../session/harrow/interaction/interaction.ts';
import type { Selection } from '../../session/harrow/interaction/selection.ts';
import type { Warning } from '../../session/harrow/interaction/warning.ts';
import { readSpot } from '../../session/harrow/spots.ts';
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

  function clickHex(current: Interaction, hex: Hex): void {
    const { selection, sources, targets, soleSteps, group, crowded } = current;
    const { mode, from, price, kept: isKept = false } = selection;
    const there = targets.filter((each) => each.hex === hex).map(({ action }) => action);
    const meant = there.length > 0 ? there : soleSteps.filter((step) => step.from === hex);
    const units = group && group.haints + (group.legend ? 1 : 0);
    const intent: Intent = { kind: 'target', mode, from, to: hex, units };
    if (meant.length > 0) choose(meant);
    // Whoever has put a group together means it to go there: another hex is not picked up in its stead.
    else if (crowded.includes(hex) && !(isKept && sources.includes(hex))) refuse(intent);
    else if (sources.includes(hex)) {
      // How an infection is paid is chosen before its hex, how a step is paid after it.
      const kept = current.frame === 'infect' ? { mode, price } : { mode };
      pick(hex === from ? kept : { ...kept, from: hex });
    } else {
      const only = sources.length > 0 && (from === undefined || isKept) ? loneAttacks(hex) : [];
      if (only.length > 0) choose(only);
      else refuse(intent);
    }
  }

  function clickJar(current: Interaction, seat: Seat, jar: Jar): void {
    const actions = current.jars.find((each) => each.jar === jar)?.actions ?? [];
    if (seat !== current.seat || actions.length === 0) refuse({ kind: 'jar', seat, jar });
    else if (actions.length === 1) perform(actions[0]);
    else open({ kind: 'jar', jar, actions });
  }

  /** The card is played or picked; Hester puts it face up or activates it. */
  function ofCard({ cards, picks, lays, calls }: Interaction, card: HandCard): HarrowAction[] {
    return [
      ...[...cards, ...lays, ...calls].filter((each) => each.card === card),
      ...picks.filter(({ option }) => option === card),
    ];
  }

  /** Does what is on offer for the thing. */
  function use(actions: readonly HarrowAction[], intent: Intent): void {
    if (actions.length > 0) choose(actions);
    else refuse(intent);
  }

  /** A token is given back at once (HC-TRK-12); to be sorted, it is first asked about (HC-TOK-4 to 6). */
  function clickToken({ selection }: Interaction, token: BagToken): void {
    const back = legal().filter((action) => action.type === 'return' && action.token === token);
    if (back.length > 0) choose(back);
    else pick({ ...selection, token });
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
    switch (spot.kind) {
      case 'hex':
        return clickHex(current, spot.hex);
      case 'jar':
        return clickJar(current, spot.seat, spot.jar);
      case 'card':
        return use(ofCard(current, spot.card), spot);
      case 'tile':
        return use(
          current.tiles.filter(({ tile }) => tile === spot.tile),
          spot,
        );
      case 'act':
        return use(
          legal().filter((action) => action.type === 'use' && action.act === spot.act),
          spot,
        );
      case 'side':
        return choose(current.sides.filter(({ side }) => side === spot.side).map(({ action }) => action));
      case 'pile':
        return choose(legal().filter((action) => action.type === 'reveal' && action.pile === spot.pile));
      case 'token':
        return clickToken(current, spot.token);
    }
  };
}
