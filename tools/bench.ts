// Speed of the engine, the tree, the first load and the fall of thirty cubes, measured and said as it is.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { StageScene } from '../src/scenes/stage-scene.ts';
import type { Recording } from '../src/tower/recording.ts';
import { drop } from '../src/tower/simulate.ts';
import { openApp } from '../tests/e2e/app-page.ts';
import { launch } from '../tests/e2e/chromium.ts';
import { press, settled } from '../tests/e2e/player.ts';
import { openSite } from '../tests/e2e/site.ts';

const asJson = process.argv.includes('--json');

/** The plain loop against which other numbers can be compared on any machine. */
function unitsPerSecond(): number {
  let x = 1;
  const start = performance.now();
  for (let i = 0; i < 50_000_000; i++) x = Math.imul(x ^ i, 0x01000193);
  return (50_000_000 / (performance.now() - start + (x === 0 ? 1 : 0))) * 1000;
}

function tool<Result>(name: string, ...args: string[]): Result {
  const path = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', path, ...args, '--json'], { encoding: 'utf8' }));
}

/** Bytes a first visit loads until the title stands, each file compressed as servers do. */
async function firstLoad(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  let bytes = 0;
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    reading.push(
      response.body().then((body) => {
        const isPacked = response.url().endsWith('.woff2');
        bytes += isPacked ? body.length : gzipSync(body).length;
      }),
    );
  });
  await page.goto(url);
  await page.waitForFunction('window.harrowTest && document.getElementById("loading").hidden');
  await Promise.all(reading);
  await context.close();
  return bytes;
}

function thirtyCubes(): Recording {
  const dropped = Array.from({ length: 30 }, (_, i) => (i % 2 ? 'red' : 'blue'));
  const { recording } = drop({ seed: 7, dropped, stuck: [] }, { record: true });
  if (!recording) throw new Error('the drop was not recorded');
  return recording;
}

/** Scripting time of every frame of a drop, in ms: from the beginning of a step to the end of its drawing. */
async function frameTimes(browser: Browser, url: string): Promise<number[]> {
  const { page, close } = await openApp(
    browser,
    url,
    { language: 'en', speed: 'normal', curtain: false },
    undefined,
    1,
  );
  await press(page, 'title-new');
  await press(page, 'new-play');
  await settled(page);
  await page.evaluate(() => window.harrowTest.app.go('battlefield'));
  await settled(page);
  const { poses, ...recording } = thirtyCubes();
  const times = await page.evaluate(
    async (given) => {
      const scene = window.harrowTest.scene() as StageScene & { play(recording: Recording): Promise<void> };
      const times: number[] = [];
      let began = 0;
      scene.game.events.on('prestep', () => {
        began = performance.now();
      });
      scene.game.events.on('postrender', () => times.push(performance.now() - began));
      window.harrowTest.wake();
      await scene.play({ ...given.recording, poses: Float32Array.from(given.poses) });
      return times;
    },
    { recording, poses: [...poses] },
  );
  await close();
  return times;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const sim = tool<{ actionsPerSecond: number; gamesPerSecond: number }>(
  'sim',
  '--mode',
  'ch1',
  '--games',
  '400',
  '--bench',
);
const tower = tool<{ msPerDropMedian: number }>('tower', '--drops', '400');
const loop = unitsPerSecond();
const browser = await launch({ webgl: true });
const site = await openSite();
const firstLoadBytes = await firstLoad(browser, site.url);
const frames = await frameTimes(browser, site.url);
await browser.close();
site.close();

const report = {
  actionsPerSecond: Math.round(sim.actionsPerSecond),
  gamesPerSecond: Number(sim.gamesPerSecond.toFixed(1)),
  dropsPerSecond: Number((1000 / tower.msPerDropMedian).toFixed(1)),
  firstLoadBytes,
  frameScriptMsP95: Number(quantile(frames, 0.95).toFixed(2)),
  frames: frames.length,
  /** How many turns of a plain loop one action costs: comparable between machines. */
  loopTurnsPerAction: Math.round(loop / sim.actionsPerSecond),
};

if (asJson) process.stdout.write(`${JSON.stringify(report)}\n`);
else {
  process.stdout.write(
    [
      `engine      ${report.actionsPerSecond} actions/s, ${report.gamesPerSecond} games/s (one action = ${report.loopTurnsPerAction} turns of a plain loop)`,
      `tree        ${report.dropsPerSecond} drops/s`,
      `first load  ${(firstLoadBytes / 1024).toFixed(0)} kB (gzip)`,
      `drop of 30  ${report.frameScriptMsP95} ms of scripting per frame (p95 of ${report.frames} frames)`,
      '',
    ].join('\n'),
  );
}
