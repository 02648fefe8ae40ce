// Speed of the engine, the tree, the first load and the fall of thirty cubes, measured and said as it is.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BattlefieldScene } from '../src/scenes/harrow/battlefield/battlefield-scene.ts';
import { cubeTree } from '../src/tower/cube-tree.ts';
import { drop } from '../src/tower/drop.ts';
import type { Recording } from '../src/tower/recording.ts';
import { openApp } from '../tests/e2e/app-page.ts';
import { launch } from '../tests/e2e/chromium.ts';
import { press, settled } from '../tests/e2e/player.ts';
import { openSite, type Site } from '../tests/e2e/site.ts';
import { readNumbers } from './cli/number-options.ts';

const HELP = `Measures the engine, the tree, the first load and the fall of thirty cubes; takes a few minutes.

  npm run --silent bench -- [--json]

  --json  the report as JSON`;

/** Milliseconds to wait for the browser on a busy machine. */
const patience = 120_000;

const { json } = readNumbers({}, HELP);

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

/** Bytes of every file a first visit asks for until the title stands, compressed as servers do. */
async function firstLoad(site: Site): Promise<number> {
  // Phaser's canvas renderer loads the same files and stands sooner where WebGL is drawn in software.
  const browser = await launch({ webgl: false });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const asked = new Set<string>();
  page.on('requestfinished', (request) => asked.add(request.url()));
  await page.goto(site.url, { timeout: patience });
  await page.waitForFunction('window.gameTest && document.getElementById("loading").hidden', undefined, {
    timeout: patience,
  });
  await page.waitForLoadState('networkidle', { timeout: patience });
  await browser.close();
  let bytes = 0;
  for (const url of asked) {
    if (!url.startsWith(site.url)) continue;
    const path = decodeURIComponent(new URL(url).pathname.slice(new URL(site.url).pathname.length)) || 'index.html';
    const file = readFileSync(join(site.folder, path));
    bytes += path.endsWith('.woff2') ? file.length : gzipSync(file).length;
  }
  return bytes;
}

function thirtyCubes(): Recording {
  const dropped = Array.from({ length: 30 }, (_, i) => (i % 2 ? 'red' : 'blue'));
  const { recording } = drop({ seed: 7, geometry: cubeTree, dropped, stuck: [] }, { record: true });
  if (!recording) throw new Error('the drop was not recorded');
  return recording;
}

interface Frames {
  readonly renderer: 'WebGL' | 'canvas';
  readonly times: readonly number[];
}

/**
 * Scripting of every frame of a drop, in ms: from the beginning of Phaser's step to the end of its drawing commands.
 * WebGL commands are carried out elsewhere, so their number counts and not the pixels: half the pixels are shown, for a
 * machine without a GPU draws them four times as fast.
 */
async function frameTimes(site: Site): Promise<Frames> {
  const browser = await launch({ webgl: true });
  const settings = { language: 'en', speed: 'normal', curtain: false } as const;
  const { page } = await openApp(browser, site.url, settings, undefined, 0.5);
  await press(page, 'title-new');
  await press(page, 'new-play');
  await settled(page);
  await page.evaluate(() => window.gameTest.app.go('battlefield'));
  await settled(page);
  const { poses, ...recording } = thirtyCubes();
  const frames = await page.evaluate(
    async (given) => {
      const scene = window.gameTest.scene() as BattlefieldScene;
      const times: number[] = [];
      let began = 0;
      scene.game.events.on('prestep', () => {
        began = performance.now();
      });
      scene.game.events.on('postrender', () => times.push(performance.now() - began));
      window.gameTest.wake();
      // A machine too slow to show the whole drop has shown enough of it by then.
      setTimeout(() => scene.hurry(), given.longest);
      await scene.play({ ...given.recording, poses: Float32Array.from(given.poses) });
      return { times, isWebgl: scene.game.renderer.type === 2 };
    },
    { recording, poses: [...poses], longest: 60_000 },
  );
  await browser.close();
  return { renderer: frames.isWebgl ? 'WebGL' : 'canvas', times: frames.times };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface Speed {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
}

const speedOf = (mode: string): Speed => tool<Speed>('sim', '--mode', mode, '--games', '400', '--bench');

/** Chapters 1 and 3 by turns, the best of three each: what else runs on the machine slows both alike. */
function speeds(): { readonly first: Speed; readonly full: Speed } {
  const faster = (a: Speed, b: Speed): Speed => (a.actionsPerSecond >= b.actionsPerSecond ? a : b);
  let [first, full] = [speedOf('ch1'), speedOf('ch3')];
  for (let i = 0; i < 2; i++) [first, full] = [faster(first, speedOf('ch1')), faster(full, speedOf('ch3'))];
  return { first, full };
}

const { first: sim, full } = speeds();
const tower = tool<{ msPerDropMean: number }>('tower', '--drops', '400');
const loop = unitsPerSecond();
const site = await openSite();
const firstLoadBytes = await firstLoad(site);
const { renderer, times } = await frameTimes(site);
site.close();

const report = {
  actionsPerSecond: Math.round(sim.actionsPerSecond),
  gamesPerSecond: Number(sim.gamesPerSecond.toFixed(1)),
  /** Chapter 3 against chapter 1: how many times longer an action takes. */
  fullGameRatio: Number((sim.actionsPerSecond / full.actionsPerSecond).toFixed(2)),
  dropsPerSecond: Number((1000 / tower.msPerDropMean).toFixed(1)),
  firstLoadBytes,
  frameScriptMsMedian: Number(quantile(times, 0.5).toFixed(2)),
  frameScriptMsP95: Number(quantile(times, 0.95).toFixed(2)),
  frames: times.length,
  renderer,
  /** How many turns of a plain loop one action costs: comparable between machines. */
  loopTurnsPerAction: Math.round(loop / sim.actionsPerSecond),
};

const scope = {
  WebGL: 'WebGL renderer: the game and its GL calls, without the pixels',
  canvas: 'canvas renderer: the game and a part of the drawing itself',
} as const;

if (json) process.stdout.write(`${JSON.stringify(report)}\n`);
else {
  process.stdout.write(
    [
      `engine      ${report.actionsPerSecond} actions/s, ${report.gamesPerSecond} games/s (one action = ${report.loopTurnsPerAction} turns of a plain loop)`,
      `chapter 3   an action takes ${report.fullGameRatio} times as long as in chapter 1`,
      `tree        ${report.dropsPerSecond} drops/s`,
      `first load  ${(firstLoadBytes / 1024).toFixed(0)} kB (gzip)`,
      `drop of 30  ${report.frameScriptMsP95} ms of scripting per frame (p95 of ${report.frames} frames, median ${report.frameScriptMsMedian}; ${scope[renderer]})`,
      '',
    ].join('\n'),
  );
}
