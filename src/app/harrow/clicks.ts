import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { Intent } from '../../engine/games/harrow/refusal.ts';
import type { Interaction } from '../../session/harrow/interaction/interaction.ts';
import type { Selection } from '../../session/harrow/interaction/selection.ts';
import type { Warning } from '../../session/harrow/interaction/warning.ts';
import type { App } from '../app.ts';

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
  open: App['open'];
}

type Clicks = Pick<App, 'clickHex' | 'clickJar' | 'clickCard' | 'clickTile' | 'clickAct'>;

/** A click on a thing does what it offers, or says why it offers nothing. */
export function createClicks(stage: ClickStage): Clicks {
  const { interaction, legal, warning, perform, pick, refuse, notNow, open } = stage;

  /** An enemy hex that a single own hex can attack needs no selection. */
  function loneAttacks(hex: Hex): readonly HarrowAction[] {
    const attacks = legal().flatMap((action) => (action.type === 'attack' && action.to === hex ? [action] : []));
    return attacks.every(({ from }) => from === attacks[0].from) ? attacks : [];
  }

  /** Does the only thing meant, or asks which of several. */
  function choose(actions: readonly HarrowAction[]): void {
    const [action] = actions;
    const question = actions.length === 1 ? warning(action) : undefined;
    if (actions.length > 1) open({ kind: 'which', actions });
    else if (question) open({ kind: 'confirm', question, yes: () => perform(action) });
    else perform(action);
  }

  /** Does what is on offer for the thing. */
  function use(offered: (current: Interaction) => readonly HarrowAction[], intent: Intent): void {
    const current = interaction();
    const actions = current ? offered(current) : [];
    if (actions.length > 0) choose(actions);
    else if (current) refuse(intent);
    else notNow();
  }

  return {
    clickHex(hex) {
      const current = interaction();
      if (!current) {
        notNow();
        return;
      }
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
    },
    clickJar(seat, jar) {
      const current = interaction();
      if (!current) {
        notNow();
        return;
      }
      const actions = current.jars.find((each) => each.jar === jar)?.actions ?? [];
      if (seat !== current.seat || actions.length === 0) refuse({ kind: 'jar', seat, jar });
      else if (actions.length === 1) perform(actions[0]);
      else open({ kind: 'jar', jar, actions });
    },
    clickCard(card) {
      const offered = ({ cards, picks, lays, calls }: Interaction) => [
        ...[...cards, ...lays, ...calls].filter((each) => each.card === card),
        ...picks.filter(({ option }) => option === card),
      ];
      use(offered, { kind: 'card', card });
    },
    clickTile(jar, tile) {
      use(({ tiles }) => tiles.filter((each) => each.tile === tile), { kind: 'tile', jar, tile });
    },
    clickAct(act) {
      const isMeant = (action: HarrowAction) => action.type === 'use' && action.act === act;
      use(() => legal().filter(isMeant), { kind: 'act', act });
    },
  };
}
