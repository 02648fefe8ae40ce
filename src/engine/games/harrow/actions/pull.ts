import type { Seat } from '../../../kernel/game.ts';
import { oneOf } from '../../../kit/words.ts';
import { defineAction, type HarrowAction } from '../action.ts';
import { distance, type Hex, hexCount, neighbours } from '../county.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { single, transferUnits } from '../rules/movement.ts';
import { areBothLoose, isInfectedMeant, isLegendLooseAt, looseHaints } from '../rules/nails.ts';
import { canEnter, hexesOf } from '../rules/occupancy.ts';
import { shiftToken } from '../rules/tokens.ts';
import { opponent } from '../state/players.ts';
import { tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

const pullables = [...tokenKinds, 'haint', 'infected', 'legend', 'second'] as const;

function pullUnits(s: HarrowState, owner: Seat, storm: Hex, out: HarrowAction[]): void {
  for (const from of hexesOf(s, owner)) {
    const haints = looseHaints(s, owner, from);
    const legend = isLegendLooseAt(s, owner, from);
    const second = isLegendLooseAt(s, owner, from, 'second');
    if (haints === 0 && !legend && !second) continue;
    for (const to of neighbours[from]) {
      if (distance(to, storm) >= distance(from, storm) || !canEnter(s, owner, to)) continue;
      if (haints > 0) out.push({ type: 'pull', what: 'haint', from, to });
      if (areBothLoose(s, owner, from)) out.push({ type: 'pull', what: 'infected', from, to });
      if (legend) out.push({ type: 'pull', what: 'legend', from, to });
      if (second) out.push({ type: 'pull', what: 'second', from, to });
    }
  }
}

function pullTokens(s: HarrowState, storm: Hex, out: HarrowAction[]): void {
  for (let from = 0; from < hexCount; from++) {
    for (let kind = 0; kind < tokenKinds.length; kind++) {
      if (s.tokens[from * tokenKinds.length + kind] === 0) continue;
      for (const to of neighbours[from]) {
        if (distance(to, storm) < distance(from, storm)) out.push({ type: 'pull', what: tokenKinds[kind], from, to });
      }
    }
  }
}

/** HC-STORM-2 to 4: an ability token, then a friendly unit, then an enemy unit one hex closer to the new storm. */
export const pull = defineAction(
  'pull',
  { what: oneOf(pullables), from: hex, to: hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'pull');
      if (!frame) return;
      if (frame.scroll === 2) pullTokens(s, frame.storm, out);
      else pullUnits(s, frame.scroll === 3 ? frame.seat : opponent(frame.seat), frame.storm, out);
    },
    apply(s, { what, from, to }, emit) {
      const frame = requireFrame(s, 'pull');
      const { seat } = frame;
      if (what === 'haint' || what === 'infected' || what === 'legend' || what === 'second') {
        const owner = frame.scroll === 3 ? seat : opponent(seat);
        const unit = what === 'infected' ? 'haint' : what;
        const hasSnake = unit === 'haint' && isInfectedMeant(s, owner, from, what === 'infected');
        const event = { type: 'unitPulled', seat, owner, unit, from, to, ...(hasSnake && { infected: true }) } as const;
        transferUnits(s, single(owner, unit, hasSnake, from, to), event, emit);
      } else {
        shiftToken(s, what, from, to);
        emit({ type: 'tokenPulled', seat, token: what, from, to });
      }
      frame.scroll++;
    },
  },
);
