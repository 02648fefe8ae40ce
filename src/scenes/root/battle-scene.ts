import type Phaser from 'phaser';
import type { GameAudio } from '../../audio/audio.ts';
import { diceTree } from '../../tower/dice-tree.ts';
import { outlineOf } from '../../tower/outline.ts';
import { FRAMES_PER_SECOND, type Recording } from '../../tower/recording.ts';
import { inkOf, palette } from '../../ui/styles/palette.ts';
import { createFall, type Fall, type FallingPose } from '../fall.ts';
import type { Need } from '../stage-scene.ts';
import { RootScene } from './root-scene.ts';

const faces = [0, 1, 2, 3] as const;
const size = diceTree.sizes[4];
/** Bone and walnut: either may become the attacker's. */
const woods = [palette.parchment, palette.bog] as const;
const numbers = [palette.ink, palette.parchment] as const;
/** How far the tree leans when it is shaken, in its own measures. */
const sway = 6;
/** What of the tree is seen, from the funnel to the board in its roots. */
const seen = { left: -200, top: -20, width: 760, height: 740 } as const;

interface Placing {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The old tree by its last light, and the two dice that fall through it. */
export class BattleScene extends RootScene {
  private tree!: Phaser.GameObjects.Container;
  private dice: Phaser.GameObjects.Container[] = [];
  private placing!: Placing;

  protected override needs(): readonly Need[] {
    return [[`table-${this.layout.id}`]];
  }

  /** The tree as large as its place allows. */
  private placed(): Placing {
    const { tree, tray } = this.layout.battle;
    const [x, y, w] = tree;
    const h = tray[1] + tray[3] - y;
    const k = Math.min(w / seen.width, h / seen.height);
    return { x: x + (w - seen.width * k) / 2 - seen.left * k, y: y - seen.top * k, k };
  }

  protected override build(): void {
    this.art(`table-${this.layout.id}`, 0, 0);
    this.placing = this.placed();
    const { x, y, k } = this.placing;
    this.tree = this.add.container(x, y).setScale(k);
    this.root.add(this.tree);
    for (const { points } of diceTree.parts) this.tree.add(this.shape(points, palette.bog));
    this.dice = woods.map((wood, i) => this.die(wood, numbers[i]));
    this.tree.add(this.dice);
  }

  /** Its number stands at each edge, so that it can be read however it lies. */
  private die(wood: string, ink: string): Phaser.GameObjects.Container {
    const die = this.add.container(0, 0, [this.shape(outlineOf(4, size), wood)]).setVisible(false);
    for (const face of faces) {
      const turn = (-face * Math.PI) / 2;
      const away = size * 0.3;
      this.label(
        String(face),
        Math.sin(turn) * away,
        -Math.cos(turn) * away,
        { size: size * 0.36, colour: ink },
        die,
      ).setRotation(turn);
    }
    return die;
  }

  private shape(points: readonly number[], colour: string): Phaser.GameObjects.Polygon {
    const polygon = this.add.polygon(0, 0, [...points], inkOf(colour)).setOrigin(0);
    return polygon.setStrokeStyle(3, inkOf(palette.ink));
  }

  override sync(): void {
    const { fight, busy } = this.app;
    if (!busy && fight?.rolled === undefined) for (const die of this.dice) die.setVisible(false);
  }

  override async play(recording: Recording): Promise<void> {
    const end = recording.frames / FRAMES_PER_SECOND;
    const audio = this.registry.get('audio') as GameAudio<never>;
    const fall = createFall(recording, undefined, end, {
      struck: (kind, strength) => audio.play(kind === 'board' ? 'cubeOnTray' : 'cubeOnWood', { strength }),
      breathHeld: () => {},
    });
    const clock = { seconds: 0 };
    let shown = 0;
    const show = () => {
      fall.advance(clock.seconds - shown);
      shown = clock.seconds;
      this.pose(fall);
    };
    show();
    for (const die of this.dice) die.setVisible(true);
    await this.tween({ targets: clock, seconds: end, duration: this.pace(end * 1000), onUpdate: show });
  }

  private pose(fall: Fall): void {
    const pose: FallingPose = { x: 0, y: 0, a: 0, speedX: 0, speedY: 0 };
    this.dice.forEach((die, i) => {
      fall.poseOf(i, pose);
      die.setPosition(pose.x, pose.y).setRotation(pose.a);
    });
    this.tree.setX(this.placing.x + sway * this.placing.k * fall.rocking);
  }
}
