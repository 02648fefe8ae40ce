import type { Layout } from '../../app/harrow/layout.ts';
import { fairSeat, hesterSeat, type PlayerId } from '../../engine/games/harrow/state/players.ts';
import { seatClass } from '../../session/harrow/seats.ts';
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
  fair: { picture: 'end-fair', sparks: [palette.moon, palette.lit] },
};

const standeeWidth = 104;

/** Two stand beside each other where otherwise one stands. */
const share = (standing: readonly string[]): number => (standing.length > 1 ? 0.72 : 1);

export class EndScene extends HarrowScene {
  private get winner(): PlayerId {
    const state = this.app.match?.session.state;
    if (this.isNobodys) return 'fair';
    return state ? seatClass(state, state.result?.winner ?? 0) : 'protectors';
  }

  /** HC-FVH-10: neither the Fair Folk nor Hester, who alone were played, and the night goes on. */
  private get isNobodys(): boolean {
    const { solo, fair, result } = this.app.match?.session.state ?? {};
    return solo !== undefined && fair !== undefined && (result?.winner ?? 0) < hesterSeat;
  }

  /** Who stands before the sun: the winner, and whoever wins as well (HC-FAIR-50). Hester stands in her picture. */
  private get standing(): readonly string[] {
    const { seats = [], result } = this.app.match?.session.state ?? {};
    if (this.isNobodys) return [];
    const winners = [result?.winner ?? 0, ...(result?.also === undefined ? [] : [result.also])];
    return winners.flatMap((seat) => (seat === fairSeat ? ['fair'] : (seats[seat]?.legend ?? [])));
  }

  protected override needs({ id }: Layout): readonly Need[] {
    const [, , scale] = stands[id];
    const { standing } = this;
    return [
      [`${endings[this.winner].picture}-${id}`],
      ...standing.map((who): Need => [`standee-${who}-lit`, scale * share(standing)]),
    ];
  }

  protected override build(): void {
    const { id, width, height } = this.layout;
    const { picture, sparks } = endings[this.winner];
    this.ground(`${picture}-${id}`);
    this.standing.forEach((who, i, all) => {
      this.raise(who, share(all), i - (all.length - 1) / 2);
    });
    if (this.isStill) return;
    const from = [width / 2, height + 20, width] as const;
    addSparks(this, this.root, { from, height: height * 1.1, count: 34, size: 4, colours: sparks.map(inkOf) });
  }

  /** `place`: how many of its widths it stands from the middle. */
  private raise(who: string, size: number, place: number): void {
    const [x, y, scale] = stands[this.layout.id];
    const standee = this.art(`standee-${who}-lit`, x + place * standeeWidth * scale * size, y, scale * size);
    if (this.isStill) return;
    const { scaleX, scaleY } = standee;
    standee.setScale(scaleX, 0);
    this.tweens.add({ targets: standee, scaleY, duration: 700, ease: 'Back.easeOut' });
  }

  override sync(): void {}
}
