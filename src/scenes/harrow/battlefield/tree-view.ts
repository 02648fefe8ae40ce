import type Phaser from 'phaser';
import { cubeTree } from '../../../tower/cube-tree.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { battleLooks, type CloseUp } from './battle-looks.ts';
import type { BattlePicture } from './battlefield-places.ts';

/** The tree with its layers, from the back: wood, the jars on its boughs, streaks, cubes inside, the funnel's boards, the tray. */
export interface TreeView {
  readonly layers: Readonly<Record<'lamps' | 'inside' | 'tray' | 'tallies', Phaser.GameObjects.Container>>;
  readonly streaks: Phaser.GameObjects.Graphics;
  /** Rocks the tree on its foot; -1 to 1. */
  rock(share: number): void;
  /** On a small screen the camera goes close and follows the fall at this height. */
  follow(y: number | undefined, ms: number): void;
  /** Back to the whole tree. */
  rest(): void;
}

const mostTurn = 0.005;
/** The picture is a little larger while it rocks, so that its edges stay outside the screen. */
const margin = 0.007;

export function createTreeView(
  scene: HarrowScene,
  picture: BattlePicture,
  overlays: readonly string[],
  parent: Phaser.GameObjects.Container,
): TreeView {
  const { layout } = scene;
  const { tower } = picture;
  const foot = { x: tower.ox + tower.k * cubeTree.start.x, y: tower.oy + tower.k * cubeTree.outY };
  const view = scene.add.container(foot.x, foot.y);
  const content = scene.add.container(-foot.x, -foot.y);
  view.add(content);
  parent.add(view);
  const streaks = scene.add.graphics();
  const layers = {
    lamps: scene.add.container(),
    inside: scene.add.container(),
    tray: scene.add.container(),
    tallies: scene.add.container(),
  };
  scene.ground(`battle-${layout.id}`, content);
  for (const key of overlays) scene.art(key, 0, 0, 1, content);
  content.add([layers.lamps, streaks, layers.inside]);
  scene.art(`battle-front-${layout.id}`, 0, 0, 1, content);
  content.add([layers.tallies, layers.tray]);
  const { closeUp } = battleLooks[layout.id];
  const camera = { zoom: 1, eye: foot.y };
  let rocking = 0;

  function place(): void {
    const { zoom, eye } = camera;
    const size = zoom * (1 + margin * Math.abs(rocking));
    view.setScale(size).setRotation(rocking * mostTurn);
    // The whole picture always covers the screen: the eye stays as far from its edges as the zoom needs.
    const half = layout.height / 2;
    const least = half / zoom;
    const seen = Math.min(Math.max(eye, least), layout.height - least);
    view.setPosition(foot.x, zoom === 1 ? foot.y : half + (foot.y - seen) * zoom);
  }

  function closenessAt(y: number, { top, bottom }: CloseUp): number {
    const half = (tower.oy + foot.y) / 2;
    const down = Math.min(1, Math.max(0, (y - half) / (foot.y - half)));
    return top + (bottom - top) * down;
  }

  return {
    layers,
    streaks,
    rock(share) {
      rocking = share;
      place();
    },
    follow(y, ms) {
      if (!closeUp) return;
      const towards = Math.min(1, ms / 220);
      camera.zoom += ((y === undefined ? 1 : closenessAt(y, closeUp)) - camera.zoom) * towards;
      if (y !== undefined) camera.eye += (y - camera.eye) * towards;
      place();
    },
    rest() {
      rocking = 0;
      streaks.clear();
      place();
      if (camera.zoom === 1) return;
      const duration = Math.max(1, scene.pace(300));
      scene.tweens.add({ targets: camera, zoom: 1, eye: foot.y, duration, ease: 'Sine.easeInOut', onUpdate: place });
    },
  };
}
