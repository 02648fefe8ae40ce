import { seatedAtRandom } from '../../../src/engine/games/root/config.ts';
import { invariantBreaks } from '../../../src/engine/games/root/invariants.ts';
import { parseRecord, writeRecord } from '../../../src/engine/games/root/notation/record.ts';
import { type RootTypes, root } from '../../../src/engine/games/root/root.ts';
import { readSeats } from '../../cli/root/seats.ts';
import type { SimTool } from '../sim-tool.ts';
import { throwByGenerator } from './dice.ts';
import { createStatistics } from './statistics.ts';

const help = `  --seats F,F,...         who plays, in turn order: marquise (mc), eyrie (ed), alliance (wa), vagabond (vb); default all four
Who begins changes from game to game. The dice are drawn from the generator.`;

const options = { seats: { type: 'string' } } as const;

export const rootSim: SimTool<RootTypes, typeof options> = {
  options,
  help,
  policies: {},
  async plan(given, games) {
    const players = readSeats(given.seats);
    return {
      games,
      kit: {
        game: root,
        config: (_, seed) => seatedAtRandom(players, seed),
        chance: throwByGenerator,
        invariantBreaks,
        reread: (record) => parseRecord(writeRecord(record)),
      },
      statistics: createStatistics(players),
    };
  },
};
