import type { RootLayout } from '../../app/root/layout.ts';
import type { Need } from '../stage-scene.ts';
import { RootScene } from './root-scene.ts';

/** The bare wood behind words. */
export class WallScene extends RootScene {
  protected override needs({ id }: RootLayout): readonly Need[] {
    return [[`table-${id}`]];
  }

  protected override build(): void {
    this.art(`table-${this.layout.id}`, 0, 0);
  }

  override sync(): void {}
}
