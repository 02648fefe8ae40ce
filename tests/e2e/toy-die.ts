import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { diceTree } from '../../src/tower/dice-tree.ts';
import type { ToyApp } from '../toy/app/toy-app.ts';
import type { TreeScene } from '../toy/scenes/tree-scene.ts';
import { openApp, plantSeed } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { press } from './controls.ts';
import { layCard, scoreOf, takeDevice, throwDie } from './toy-player.ts';

declare const gameTest: { readonly app: ToyApp; scene(): unknown };

const { lying } = diceTree;

/** The die as it is drawn. */
interface DrawnDie {
  /** How deep it is in the tower. */
  readonly y: number;
  /** The number that is higher on the screen than the others, and how far it is from upright. */
  readonly top: number;
  readonly tilt: number;
  /** How bright the canvas is in its middle: it is of parchment, what is behind it is dark. */
  readonly brightness: number;
}

/** The die on show, if one is. */
function drawnDie(page: Page): Promise<DrawnDie | undefined> {
  return page.evaluate(() => {
    const { die } = gameTest.scene() as TreeScene;
    if (!die.visible) return undefined;
    const [{ label, at }] = die
      .getAll<Phaser.GameObjects.Text>('type', 'Text')
      .map((each) => ({ label: each, at: each.getWorldTransformMatrix() }))
      .sort((a, b) => a.at.ty - b.at.ty);
    const { tx, ty } = die.getWorldTransformMatrix();
    const brush = document.querySelector<HTMLCanvasElement>('#picture canvas')?.getContext('2d');
    const [red = 0] = brush?.getImageData(Math.round(tx), Math.round(ty), 1, 1).data ?? [];
    return { y: die.y, top: Number(label.text), tilt: Math.abs(at.rotation), brightness: red };
  });
}

/** Throws the die, and gives how deep it was seen in the tower, from the first picture to the last. */
async function watchFall(page: Page): Promise<readonly number[]> {
  const watched = page.evaluate(async () => {
    const { app, scene } = gameTest;
    const depths: number[] = [];
    while (app.busy || depths.length === 0) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { die } = scene() as TreeScene;
      if (app.busy && die.visible) depths.push(die.y);
    }
    return depths;
  });
  const [depths] = await Promise.all([watched, throwDie(page)]);
  return depths;
}

/** What each has, in the order of the seats. */
const pointsOf = async (page: Page) => ((await scoreOf(page))?.match(/\d+/g) ?? []).map(Number);

/** Lays a card, sees the die fall and lie, and finds in the score and in the words what lies there; gives the next hand. */
async function seeTurn(page: Page, seat: number, card: number): Promise<readonly number[]> {
  const expected = await pointsOf(page);
  await layCard(page, card);
  assert.equal(await drawnDie(page), undefined);
  const depths = await watchFall(page);
  assert.ok(depths.length > 5, `seen ${depths.length} times only`);
  assert.ok(depths[0] < lying.top / 2, `it came from ${depths[0]}`);

  const die = await drawnDie(page);
  assert.ok(die && die.y > lying.top && die.y < lying.bottom);
  assert.ok(die.tilt <= lying.slant && die.brightness > 150, JSON.stringify(die));

  const hand = await takeDevice(page);
  if (card <= die.top) expected[seat] += card;
  assert.deepEqual(await pointsOf(page), expected);
  assert.match(
    (await page.textContent('.latest')) ?? '',
    new RegExp(`\\bthrows\\s${die.top}\\sfor\\sthe\\s${card}\\b`),
  );
  return hand;
}

export const dieTest: BrowserTest = {
  name: 'the die of the toy is seen to fall through the tree, and the face that lies up is the one that counts',
  async run({ browser, toyUrl }) {
    const size = { width: 1280, height: 720 };
    const { page, errors, close } = await openApp(browser, toyUrl, { language: 'en', speed: 'fast' }, size, 1);
    await plantSeed(page, 5);
    await press(page, 'title-new');
    let hand = await takeDevice(page);
    for (const seat of [0, 1, 0]) hand = await seeTurn(page, seat, hand[0]);
    assert.deepEqual(errors, []);
    await close();
  },
};
