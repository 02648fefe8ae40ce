import { isLively } from '../../../src/engine/games/root/config.ts';
import { type RootTypes, root } from '../../../src/engine/games/root/root.ts';
import { readSeats } from '../../cli/root/seats.ts';
import type { EngineTool } from '../engine-tool.ts';
import { diceHint, showPosition } from './show.ts';

const help = `       [--seats F,F,...]                                         in turn order: marquise (mc), eyrie (ed), alliance (wa),
                                                                 vagabond (vb); default all four`;

const options = { seats: { type: 'string' } } as const;

export const rootEngine: EngineTool<RootTypes, typeof options> = {
  game: root,
  options,
  help,
  config(given) {
    const players = readSeats(given.seats);
    // RT-5.2: warned of, never forbidden
    if (!isLively(players)) process.stderr.write('engine: few pieces will meet in this mix of factions\n');
    return { players, map: 'autumn', deck: 'standard' };
  },
  show: showPosition,
  chance: {
    name: 'the dice',
    example: 'roll 0..3 0..3',
    hint: diceHint,
    isAnswer: (action) => action.type === 'roll',
  },
  refusal: () => undefined,
};
