import { readFileSync } from 'node:fs';
import { completeConfig } from '../src/engine/games/harrow/config.ts';
import { features } from '../src/engine/games/harrow/content/chapters/features.ts';
import { mapIds } from '../src/engine/games/harrow/content/maps/maps.ts';
import { harrow } from '../src/engine/games/harrow/harrow.ts';
import { tidyJson } from '../src/engine/games/harrow/notation/json.ts';
import { readPosition, writePosition } from '../src/engine/games/harrow/notation/position.ts';
import { isUnknown } from '../src/engine/games/harrow/rules/solo/reveal.ts';
import {
  factionIds,
  type HarrowState,
  legendsOf,
  modeIds,
  trackSides,
  variantIds,
} from '../src/engine/games/harrow/state.ts';
import { isLegal } from '../src/engine/kernel/game.ts';
import { oneOf, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { pairOf } from './cli/pair.ts';
import { soloOf } from './cli/solo.ts';
import { readVariants } from './cli/variants.ts';
import { legalLines, showPosition, treeHint } from './engine/show.ts';

const help = `Works on positions in text (docs/notation.md). FILE may be - for the standard input.

  npm run --silent engine -- new --mode ch1 --map a --seed 1     prints the position after the set-up
       [--north protectors|family]                               who sits in the north (default family)
       [--legends P,F] [--tracks a|b,a|b]                        from chapter 2 on (solo: no tracks); by the seed if not told
       [--level 1|2|3] [--piles T,U,G]                           solo: how hard, and the cards of each pile
       [--variants V,V]                                          other readings of the rules: ${variantIds.join(', ')}
  npm run --silent engine -- legal FILE [--json]                 prints the legal actions
  npm run --silent engine -- apply FILE "ACTION" ["ACTION"...]   prints the position after the actions
  npm run --silent engine -- show FILE                           draws the position in text

While the tree is to decide, legal prints what it may give (tree red=0..5 blue=0..3); any result within these
numbers can be applied. Bad input: one line on the standard error output and exit code 2.
`;

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    return refuse(`cannot read ${file}`);
  }
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function readState(file: string | undefined): HarrowState {
  if (file === undefined) return refuse('the name of a file with a position is missing');
  const result = readPosition(readJson(readText(file), file));
  return result.ok ? result.state : refuse(`${file}: ${result.error}`);
}

function applyAction(s: HarrowState, text: string): void {
  const action = harrow.parse(text) ?? refuse(`not an action: "${text}"`);
  const pending = harrow.pending(s).kind;
  if (pending === 'over') refuse(`the game is over, nothing can follow: "${text}"`);
  if (pending === 'chance' && action.type !== 'tree') refuse(`the tree decides first (${treeHint(s)}), not "${text}"`);
  if (!isLegal(harrow, s, action)) refuse(`not legal in this position: "${text}"`);
  if (action.type === 'reveal' && isUnknown(s, action.pile)) {
    refuse(`the top card of the ${action.pile} is hidden in this position: "${text}"`);
  }
  harrow.apply(s, action, () => {});
}

/** What a new game can be told, and nothing else. */
const wishOptions = {
  mode: { type: 'string' },
  map: { type: 'string' },
  north: { type: 'string' },
  seed: { type: 'string' },
  legends: { type: 'string' },
  tracks: { type: 'string' },
  level: { type: 'string' },
  piles: { type: 'string' },
  variants: { type: 'string' },
} as const;

/** What the command prints. */
function answer(): string {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    ...wishOptions,
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  const [command, file, ...rest] = positionals;
  if (values.help) return help.trimEnd();
  if (command !== 'apply' && rest.length > 0) refuse(`"${rest[0]}" is not understood; see --help`);
  const wish = Object.keys(wishOptions).find((name) => name in values);
  if (command !== 'new' && command !== undefined && wish) refuse(`--${wish} is for a new game; see --help`);
  switch (command) {
    case 'new': {
      if (file !== undefined) refuse(`"${file}" is not understood; see --help`);
      const mode = oneOf(values.mode ?? 'ch1', 'mode', modeIds);
      if (!features[mode].choices && (values.legends ?? values.tracks) !== undefined) {
        refuse('chapter 1 is always Emmy against Levi, with the first sides of their tracks');
      }
      if (features[mode].solo && values.tracks !== undefined) refuse('the solo game has no tracks; see --help');
      const wishes = {
        mode,
        map: oneOf(values.map ?? 'a', 'map', mapIds),
        north: oneOf(values.north ?? 'family', 'north', factionIds),
        ...(values.legends !== undefined && { legends: pairOf(values.legends, 'legends', legendsOf) }),
        ...(values.tracks !== undefined && {
          tracks: pairOf(values.tracks, 'tracks', { protectors: trackSides, family: trackSides }),
        }),
        ...soloOf(mode, values),
        variants: readVariants(mode, values.variants),
      };
      const seed = wholeNumber(values.seed ?? '1', 'seed', 0);
      return tidyJson(writePosition(harrow.setup(completeConfig(wishes, seed), seed)));
    }
    case 'legal': {
      const lines = legalLines(readState(file));
      return values.json ? JSON.stringify(lines) : lines.join('\n');
    }
    case 'apply': {
      const s = readState(file);
      if (rest.length === 0) refuse('an action to apply is missing');
      for (const text of rest) applyAction(s, text);
      return tidyJson(writePosition(s));
    }
    case 'show':
      return showPosition(readState(file));
    default:
      return refuse(
        `expected new, legal, apply or show, found ${command === undefined ? 'nothing' : `"${command}"`}; see --help`,
      );
  }
}

const text = answer();
if (text !== '') process.stdout.write(`${text}\n`);
