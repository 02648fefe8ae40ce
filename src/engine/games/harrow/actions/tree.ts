import { defineAction } from '../action.ts';
import { effectFrame, requireFrame } from '../flow.ts';
import { battleground, setBattleground } from '../rules/battleground.ts';

/** HC-TREE-1 to 4: what fell out lies on the battleground; an attack is compared afterwards. */
export const tree = defineAction('tree', {
  // A chance result: the tower makes it, `accepts` checks it.
  options() {},
  apply(s, { out, poses }, emit) {
    const { seat, from, to, on } = requireFrame(s, 'tree');
    const dropped = battleground(s);
    const fallen = dropped.map((_, i) => out[i] ?? 0);
    s.tree.inside = s.tree.inside.map((n, i) => n + dropped[i] - fallen[i]);
    setBattleground(s, fallen);
    s.tree.poses = poses ? [...poses] : [];
    s.flow.pop();
    if (from !== undefined && to !== undefined) s.flow.push({ kind: 'outcome', seat, from, to, ...(on && { on }) });
    // HC-TREE-8: Odessa decides before anything is compared
    s.seats.forEach((each, i) => {
      if (each.stored > 0) s.flow.push(effectFrame(i, 'odessa', 0, 2));
    });
    emit({ type: 'treeDropped', dropped, out: fallen });
  },
});
