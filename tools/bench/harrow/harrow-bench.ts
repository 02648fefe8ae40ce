import type { BattlefieldScene } from '../../../src/scenes/harrow/battlefield/battlefield-scene.ts';
import { cubeTree } from '../../../src/tower/cube-tree.ts';
import { drop } from '../../../src/tower/drop.ts';
import type { Recording } from '../../../src/tower/recording.ts';
import { openApp } from '../../../tests/e2e/app-page.ts';
import { launch } from '../../../tests/e2e/chromium.ts';
import { press, settled } from '../../../tests/e2e/controls.ts';
import type { HarrowGameTest } from '../../../tests/e2e/harrow/game-test.ts';
import { type Site, withGame } from '../../../tests/e2e/site.ts';
import type { BenchTool, Frames } from '../bench-tool.ts';
import { slowPlay } from './slow-play.ts';

declare const gameTest: HarrowGameTest;

function thirtyCubes(): Recording {
  const dropped = Array.from({ length: 30 }, (_, i) => (i % 2 ? 'red' : 'blue'));
  const { recording } = drop({ seed: 7, geometry: cubeTree, dropped, stuck: [] }, { record: true });
  if (!recording) throw new Error('the drop was not recorded');
  return recording;
}

/**
 * Scripting of every frame of a drop, in ms: from the beginning of Phaser's step to the end of its drawing commands.
 * WebGL commands are carried out elsewhere, so their number counts and not the pixels: half the pixels are shown, for a
 * machine without a GPU draws them four times as fast.
 */
async function frameTimes(site: Site): Promise<Frames> {
  const browser = await launch({ webgl: true });
  const settings = { language: 'en', speed: 'normal', curtain: false } as const;
  const { page } = await openApp(browser, withGame(site.url, 'harrow'), settings, undefined, 0.5);
  await press(page, 'title-new');
  await press(page, 'new-play');
  await settled(page);
  await page.evaluate(() => gameTest.app.go('battlefield'));
  await settled(page);
  const { poses, ...recording } = thirtyCubes();
  const frames = await page.evaluate(
    async (given) => {
      const scene = gameTest.scene() as BattlefieldScene;
      const times: number[] = [];
      let began = 0;
      scene.game.events.on('prestep', () => {
        began = performance.now();
      });
      scene.game.events.on('postrender', () => times.push(performance.now() - began));
      gameTest.wake();
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

export const harrowBench: BenchTool = {
  first: { name: 'chapter 1', options: ['--mode', 'ch1'] },
  full: { name: 'chapter 3', options: ['--mode', 'ch3'] },
  tree: { name: 'drops', options: ['--drops', '400'], mean: 'msPerDropMean' },
  motion: { name: 'drop of 30', play: frameTimes },
  slowPlay,
};
