import type Phaser from 'phaser';
import type { GameAudio } from '../audio/audio.ts';
import type { HarrowEvent } from '../engine/games/harrow/events.ts';
import { type FactionId, factionIds, type HarrowState } from '../engine/games/harrow/state.ts';
import type { ShownEntry } from '../session/shown-match.ts';
import { cubesInside } from '../session/tree-drop.ts';
import { G2 } from '../tower/geometry.ts';
import type { Recording } from '../tower/recording.ts';
import type { Layout } from '../ui/layout.ts';
import { battleAnimations } from './battlefield/battle-animations.ts';
import { type CubeSprites, createCubeSprites, cubeNeeds } from './battlefield/cube-sprites.ts';
import { createDropMotion, type DropMotion } from './battlefield/drop-motion.ts';
import { drawFighters, type Fighter, fighterNeeds } from './battlefield/fighters.ts';
import { type BattlePicture, battlePicture } from './battlefield/places.ts';
import { drawStreaks } from './battlefield/streaks.ts';
import { createTreeView, type TreeView } from './battlefield/tree-view.ts';
import { type Need, StageScene } from './stage-scene.ts';

/** The fight: the tree between the two sides, and the cubes that decide. */
export class BattlefieldScene extends StageScene {
  picture!: BattlePicture;
  cubes!: CubeSprites;
  fighters: Fighter[] = [];
  private tree!: TreeView;
  private panels!: Phaser.GameObjects.Container;
  private tallies!: Record<FactionId, Phaser.GameObjects.Text>;
  private counts: Record<FactionId, number> = { protectors: 0, family: 0 };
  private isDrawn = false;
  /** The attack whose majority cube has been seen. */
  private welcomed: ShownEntry | undefined;
  private isHurried = false;
  private isLeft = false;
  /** Resolves when the scene is left. */
  private drop: { readonly motion: DropMotion; readonly done: () => void } | undefined;

  protected needs(layout: Layout): Need[] {
    const picture = battlePicture(this.entry(`battle-${layout.id}`));
    const { steps, odds, prompt } = layout.battle;
    return [
      [`battle-${layout.id}`],
      [`battle-front-${layout.id}`],
      ...cubeNeeds(picture, layout),
      ...fighterNeeds(layout),
      ...(steps ? [steps, odds] : []).map(([, , w, h]): Need => [`panel-${w}x${h}`]),
      [`plank-${prompt[2]}x${prompt[3]}`],
      ...(layout.id === 'phone' ? [] : [['lantern-lit', lanternScale] as const]),
    ];
  }

  protected build(): void {
    const { layout } = this;
    this.isDrawn = false;
    this.isLeft = false;
    this.picture = battlePicture(this.entry(`battle-${layout.id}`));
    this.tree = createTreeView(this, this.picture, this.root);
    this.cubes = createCubeSprites(this, this.picture, this.tree.layers);
    this.tallies = { protectors: this.tally('protectors'), family: this.tally('family') };
    this.panels = this.add.container();
    this.root.add(this.panels);
    const { steps, odds, prompt } = layout.battle;
    for (const [x, y, w, h] of steps ? [steps, odds] : []) this.art(`panel-${w}x${h}`, x, y);
    const [x, y, w, h] = prompt;
    this.art(`plank-${w}x${h}`, x, y);
    if (layout.id !== 'phone') this.art('lantern-lit', x + 38, y + h - 7, lanternScale);
    this.events.once('shutdown', () => {
      this.isLeft = true;
      this.endDrop();
    });
  }

  private tally(faction: FactionId): Phaser.GameObjects.Text {
    const [x, y] = this.picture.tallies[faction];
    const size = this.layout.id === 'phone' ? 26 : 36;
    const style = { size, font: 'Grenze Gotisch', weight: 800, colour: '#e9dcc0', stroke: 3 } as const;
    return this.label('', x, y, style, this.tree.layers.tallies);
  }

  /** While something moves, the picture follows the events and not the state, which is ahead of them. */
  sync(): void {
    const s = this.app.match?.session.state;
    if (!s || this.drop || (this.app.busy && this.isDrawn)) return;
    this.isDrawn = true;
    this.isHurried = false;
    const { fight, falling } = this.app;
    // The state knows already how the drop ends: `play` shows the cubes.
    if (!falling) {
      this.cubes.showInside(cubesInside(s, 1));
      this.showTray(byFaction(s, (seat) => s.seats[seat].cubes));
    }
    if (fight) this.fighters = drawFighters(this, s, fight, this.panels);
    else {
      this.fighters = [];
      this.panels.removeAll(true);
    }
    this.welcome();
  }

  /** An attack is declared on the map: its majority cube is seen on arrival here. */
  private welcome(): void {
    const log = this.app.match?.session.log ?? [];
    const entry = log[log.length - 1];
    if (entry === this.welcomed || !entry?.events.some(({ type }) => type === 'attackDeclared')) return;
    this.welcomed = entry;
    for (const event of entry.events) if (event.type === 'majority') void this.animate(event);
  }

  override isMoving(): boolean {
    return this.drop !== undefined || super.isMoving();
  }

  override pace(ms: number): number {
    return this.isHurried ? 0 : super.pace(ms);
  }

  get onTray(): Readonly<Record<FactionId, number>> {
    return this.counts;
  }

  /** Lays so many cubes on each side of the tray and writes the numbers. */
  showTray(counts: Readonly<Record<FactionId, number>>): void {
    if (this.isLeft) return;
    this.cubes.showTray(counts);
    this.count(counts.protectors, counts.family);
  }

  private count(protectors: number, family: number): void {
    this.counts.protectors = protectors;
    this.counts.family = family;
    for (const id of factionIds) {
      const text = String(this.counts[id]);
      if (this.tallies[id].text !== text) this.tallies[id].setText(text);
    }
  }

  play(recording: Recording): Promise<void> {
    this.endDrop();
    this.completeTweens();
    const audio = this.audio;
    const isSilent = this.isStill;
    const motion = createDropMotion(recording, this.picture, (cue, strength) => {
      if (!isSilent) audio?.play(cue, strength === undefined ? undefined : { strength });
    });
    if (isSilent) return this.crossFade(motion);
    return new Promise((resolve) => {
      this.drop = { motion, done: resolve };
      this.show(motion);
    });
  }

  get audio(): GameAudio | undefined {
    return this.registry.get('audio') as GameAudio | undefined;
  }

  /** The rest of what moves happens at once. */
  hurry(): void {
    this.isHurried = true;
    this.endDrop();
    this.completeTweens();
  }

  private completeTweens(): void {
    for (const tween of this.tweens.getTweens()) tween.complete();
  }

  override update(_time: number, delta: number): void {
    if (!this.drop) return;
    const { motion } = this.drop;
    const { speed } = this.app.settings;
    if (speed === 'instant') {
      this.endDrop();
      return;
    }
    // A hidden tab gives one long frame when it comes back: nobody wants the drop to have passed meanwhile.
    motion.advance((Math.min(delta, 50) / 1000) * (speed === 'fast' ? 2.5 : 1));
    this.show(motion);
    if (motion.isOver) this.endDrop();
  }

  private show(motion: DropMotion): void {
    const { actors } = motion;
    this.cubes.showDrop(actors);
    drawStreaks(this.tree.streaks, actors, G2.cube.size * this.picture.tower.k);
    this.tree.rock(motion.rocking);
    this.tree.follow(motion.focusY, this.game.loop.delta);
    let protectors = 0;
    let family = 0;
    for (const { plan, where, rest } of actors) {
      if (where !== 'lying' && (where !== 'landed' || rest === 0)) continue;
      if (plan.faction === 'protectors') protectors++;
      else family++;
    }
    this.count(protectors, family);
  }

  private endDrop(): void {
    if (!this.drop) return;
    const { motion, done } = this.drop;
    this.drop = undefined;
    motion.finish();
    if (!this.isLeft) {
      this.show(motion);
      this.tree.rest();
    }
    done();
  }

  /** Without motion: the cubes fade out and are found where they end. */
  private async crossFade(motion: DropMotion): Promise<void> {
    const layers = [this.tree.layers.inside, this.tree.layers.tray];
    const duration = this.app.settings.speed === 'instant' ? 0 : 260;
    if (duration > 0) await this.tween({ targets: layers, alpha: 0, duration });
    motion.finish();
    this.show(motion);
    this.tree.rest();
    if (duration > 0) await this.tween({ targets: layers, alpha: 1, duration });
  }

  override animate(event: HarrowEvent): Promise<void> {
    return this.isStill || this.isLeft ? Promise.resolve() : battleAnimations(this, event);
  }
}

const lanternScale = 0.48;

export function byFaction(s: HarrowState, value: (seat: number) => number): Record<FactionId, number> {
  const of = (faction: FactionId) => value(s.seats.findIndex((seat) => seat.faction === faction));
  return { protectors: of('protectors'), family: of('family') };
}
