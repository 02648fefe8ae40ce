import { hesterSeat, type LegendId, type PlayerId } from '../engine/games/harrow/state.ts';
import type { Layout, LayoutId } from '../ui/layout.ts';
import { addSparks } from './sparks.ts';
import { type Need, StageScene } from './stage-scene.ts';

/** The morning after: warm under the Protectors, in cold rain under the Family, full of embers under Hester. */
const mornings: Readonly<Record<PlayerId, { readonly picture: string; readonly sparks: readonly number[] }>> = {
  protectors: { picture: 'end', sparks: [0xf6cf7a, 0xd9772b, 0xb5312a] },
  family: { picture: 'end-family', sparks: [0xc9d3d8, 0x7fa6cf, 0x2f5d8c] },
  hester: { picture: 'end-family', sparks: [0xf6cf7a, 0xd9772b, 0xd9772b, 0xb5312a] },
};

/** Her crown of flames makes Hester's standee larger than the others. */
const hesterScale = 0.82;

/** The glow of the burning county over the morning. */
const blaze = { colour: 0x8a2a10, alpha: 0.42 } as const;

/** Where the winner stands before the sun: the feet, and the scale. */
const stands: Readonly<Record<LayoutId, readonly [x: number, y: number, scale: number]>> = {
  desktop: [640, 622, 2.4],
  tablet: [512, 664, 2],
  phone: [422, 322, 1.35],
};

export class EndScene extends StageScene {
  private get winner(): { readonly faction: PlayerId; readonly legend: LegendId | 'hester' } {
    const state = this.app.match?.session.state;
    const seat = state?.result?.winner ?? 0;
    if (seat === hesterSeat) return { faction: 'hester', legend: 'hester' };
    return state?.seats[seat] ?? { faction: 'protectors', legend: 'emmy' };
  }

  private get standScale(): number {
    const [, , scale] = stands[this.layout.id];
    return this.winner.faction === 'hester' ? scale * hesterScale : scale;
  }

  protected override needs({ id }: Layout): readonly Need[] {
    const { faction, legend } = this.winner;
    return [[`${mornings[faction].picture}-${id}`], [`standee-${legend}-lit`, this.standScale]];
  }

  protected override build(): void {
    const { id, width, height } = this.layout;
    const { faction, legend } = this.winner;
    const { picture, sparks } = mornings[faction];
    this.art(`${picture}-${id}`, 0, 0);
    if (faction === 'hester') {
      this.root.add(this.add.rectangle(0, 0, width, height, blaze.colour, blaze.alpha).setOrigin(0));
    }
    const [x, y] = stands[id];
    const standee = this.art(`standee-${legend}-lit`, x, y, this.standScale);
    if (this.isStill) return;
    const { scaleX, scaleY } = standee;
    standee.setScale(scaleX, 0);
    this.tweens.add({ targets: standee, scaleY, duration: 700, ease: 'Back.easeOut' });
    const from = [width / 2, height + 20, width] as const;
    addSparks(this, this.root, { from, height: height * 1.1, count: 34, size: 4, colours: sparks });
  }

  override sync(): void {}
}
