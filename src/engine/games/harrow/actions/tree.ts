import { defineAction } from '../action.ts';
import { effectFrame, requireFrame } from '../flow.ts';

/** HC-TREE-1 to 4: what fell out lies on the battleground; an attack is compared afterwards. */
export const tree = defineAction('tree', {
  // A chance result: the tower makes it, `accepts` checks it.
  options() {},
  apply(s, { out, poses }, emit) {
    const { seat, from, to } = requireFrame(s, 'tree');
    const dropped = s.seats.map((each) => each.cubes);
    s.seats.forEach((each, i) => {
      s.tree.inside[i] += each.cubes - out[i];
      each.cubes = out[i];
    });
    s.tree.poses = poses ? [...poses] : [];
    s.flow.pop();
    emit({ type: 'treeDropped', dropped, out: [...out] });
    if (from !== undefined && to !== undefined) s.flow.push({ kind: 'outcome', seat, from, to });
    // HC-TREE-8: Odessa decides before anything is compared
    s.seats.forEach((each, i) => {
      if (each.stored > 0) s.flow.push(effectFrame(i, 'odessa', 0, 2));
    });
  },
});
