import type { Layout } from '../../app/harrow/layout.ts';
import { fairSeat, hesterSeat, type LegendId, type PlayerId } from '../../engine/games/harrow/state/players.ts';
import { harrowPalette } from '../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../ui/styles/palette.ts';
import { addSparks } from '../sparks.ts';
import type { Need } from '../stage-scene.ts';
import { stands } from './end-looks.ts';
import { HarrowScene } from './harrow-scene.ts';

/** The morning after, warm under the Protectors and the Fair Folk and in cold rain under the Family; under Hester the night stays. */
const endings: Readonly<Record<PlayerId, { readonly picture: string; readonly sparks: readonly string[] }>> = {
  protectors: { picture: 'end', sparks: [palette.lit, palette.ember, palette.red] },
  family: { picture: 'end-family', sparks: [palette.moon, harrowPalette.familySparks, harrowPalette.family] },
  kammi: { picture: 'end-kammi', sparks: [harrowPalette.goblinsPale, harrowPalette.kammiSparks, harrowPalette.kammi] },
  hester: { picture: 'end-hester', sparks: [palette.lit, palette.ember, palette.ember, palette.red] },
  fair: { picture: 'end', sparks: [palette.moon, palette.lit] },
};

export class EndScene extends HarrowScene {
  private get winner(): { readonly faction: PlayerId; readonly legend?: LegendId } {
    const state = this.app.match?.session.state;
    const seat = state?.result?.winner ?? 0;
    if (seat === hesterSeat) return { faction: 'hester' };
    if (seat === fairSeat) return { faction: 'fair' };
    return state?.seats[seat] ?? { faction: 'protectors', legend: 'emmy' };
  }

  protected override needs({ id }: Layout): readonly Need[] {
    const { faction, legend } = this.winner;
    const [, , scale] = stands[id];
    return [[`${endings[faction].picture}-${id}`], ...(legend ? [[`standee-${legend}-lit`, scale] as const] : [])];
  }

  protected override build(): void {
    const { id, width, height } = this.layout;
    const { faction, legend } = this.winner;
    const { picture, sparks } = endings[faction];
    this.art(`${picture}-${id}`, 0, 0);
    if (legend) this.raise(legend);
    if (this.isStill) return;
    const from = [width / 2, height + 20, width] as const;
    addSparks(this, this.root, { from, height: height * 1.1, count: 34, size: 4, colours: sparks.map(inkOf) });
  }

  private raise(legend: LegendId): void {
    const standee = this.art(`standee-${legend}-lit`, ...stands[this.layout.id]);
    if (this.isStill) return;
    const { scaleX, scaleY } = standee;
    standee.setScale(scaleX, 0);
    this.tweens.add({ targets: standee, scaleY, duration: 700, ease: 'Back.easeOut' });
  }

  override sync(): void {}
}
