import { after, type Field, optional, unreadable } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { terrains } from '../content/maps/layout.ts';
import { effectFrame, requireFrame } from '../flow.ts';
import { readPose, writePose } from '../notation/pose.ts';
import { battleground, setBattleground } from '../rules/battleground.ts';
import { cubeColours, factionColours, type StuckCube } from '../state/cubes.ts';

const hesterColours = [...factionColours, ...terrains];

/** `red=3 blue=1`: how many of each colour; terrain cubes only where one is named, and search cubes. */
const counts: Field<readonly number[]> = {
  write: (out) => out.map((n, i) => `${cubeColours[i]}=${n}`).join(' '),
  read(words) {
    const stuck = words.indexOf('stuck');
    const own = words.splice(0, stuck < 0 ? words.length : stuck);
    const isNamed = (colours: readonly string[]) => own.some((word) => colours.some((each) => word.startsWith(each)));
    const known = isNamed(['silver']) ? cubeColours : isNamed(terrains) ? hesterColours : factionColours;
    const out = known.map(() => 0);
    for (const word of own) {
      const [name, number = ''] = word.split('=');
      const colour = (cubeColours as readonly string[]).indexOf(name);
      if (colour < 0 || !/^\d+$/.test(number)) return unreadable;
      out[colour] = Number(number);
    }
    return out;
  },
};

const poses: Field<readonly StuckCube[]> = {
  write: (cubes) => (cubes.length > 0 ? cubes.map(writePose).join(' ') : undefined),
  read(words) {
    const cubes = words.splice(0).map(readPose);
    const known = cubes.filter((cube) => cube !== undefined);
    return known.length < cubes.length ? unreadable : known;
  },
};

/** HC-TREE-1 to 4: what fell out lies on the battleground; an attack is compared afterwards. */
export const tree = defineAction(
  'tree',
  { out: counts, poses: optional(after('stuck', poses)) },
  {
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
  },
);
