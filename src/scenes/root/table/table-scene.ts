import type Phaser from 'phaser';
import type { RootLayout } from '../../../app/root/layout.ts';
import { fieldSpot, isNumbered } from '../../../app/root/score-track-places.ts';
import { placeSpot, type Wood } from '../../../app/root/wood-places.ts';
import type { RootTypes } from '../../../engine/games/root/root.ts';
import { pointsToWin, scores } from '../../../engine/games/root/rules/points.ts';
import { isForest, type Place } from '../../../engine/games/root/state/places.ts';
import { mapOf, type RootState } from '../../../engine/games/root/state.ts';
import type { Moment } from '../../../engine/kernel/game.ts';
import { placeOf } from '../../../session/root/spots.ts';
import { pieceUnit, type Stand, standsAt, strollers } from '../../../ui/root/table/stands.ts';
import { palette } from '../../../ui/styles/palette.ts';
import type { Need } from '../../stage-scene.ts';
import { RootScene } from '../root-scene.ts';
import { tableMotion } from './motions.ts';
import { loadedScale, standNeeds } from './needs.ts';

const marks = ['legal', 'selected', 'target', 'focus'] as const;
type Mark = (typeof marks)[number];

/** The wood with everything that stands in it, and the points. */
export class TableScene extends RootScene {
  private marks!: Phaser.GameObjects.Container;
  private things!: Phaser.GameObjects.Container;
  private shields!: Phaser.GameObjects.Container;
  /** Where moving pieces go, above everything. */
  air!: Phaser.GameObjects.Container;

  protected override needs(layout: RootLayout): readonly Need[] {
    const { wood } = layout.table;
    return [
      [`table-${layout.id}`],
      [`wood-${layout.id}`],
      [`track-${layout.id}`],
      ...marks.map((mark): Need => [`clearing-${mark}-${layout.id}`]),
      ['stump-legal'],
      ['stump-selected'],
      ...standNeeds(wood),
    ];
  }

  protected override build(): void {
    const { id } = this.layout;
    this.art(`table-${id}`, 0, 0);
    const [left, top] = this.wood.sheet;
    this.art(`wood-${id}`, left, top);
    this.drawTrack();
    this.marks = this.layer();
    this.things = this.layer();
    this.shields = this.layer();
    this.air = this.layer();
  }

  private drawTrack(): void {
    const [x, y, , h] = this.layout.table.track;
    this.art(`track-${this.layout.id}`, x, y);
    for (let points = 0; points <= pointsToWin; points++) {
      if (!isNumbered(this.wood.id, points)) continue;
      const size = points % 5 === 0 ? 17 : 14.5;
      const colour = points % 5 === 0 ? palette.parchment : palette.straw;
      this.label(String(points), fieldSpot(this.wood.id, points)[0], y + h * 0.56, {
        size: this.wood.isFine ? size : 14,
        colour,
      });
    }
  }

  private layer(): Phaser.GameObjects.Container {
    const container = this.add.container();
    this.root.add(container);
    return container;
  }

  get wood(): Wood {
    return this.layout.table.wood;
  }

  /** Draws a position, whatever was there. */
  draw(s: RootState): void {
    this.things.removeAll(true);
    for (let at = 0; at < mapOf(s).suits.length; at++) {
      for (const stand of standsAt(s, this.wood, at)) this.stand(stand);
    }
    for (const stand of strollers(s, this.wood)) this.stand(stand);
    this.drawPoints(s);
  }

  stand({ key, x, y, scale, count, isFlat }: Stand, parent = this.things): Phaser.GameObjects.Image {
    const image = this.art(key, x, y, loadedScale(this.wood, key), parent);
    const { w, h } = this.entry(key);
    const shown = isFlat ? scale : scale / pieceUnit;
    image.setDisplaySize(w * shown, h * shown);
    if (count !== undefined) {
      const colour = key === 'tally-paper' ? undefined : palette.parchment;
      this.label(String(count), x, y, { size: scale * 84, colour }, parent);
    }
    return image;
  }

  /** A shield for each seat over its points; on one field they stand one above the other. */
  private drawPoints(s: RootState): void {
    this.shields.removeAll(true);
    const scale = (this.wood.isFine ? 22 : 15) / 100;
    const on = new Map<number, number>();
    s.sides.forEach((side, seat) => {
      if (!scores(s, seat)) return;
      const points = Math.min(pointsToWin, side.points);
      const above = on.get(points) ?? 0;
      on.set(points, above + 1);
      const [x, y] = fieldSpot(this.wood.id, points);
      this.stand({ key: `shield-${side.faction}`, x, y: y + 4 - above * scale * 70, scale }, this.shields);
    });
  }

  /** What can be clicked is lit, what is held is rimmed. */
  private drawMarks(): void {
    this.marks.removeAll(true);
    const { interaction } = this.app;
    if (!interaction) return;
    for (const spot of interaction.held.path) this.mark(placeOf(spot), 'selected');
    for (const spot of interaction.spots) {
      if (interaction.held.path.includes(spot)) continue;
      this.mark(placeOf(spot), spot.startsWith('foe:') ? 'target' : 'legal');
    }
  }

  private mark(place: Place | undefined, mark: Mark): void {
    if (place === undefined) return;
    const [x, y] = placeSpot(this.wood, place);
    if (isForest(place)) {
      this.art(mark === 'selected' ? 'stump-selected' : 'stump-legal', x, y, 1, this.marks);
      return;
    }
    const key = `clearing-${mark}-${this.layout.id}`;
    const { ax, ay, h, frameWidth = 0 } = this.entry(key);
    const image = this.add.image(x, y, this.sheet(key), String(place));
    image.setOrigin(ax / frameWidth, ay / h).setDisplaySize(frameWidth, h);
    this.marks.add(image);
  }

  override sync(): void {
    const s = this.app.shownState;
    if (!s) return;
    this.draw(s);
    this.drawMarks();
  }

  override async animate({ event, after }: Moment<RootTypes>): Promise<void> {
    this.marks.removeAll(true);
    await tableMotion(this, event, after);
    this.air.removeAll(true);
    this.draw(after);
  }
}
