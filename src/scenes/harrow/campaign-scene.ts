import type Phaser from 'phaser';
import type { Layout } from '../../app/harrow/layout.ts';
import { type NightId, nightIds } from '../../session/harrow/campaign/nights.ts';
import { embersPerNight, type NightStatus, recordOf, statusOf } from '../../session/harrow/campaign/progress.ts';
import { type BurrowPlaces, burrowPlaces, type NightPlace } from '../../ui/harrow/campaign/campaign-places.ts';
import type { Need } from '../stage-scene.ts';
import { HarrowScene } from './harrow-scene.ts';

const statuses = ['won', 'open', 'locked'] as const;

function burrowArt(id: NightId, status: NightStatus): string {
  const n = nightIds.indexOf(id) + 1;
  return status === 'locked' ? 'burrow-locked' : status === 'open' ? `burrow-${n}-open` : `burrow-${n}`;
}

function plateArt(status: NightStatus): string {
  return status === 'won' ? 'night-number' : `night-number-${status}`;
}

/** The earth cut open under the oak, with the six nights in it. */
export class CampaignScene extends HarrowScene {
  private content!: Phaser.GameObjects.Container;
  private glow: Phaser.GameObjects.Image | undefined;

  protected override needs(layout: Layout): readonly Need[] {
    const { scale, small, plate } = burrowPlaces(layout.id);
    const suffix = small ? '-s' : '';
    return [
      [`campaign-${layout.id}`],
      ...nightIds.map((_, i): Need => [`campaign-walked-${layout.id}-${i + 1}`]),
      ...nightIds.flatMap((id) => statuses.map((status): Need => [burrowArt(id, status), scale])),
      ...statuses.map((status): Need => [plateArt(status), plate]),
      ...statuses.map((status): Need => [`burrow-plank-${status}${suffix}`]),
      ['coal', coalScale(small)],
      ['coal-dark', coalScale(small)],
    ];
  }

  protected override build(): void {
    this.ground(`campaign-${this.layout.id}`);
    this.content = this.add.container();
    this.root.add(this.content);
  }

  override sync(): void {
    const { nights } = this.app;
    const places = burrowPlaces(this.layout.id);
    this.content.removeAll(true);
    this.glow = undefined;
    nightIds.forEach((id, i) => {
      if (statusOf(nights, id) === 'locked') return;
      const [x, y] = places.nights[id].centre;
      this.art(`campaign-walked-${this.layout.id}-${i + 1}`, x, y, 1, this.content);
    });
    for (const id of nightIds) this.drawBurrow(id, statusOf(nights, id), places);
    for (const id of nightIds) this.drawPlank(id, statusOf(nights, id), places);
    this.breathe();
  }

  private drawBurrow(id: NightId, status: NightStatus, { nights, scale, plate }: BurrowPlaces): void {
    const { centre, number } = nights[id];
    const burrow = this.art(burrowArt(id, status), centre[0], centre[1], scale, this.content);
    if (status === 'open') this.glow = burrow;
    const [x, y] = number(status);
    this.art(plateArt(status), x, y, plate, this.content);
  }

  private drawPlank(id: NightId, status: NightStatus, { nights, small }: BurrowPlaces): void {
    const place = nights[id];
    const [x, y] = place.plank(status);
    this.art(`burrow-plank-${status}${small ? '-s' : ''}`, x, y, 1, this.content);
    if (status === 'won') this.drawCoals(id, place, small);
  }

  private drawCoals(id: NightId, place: NightPlace, small: boolean): void {
    const embers = recordOf(this.app.nights, id).best?.embers ?? 0;
    for (let i = 0; i < embersPerNight; i++) {
      const [x, y] = place.coal(i);
      this.art(i < embers ? 'coal' : 'coal-dark', x, y, coalScale(small), this.content);
    }
  }

  /** The night that waits breathes. */
  private breathe(): void {
    if (!this.glow || this.isStill) return;
    const { scaleX, scaleY } = this.glow;
    this.tweens.killAll();
    this.tweens.add({
      targets: this.glow,
      scaleX: scaleX * 1.025,
      scaleY: scaleY * 1.025,
      duration: 1600,
      ease: 'Sine.easeInOut',
      yoyo: true,
      repeat: -1,
    });
  }
}

function coalScale(small: boolean): number {
  return small ? 0.62 : 0.92;
}
