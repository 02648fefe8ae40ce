import type Phaser from 'phaser';
import type { HarrowAppTypes } from '../../../app/harrow/harrow-app.ts';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { HarrowAudio, HarrowCue } from '../../../audio/harrow/soundscape.ts';
import { coloursOf } from '../../../engine/games/harrow/content/colours.ts';
import { battleground } from '../../../engine/games/harrow/rules/battleground.ts';
import { firstFactions, type PlayerId, playerIds } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { HarrowMoment } from '../../../session/harrow/harrow-session.ts';
import { factionsOf } from '../../../session/harrow/seats.ts';
import { cubesInside } from '../../../session/harrow/tree-drop.ts';
import type { ShownEntry } from '../../../session/shown-match.ts';
import { cubeTree } from '../../../tower/cube-tree.ts';
import type { Recording } from '../../../tower/recording.ts';
import { seatSide } from '../../../ui/harrow/battle/fighter-places.ts';
import { harrowPalette } from '../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import { fallSeconds } from '../../fall.ts';
import type { Need } from '../../stage-scene.ts';
import { HarrowScene } from '../harrow-scene.ts';
import { battleAnimations } from './battle-animations.ts';
import { battleLooks } from './battle-looks.ts';
import { type BattlePicture, battlePicture, tallyPlace } from './battlefield-places.ts';
import { emptyTray, layTray, perPlayer, type Tray } from './battlefield-tray.ts';
import { paint } from './cube-colour.ts';
import { type CubeSprites, createCubeSprites, cubeNeeds } from './cube-sprites.ts';
import { createDropMotion, type DropMotion } from './drop-motion.ts';
import type { Fighter } from './fighter-parts.ts';
import { drawFighters, fighterNeeds } from './fighters.ts';
import { drawLamps, lampNeeds } from './lamps.ts';
import { drawStreaks } from './streaks.ts';
import { createTreeView, type TreeView } from './tree-view.ts';

/** The fight: the tree between the two sides, and the cubes that decide. */
export class BattlefieldScene extends HarrowScene {
  picture!: BattlePicture;
  cubes!: CubeSprites;
  fighters: Fighter[] = [];
  private tree!: TreeView;
  private panels!: Phaser.GameObjects.Container;
  private tallies!: Partial<Record<PlayerId, Phaser.GameObjects.Text>>;
  private tray: Tray = emptyTray;
  private readonly counts = perPlayer(() => 0);
  private isDrawn = false;
  /** The attack whose majority cube has been seen. */
  private welcomed: ShownEntry<HarrowAppTypes> | undefined;
  private isHurried = false;
  private drop: { readonly motion: DropMotion; readonly done: () => void } | undefined;

  protected needs(layout: Layout): Need[] {
    const { state } = this;
    if (!state) return [];
    const picture = battlePicture(this.entry(`battle-${layout.id}`), state);
    const { steps, odds, prompt } = layout.battle;
    return [
      [`battle-${layout.id}`],
      [`battle-front-${layout.id}`],
      ...overlaysOf(layout, state).map((key): Need => [key]),
      ...lampNeeds(picture, factionsOf(state)),
      ...cubeNeeds(picture, layout, coloursOf(state.config)),
      ...fighterNeeds(layout, state),
      ...(steps ? [steps, odds] : []).map(([, , w, h]): Need => [`panel-${w}x${h}`]),
      [`plank-${prompt[2]}x${prompt[3]}`],
      ...(battleLooks[layout.id].hasLantern ? [['lantern-lit', lanternScale] as const] : []),
    ];
  }

  private get state(): HarrowState | undefined {
    return this.app.match?.session.state;
  }

  protected build(): void {
    const { layout, state } = this;
    this.isDrawn = false;
    if (!state) return;
    this.picture = battlePicture(this.entry(`battle-${layout.id}`), state);
    this.tree = createTreeView(this, this.picture, overlaysOf(layout, state), this.root);
    this.cubes = createCubeSprites(this, this.picture, this.tree.layers);
    this.tallies = {};
    for (const faction of factionsOf(state)) this.tallies[faction] = this.tally(faction);
    if (state.hester) this.tallies.hester = this.discTally('hester');
    if (state.fair) this.tallies.fair = this.discTally('fair');
    this.panels = this.add.container();
    this.root.add(this.panels);
    const { steps, odds, prompt } = layout.battle;
    for (const [x, y, w, h] of steps ? [steps, odds] : []) this.art(`panel-${w}x${h}`, x, y);
    const [x, y, w, h] = prompt;
    this.art(`plank-${w}x${h}`, x, y);
    if (battleLooks[layout.id].hasLantern) this.art('lantern-lit', x + 38, y + h - 7, lanternScale);
    this.events.once('shutdown', () => {
      if (this.drop) this.tray = this.drop.motion.after;
      this.drop = undefined;
    });
  }

  private tally(player: PlayerId, size = battleLooks[this.layout.id].tally): Phaser.GameObjects.Text {
    const [x, y] = tallyPlace(this.picture, player);
    const style = { size, font: 'Grenze Gotisch', weight: 800, colour: palette.parchment, stroke: 3 } as const;
    return this.label('', x, y, style, this.tree.layers.tallies);
  }

  /** The numbers in the middle have discs of their own: the tray is drawn for games without them too. */
  private discTally(player: 'hester' | 'fair'): Phaser.GameObjects.Text {
    const [x, y] = tallyPlace(this.picture, player);
    const r = this.picture.cube * battleLooks[this.layout.id].disc;
    const disc = this.add.graphics();
    disc.fillStyle(inkOf(palette.shadow), 0.5).fillCircle(x + 1.5, y + 2.5, r);
    disc.fillStyle(discPaint[player]).fillCircle(x, y, r);
    disc.lineStyle(2.6, inkOf(palette.ink)).strokeCircle(x, y, r);
    disc.lineStyle(1.2, inkOf(palette.parchment)).strokeCircle(x, y, r * 0.8);
    this.tree.layers.tallies.add(disc);
    return this.tally(player, Math.round(r * 1.35));
  }

  /** While something moves, the picture follows the events; without motion it is drawn anew for each step that is told. */
  sync(): void {
    const { shownState: s, busy } = this.app;
    if (!s || this.drop || (busy && this.isDrawn && !this.isStill)) return;
    this.isDrawn = true;
    this.isHurried = false;
    const { fight, falling } = this.app;
    // `play` shows the cubes.
    if (!falling) {
      this.cubes.showInside(cubesInside(s, 1));
      this.showTray(layTray(coloursOf(s.config), battleground(s), this.tray));
    }
    drawLamps(this, this.picture, s, fight, this.tree.layers.lamps);
    if (fight) this.fighters = drawFighters(this, s, fight, this.panels);
    else {
      this.fighters = [];
      this.panels.removeAll(true);
    }
    this.welcome();
  }

  /** An attack is declared on the map: its majority cube is seen on arrival here. */
  private welcome(): void {
    const { log = [], trace = [] } = this.app.match?.session ?? {};
    const entry = log[log.length - 1];
    if (entry === this.welcomed || !entry?.events.some(({ type }) => type === 'attackDeclared')) return;
    this.welcomed = entry;
    for (const moment of trace) if (moment.event.type === 'majority') void this.animate(moment);
  }

  override isMoving(): boolean {
    return this.drop !== undefined || super.isMoving();
  }

  override pace(ms: number): number {
    return this.isHurried ? 0 : super.pace(ms);
  }

  get onTray(): Tray {
    return this.tray;
  }

  /** Lays the cubes on the tray and writes the numbers. */
  showTray(tray: Tray): void {
    this.tray = tray;
    this.cubes.showTray(tray);
    for (const player of playerIds) this.counts[player] = tray[player].length;
    this.writeCounts();
  }

  private writeCounts(): void {
    for (const player of playerIds) {
      const text = String(this.counts[player]);
      const tally = this.tallies[player];
      if (tally && tally.text !== text) tally.setText(text);
    }
  }

  override play(recording: Recording): Promise<void> {
    this.endDrop();
    this.completeTweens();
    const audio = this.audio;
    const isSilent = this.isStill;
    const hear = (cue: HarrowCue, strength?: number) => {
      if (!isSilent) audio?.play(cue, strength === undefined ? undefined : { strength });
    };
    const motion = createDropMotion(recording, this.picture, hear, this.tray);
    if (isSilent) return this.crossFade(motion);
    return new Promise((resolve) => {
      this.drop = { motion, done: resolve };
      this.show(motion);
    });
  }

  get audio(): HarrowAudio | undefined {
    return this.registry.get('audio') as HarrowAudio | undefined;
  }

  /** The rest of what moves happens at once. */
  override hurry(): void {
    super.hurry();
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
    motion.advance(fallSeconds(delta, speed));
    this.show(motion);
    if (motion.isOver) this.endDrop();
  }

  private show(motion: DropMotion): void {
    const { actors } = motion;
    this.cubes.showDrop(actors);
    drawStreaks(this.tree.streaks, actors, cubeTree.cube.size * this.picture.tower.k);
    this.tree.rock(motion.rocking);
    this.tree.follow(motion.focusY, this.game.loop.delta);
    for (const player of playerIds) this.counts[player] = 0;
    for (const { plan, where, rest } of actors) {
      if (where === 'lying' || (where === 'landed' && rest > 0)) this.counts[plan.player]++;
    }
    this.writeCounts();
  }

  private endDrop(): void {
    if (!this.drop) return;
    const { motion, done } = this.drop;
    this.drop = undefined;
    motion.finish();
    this.tray = motion.after;
    this.show(motion);
    this.tree.rest();
    done();
  }

  /** Without motion: the cubes fade out and are found where they end. */
  private async crossFade(motion: DropMotion): Promise<void> {
    const layers = [this.tree.layers.inside, this.tree.layers.tray];
    const duration = this.app.settings.speed === 'instant' ? 0 : 260;
    if (duration > 0) await this.tween({ targets: layers, alpha: 0, duration });
    motion.finish();
    this.tray = motion.after;
    this.show(motion);
    this.tree.rest();
    if (duration > 0) await this.tween({ targets: layers, alpha: 1, duration });
  }

  override animate(moment: HarrowMoment): Promise<void> {
    return this.isStill ? Promise.resolve() : battleAnimations(this, moment);
  }
}

const lanternScale = 0.48;

/** Under a pale number. */
const discPaint = { hester: paint.hester.hex, fair: inkOf(harrowPalette.fairDark) } as const;

/**
 * The picture has the colours of the first two factions; whoever else sits at an end of the tray brings its own. The Fair Folk
 * have its middle, beside Hester the front row.
 */
function overlaysOf({ id }: Layout, { seats, hester, fair }: HarrowState): readonly string[] {
  const moved = seats.flatMap(({ faction }, seat) =>
    faction === firstFactions[seat] ? [] : [`battle-${faction}-${seatSide(seat)}-${id}`],
  );
  if (!fair) return moved;
  return [...moved, hester ? `battle-fair-shared-${id}` : `battle-fair-${id}`];
}
