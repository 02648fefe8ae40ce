import type { HarrowAction } from '../../../action.ts';
import { type Hex, hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { creepHaint, mayCreepInto, mayHesterEnter, moveHester } from '../../../rules/hester/creep.ts';
import { fires } from '../../../rules/hester/fire.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { haintOwnerAt } from '../../../rules/hester/infection.ts';
import { relief } from '../../../rules/hester/unnail.ts';
import { creepingAt, freeHester } from '../../../rules/nails.ts';
import { hasFire } from '../../../rules/occupancy.ts';
import { terrainAt } from '../../../rules/terrain.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { type Effect, type EffectFrame, marksOn } from '../../effect.ts';
import { type Terrain, terrains } from '../../maps/layout.ts';
import { type HesterCard, offersAnything } from '../hester-card.ts';

/** Added to `left`, which keeps the terrain: Hester herself has moved. */
const hesterMoved = terrains.length;

function stepsTo(s: HarrowState, terrain: Terrain, frame: EffectFrame, out: HarrowAction[]): void {
  const { hex, nailed } = requireHester(s);
  for (let from = 0; from < hexCount; from++) {
    const owner = haintOwnerAt(s, from);
    if (owner === undefined || creepingAt(s, owner, from) - marksOn(frame, from) <= 0) continue;
    for (const to of neighbours[from]) {
      if (terrainAt(s, to) === terrain && mayCreepInto(s, owner, to)) {
        out.push({ type: 'shift', what: 'infected', from, to });
      }
    }
  }
  if (hex === undefined || frame.left >= hesterMoved) return;
  if (nailed) {
    relief(s, out);
    return;
  }
  for (const to of neighbours[hex]) {
    if (terrainAt(s, to) === terrain && mayHesterEnter(s, to))
      out.push({ type: 'shift', what: 'hester', from: hex, to });
  }
}

function terrainsOfFires(s: HarrowState): Terrain[] {
  const burning = fires(s).map((hex: Hex) => terrainAt(s, hex));
  return terrains.filter((terrain) => burning.includes(terrain));
}

/** Step 1 chooses the fire by its terrain (fires on like terrain do alike), step 2 moves; `left` keeps the terrain. */
const effect: Effect = {
  options(s, frame, out) {
    if (frame.step === 2) {
      stepsTo(s, terrains[frame.left % hesterMoved], frame, out);
      return;
    }
    for (const terrain of terrainsOfFires(s)) {
      const steps: HarrowAction[] = [];
      stepsTo(s, terrain, frame, steps);
      if (steps.length > 0) out.push({ type: 'choose', option: terrain });
    }
  },
  apply(s, frame, action, emit) {
    if (action.type === 'choose') {
      frame.step = 2;
      frame.left = terrains.indexOf(action.option as Terrain);
      return;
    }
    if (action.type === 'take') {
      frame.left += hesterMoved;
      freeHester(s, emit);
    }
    if (action.type !== 'shift') return;
    if (action.what === 'hester') {
      frame.left += hesterMoved;
      moveHester(s, action.to, emit);
      return;
    }
    const owner = haintOwnerAt(s, action.from);
    if (owner === undefined) throw new Error('no haint is there');
    creepHaint(s, owner, action.from, action.to, emit);
    // HC-FIRE-1: in a fire it is gone, and with it rather one that has moved
    const met = frame.marks.indexOf(action.to);
    if (!hasFire(s, action.to)) frame.marks.push(action.to);
    else if (met >= 0) frame.marks.splice(met, 1);
  },
  asks: (_s, { step }) => step,
};

/** HC-HCD-8 */
export const nightHag: HesterCard = {
  id: 'h_night_hag',
  rule: 'HC-HCD-8',
  canCall: (s) => offersAnything(effect, s, effectFrame(hesterSeat, 'h_night_hag')),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_night_hag'));
  },
  effect,
};
