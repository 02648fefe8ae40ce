import { tidyJson } from '../src/engine/kit/tidy-json.ts';
import { readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { applyAction, legalLines } from './engine/actions.ts';
import type { EngineTool } from './engine/engine-tool.ts';
import { readPosition } from './engine/read-position.ts';
import { askedGame, gameIds, gameOption } from './games.ts';

const argv = process.argv.slice(2);
const { id, tools } = askedGame(argv);

const help = (tool: EngineTool) => `Works on positions in text (docs/notation.md). FILE may be - for the standard input.

  npm run --silent engine -- new [--seed 1]                      prints the position after the set-up
${tool.help}
  npm run --silent engine -- legal FILE [--json]                 prints the legal actions
  npm run --silent engine -- apply FILE "ACTION" ["ACTION"...]   prints the position after the actions
  npm run --silent engine -- show FILE                           draws the position in text

All of them take --game ${gameIds.join('|')} (default harrow); the new game above is of ${id}.
While ${tool.chance.name} is to decide, legal prints what it may give (${tool.chance.example}); any result within these
numbers can be applied. Bad input: one line on the standard error output and exit code 2.`;

/** What the command prints. */
function answer(tool: EngineTool): string {
  const wishes = { ...tool.options, seed: { type: 'string' } } as const;
  const { values, positionals } = readArguments(argv, {
    ...wishes,
    ...gameOption,
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  const [command, file, ...rest] = positionals;
  if (values.help) return help(tool);
  if (command !== 'apply' && rest.length > 0) refuse(`"${rest[0]}" is not understood; see --help`);
  const wish = Object.keys(wishes).find((name) => name in values);
  if (command !== 'new' && command !== undefined && wish) refuse(`--${wish} is for a new game; see --help`);
  const { game } = tool;
  switch (command) {
    case 'new': {
      if (file !== undefined) refuse(`"${file}" is not understood; see --help`);
      const seed = wholeNumber(values.seed ?? '1', 'seed', 0);
      return tidyJson(game.writePosition(game.setup(tool.config(values, seed), seed)));
    }
    case 'legal': {
      const s = readPosition(game, file);
      const lines = legalLines(tool, s);
      if (values.json) return JSON.stringify(lines);
      return game.pending(s).kind === 'over' ? 'the game is over, nothing can follow' : lines.join('\n');
    }
    case 'apply': {
      const s = readPosition(game, file);
      if (rest.length === 0) refuse('an action to apply is missing');
      for (const text of rest) applyAction(tool, s, text);
      return tidyJson(game.writePosition(s));
    }
    case 'show':
      return tool.show(readPosition(game, file));
    default:
      return refuse(
        `expected new, legal, apply or show, found ${command === undefined ? 'nothing' : `"${command}"`}; see --help`,
      );
  }
}

const text = answer(await tools.engine());
if (text !== '') process.stdout.write(`${text}\n`);
