import type { RootLayout } from '../../app/root/layout.ts';
import type { Need } from '../stage-scene.ts';
import { RootScene } from './root-scene.ts';

/** The evening behind words. */
export class EveningScene extends RootScene {
  protected override needs({ id }: RootLayout): readonly Need[] {
    return [[`evening-${id}`]];
  }

  protected override build(): void {
    this.art(`evening-${this.layout.id}`, 0, 0);
  }

  override sync(): void {}
}
