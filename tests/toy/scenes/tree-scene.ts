import type Phaser from 'phaser';
import type { GameAudio } from '../../../src/audio/audio.ts';
import { createFall, type Fall, type FallingPose } from '../../../src/scenes/fall.ts';
import { StageScene } from '../../../src/scenes/stage-scene.ts';
import { diceTree } from '../../../src/tower/dice-tree.ts';
import { outlineOf } from '../../../src/tower/outline.ts';
import { FRAMES_PER_SECOND, type Recording } from '../../../src/tower/recording.ts';
import { inkOf, palette } from '../../../src/ui/styles/palette.ts';
import type { ToyAppTypes } from '../app/toy-app.ts';
import { cards } from '../engine/state.ts';

const size = diceTree.sizes[6];
/** How far the tree leans when it is shaken. */
const sway = 6;

/** The tree, drawn by the very walls the die strikes, and the die that falls through it. */
export class TreeScene extends StageScene<ToyAppTypes> {
  die!: Phaser.GameObjects.Container;
  private tree!: Phaser.GameObjects.Container;

  protected override needs() {
    return [['acorn']] as const;
  }

  protected override build(): void {
    const { ox, oy, k } = this.layout.tree;
    this.art('acorn', ox + 180 * k, 40);
    this.tree = this.add.container(ox, oy).setScale(k);
    this.root.add(this.tree);
    for (const { points } of diceTree.parts) this.tree.add(this.shape(points, palette.bog));
    this.die = this.add.container(0, 0, [this.shape(outlineOf(6, size), palette.parchment)]).setVisible(false);
    this.tree.add(this.die);
    // Face 0 is on top of a die that is not turned, the others follow to the left.
    cards.forEach((face, i) => {
      const turn = (-i * Math.PI) / 3;
      this.label(String(face), Math.sin(turn) * 12, -Math.cos(turn) * 12, { size: 15 }, this.die).setRotation(turn);
    });
  }

  private shape(points: readonly number[], colour: string): Phaser.GameObjects.Polygon {
    const polygon = this.add.polygon(0, 0, [...points], inkOf(colour)).setOrigin(0);
    return polygon.setStrokeStyle(2, inkOf(palette.ink));
  }

  /** Until the die has fallen it is not seen, and once the next card lies it is taken up. */
  override sync(): void {
    if (!this.app.busy && this.app.match?.session.pending().kind === 'chance') this.die.setVisible(false);
  }

  override async play(recording: Recording): Promise<void> {
    const end = recording.frames / FRAMES_PER_SECOND;
    const audio = this.registry.get('audio') as GameAudio<never>;
    const fall = createFall(recording, undefined, end, {
      struck: (kind, strength) => audio.play(kind === 'board' ? 'cubeOnTray' : 'cubeOnWood', { strength }),
      breathHeld: () => {},
    });
    const clock = { seconds: 0 };
    let seen = 0;
    const show = () => {
      fall.advance(clock.seconds - seen);
      seen = clock.seconds;
      this.pose(fall);
    };
    show();
    this.die.setVisible(true);
    await this.tween({ targets: clock, seconds: end, duration: this.pace(end * 1000), onUpdate: show });
  }

  private pose(fall: Fall): void {
    const pose: FallingPose = { x: 0, y: 0, a: 0, speedX: 0, speedY: 0 };
    fall.poseOf(0, pose);
    this.die.setPosition(pose.x, pose.y).setRotation(pose.a);
    this.tree.setX(this.layout.tree.ox + sway * fall.rocking);
  }
}
