// Speed of the engine, the tree, the start, the busiest motion and play on a slow device, measured and said as it is.
import { fallsPerSecond, loopTurnsPerSecond, speeds } from './bench/speed.ts';
import { readArguments, refuse } from './cli/arguments.ts';
import { askedGame, gameIds, gameOption } from './games.ts';

const argv = process.argv.slice(2);
const { id, tools } = askedGame(argv);

const help = `Measures the engine, the tree, the start, the busiest motion on the screen and play on a slow device; takes a few minutes.

  npm run --silent bench -- [--game harrow] [--json]

  --game  what to measure: ${gameIds.join(', ')} (default harrow)
  --json  the report as JSON`;

const { values, positionals } = readArguments(argv, {
  ...gameOption,
  json: { type: 'boolean' },
  help: { type: 'boolean' },
});
if (values.help) {
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
if (positionals.length > 0) refuse(`"${positionals[0]}" is not understood; see --help`);

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const bench = await tools.bench();
const { first, full, rival, tree, motion } = bench;

// What builds and opens the page takes seconds to load: whoever has mistyped is told before.
const { openSite, withGame } = await import('../tests/e2e/site.ts');
const { launch } = await import('../tests/e2e/chromium.ts');
const { firstLoad } = await import('./bench/first-load.ts');
const { warmStart } = await import('./bench/warm-start.ts');

const speed = speeds(id, bench);
const falls = fallsPerSecond(id, tree);
const loop = loopTurnsPerSecond();
const site = await openSite();
// Without WebGL the same files are loaded and the page stands sooner, where it would be drawn in software.
const browser = await launch({ webgl: false });
const firstLoadBytes = await firstLoad(browser, withGame(site.url, id), 'en');
const warmStartMs = await warmStart(browser, site.url, id);
await browser.close();
const frames = await motion?.play(site);
const slow = await bench.slowPlay?.(site);
site.close();

const report = {
  actionsPerSecond: Math.round(speed.first.actionsPerSecond),
  gamesPerSecond: Number(speed.first.gamesPerSecond.toFixed(1)),
  /** The full game against the first: how many times longer an action takes. */
  fullGameRatio: Number((speed.first.actionsPerSecond / speed.full.actionsPerSecond).toFixed(2)),
  /** How many times as many actions of the full game as of the rival's are done in a second. */
  ...(speed.rival && { rivalRatio: Number((speed.full.actionsPerSecond / speed.rival.actionsPerSecond).toFixed(2)) }),
  [`${tree.name}PerSecond`]: Number(falls.toFixed(1)),
  firstLoadBytes,
  warmStartMs: Math.round(warmStartMs),
  ...(slow && {
    boardFiles: slow.boardFiles,
    /** At a quarter of this machine's speed. */
    longTasks: slow.longTasks.length,
    longestTaskMs: Math.round(Math.max(0, ...slow.longTasks)),
  }),
  ...(frames && {
    frameScriptMsMedian: Number(quantile(frames.times, 0.5).toFixed(2)),
    frameScriptMsP95: Number(quantile(frames.times, 0.95).toFixed(2)),
    frames: frames.times.length,
    renderer: frames.renderer,
  }),
  /** How many turns of a plain loop one action costs: comparable between machines. */
  loopTurnsPerAction: Math.round(loop / speed.first.actionsPerSecond),
};

const scope = {
  WebGL: 'WebGL renderer: the game and its GL calls, without the pixels',
  canvas: 'canvas renderer: the game and a part of the drawing itself',
} as const;

const line = (name: string, words: string) => `${name.padEnd(13)}${words}\n`;

const words = [
  line(
    'engine',
    `${report.actionsPerSecond} actions/s, ${report.gamesPerSecond} games/s (one action = ${report.loopTurnsPerAction} turns of a plain loop)`,
  ),
  line(full.name, `an action takes ${report.fullGameRatio} times as long as in ${first.name}`),
  ...(rival ? [line('rival', `${report.rivalRatio} times the actions of ${rival.mode.name} in a second`)] : []),
  line('tree', `${falls.toFixed(1)} ${tree.name}/s`),
  line(
    'first load',
    `${(firstLoadBytes / 1024).toFixed(0)} kB (gzip) until the title can be used, ${report.warmStartMs} ms the next time`,
  ),
  ...(slow
    ? [
        line('board', `${report.boardFiles} files before it is seen`),
        line(
          'slow device',
          `${report.longTasks} tasks over 50 ms in play at a quarter of the speed, the longest ${report.longestTaskMs} ms`,
        ),
      ]
    : []),
  ...(motion && frames
    ? [
        line(
          motion.name,
          `${report.frameScriptMsP95} ms of scripting per frame (p95 of ${report.frames} frames, median ${report.frameScriptMsMedian}; ${scope[frames.renderer]})`,
        ),
      ]
    : []),
];

process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : words.join(''));
