import type { ScreenOf } from '../app/app.ts';
import type { AppTypes } from '../app/app-types.ts';
import type { Director } from '../app/director.ts';
import type { Stagehands } from '../app/stagehands.ts';
import type { Picture } from './picture.ts';

/** What lies over the picture while it loads. */
interface Frame {
  /** Shows that pictures are loading, or that they are there. */
  loading(isLoading: boolean): void;
  /** The picture stands: the words can be drawn over it. */
  ready(): void;
}

type Player<T extends AppTypes> = Pick<Stagehands<T>, 'animate' | 'follow' | 'drag' | 'hurry'>;

/** Has the picture follow the app: the scene of its screen, and the motions of what happens. */
export function createPlayer<T extends AppTypes>(
  app: () => Director<T>,
  picture: () => Picture<T> | undefined,
  /** What has happened is not shown before it is there. */
  arrival: () => Promise<Picture<T>>,
  sceneOf: Readonly<Record<ScreenOf<T>, string>>,
  frame: Frame,
): Player<T> {
  let onShow: string | undefined;

  return {
    follow() {
      const shown = picture();
      const wanted = sceneOf[app().screen];
      if (!shown) {
        frame.loading(true);
        return;
      }
      shown.wake();
      if (wanted === onShow) {
        shown.current()?.follow();
        return;
      }
      onShow = wanted;
      frame.loading(true);
      shown.show(wanted);
      void shown.standing().then(() => {
        frame.loading(false);
        frame.ready();
      });
    },
    async animate(trace, recording) {
      const { table } = app();
      const isThere = () => app().table?.session === table?.session;
      const shown = await arrival();
      const scene = await shown.standing();
      const { showing } = scene;
      if (!showing || !isThere()) return;
      // A motion that fails is told, and the game goes on.
      const see = (motion: Promise<void>) => showing.see(motion).catch(reportError);
      const isStill = app().settings.speed === 'instant' && !app().isStepping;
      shown.wake();
      if (recording) await see(scene.play(recording));
      for (const moment of trace) {
        if (!isThere()) break;
        app().tell(moment);
        // Words are told also where nobody wants to see anything moving. Whoever has left the picture finds all done on the next.
        if (!isStill && !showing.isOver) {
          // It may have gone to rest while the words were read.
          shown.wake();
          await see(scene.animate(moment));
        }
        await app().linger();
      }
      scene.tweens.timeScale = 1;
    },
    drag(drag) {
      const scene = picture()?.current();
      if (!scene?.showing) return;
      picture()?.wake();
      scene.drag(drag);
    },
    hurry() {
      const scene = picture()?.current();
      if (!scene) return;
      picture()?.wake();
      scene.hurry();
    },
  };
}
