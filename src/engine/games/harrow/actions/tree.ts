import { defineAction } from '../action.ts';
import { distance } from '../county.ts';
import { requireFrame } from '../flow.ts';
import { canStrike, clashHappens, killCost } from '../rules/attack.ts';
import { rangeFrom } from '../rules/terrain.ts';
import { opponent } from '../state.ts';

/** HC-TREE-1 to 4, then HC-ATK-11, 12, 27: what fell out lies on the battleground and decides the attack. */
export const tree = defineAction('tree', {
  // A chance result: the tower makes it, `accepts` checks it.
  options() {},
  apply(s, { out, poses }, emit) {
    const { seat, from, to } = requireFrame(s, 'tree');
    const enemy = opponent(seat);
    const dropped = s.seats.map((each) => each.cubes);
    s.seats.forEach((each, i) => {
      s.tree.inside[i] += each.cubes - out[i];
      each.cubes = out[i];
    });
    s.tree.poses = poses ? [...poses] : [];
    s.flow.pop();
    emit({ type: 'treeDropped', dropped, out: [...out] });

    const own = out[seat];
    const against = out[enemy];
    if (canStrike(s, seat, to)) {
      emit({ type: 'attackSucceeded', seat, own, enemy: against });
      s.flow.push({ kind: 'strike', seat, from, to });
      return;
    }
    const clash = clashHappens(s, seat, from, to);
    emit({ type: 'attackFailed', seat, own, enemy: against, why: own < against ? 'outnumbered' : 'tooFew', clash });
    if (!clash) return;
    // HC-CLSH-2, 3, 5: the attacker decides first, so the defender's frame lies below
    if (against >= killCost(from) && distance(from, to) <= rangeFrom(s, to)) {
      s.flow.push({ kind: 'clash', seat: enemy, at: from });
    }
    if (own >= killCost(to)) s.flow.push({ kind: 'clash', seat, at: to });
  },
});
