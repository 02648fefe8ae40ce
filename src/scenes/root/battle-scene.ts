import type Phaser from 'phaser';
import { battleTowers } from '../../app/root/battle-tower-places.ts';
import type { RootLayout } from '../../app/root/layout.ts';
import type { GameAudio } from '../../audio/audio.ts';
import { diceTree } from '../../tower/dice-tree.ts';
import { FRAMES_PER_SECOND, type Recording } from '../../tower/recording.ts';
import { createFall, type Fall, type FallingPose } from '../fall.ts';
import type { ArtEntry } from '../gallery.ts';
import type { Need } from '../stage-scene.ts';
import { RootScene } from './root-scene.ts';

/** Bone and walnut: either may become the attacker's. */
const dice = ['die-bone', 'die-walnut'] as const;

/** How far the tree leans when it is shaken, in its own measures. */
const sway = 6;

/** What the manifest tells of the strip of a die: a picture for each part of a turn, and how large the die is on it. */
interface DieEntry extends ArtEntry {
  readonly frames: number;
  readonly frameWidth: number;
  readonly side: number;
}

/** The old tree by the last light, and the two dice that fall through it. */
export class BattleScene extends RootScene {
  private tree!: Phaser.GameObjects.Container;
  private dice: Phaser.GameObjects.Image[] = [];

  protected override needs({ id }: RootLayout): readonly Need[] {
    const strips = dice.map((key): Need => [key, this.dieScale(key)]);
    return [[`battle-${id}`], [`battle-front-${id}`], ...strips];
  }

  private get tower() {
    return battleTowers[this.layout.id];
  }

  private dieEntry(key: string): DieEntry {
    const entry = this.entry(key) as Partial<DieEntry>;
    if (entry.frames === undefined || entry.side === undefined) throw new Error(`${key} is no die`);
    return entry as DieEntry;
  }

  private dieScale(key: string): number {
    return (diceTree.sizes[4] * this.tower.k) / this.dieEntry(key).side;
  }

  protected override build(): void {
    const { id } = this.layout;
    this.art(`battle-${id}`, 0, 0);
    this.tree = this.add.container(0, 0);
    this.root.add(this.tree);
    this.dice = dice.map((key) => this.die(key));
    this.tree.add(this.art(`battle-front-${id}`, 0, 0));
  }

  private die(key: string): Phaser.GameObjects.Image {
    const scale = this.dieScale(key);
    const { ax, ay, h, frameWidth } = this.dieEntry(key);
    const image = this.add.image(0, 0, this.sheet(key, scale), '0').setVisible(false);
    image.setOrigin(ax / frameWidth, ay / h).setDisplaySize(frameWidth * scale, h * scale);
    this.tree.add(image);
    return image;
  }

  /** Until they have fallen they are not seen. */
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
    const { ox, oy, k } = this.tower;
    const pose: FallingPose = { x: 0, y: 0, a: 0, speedX: 0, speedY: 0 };
    this.dice.forEach((die, i) => {
      fall.poseOf(i, pose);
      die.setPosition(ox + k * pose.x, oy + k * pose.y).setFrame(this.frameAt(dice[i], pose.a));
    });
    this.tree.setX(sway * k * fall.rocking);
  }

  /** The picture of the die turned so far. */
  private frameAt(key: string, angle: number): string {
    const { frames } = this.dieEntry(key);
    const step = Math.round((angle * frames) / (2 * Math.PI)) % frames;
    return String(step < 0 ? step + frames : step);
  }
}
