import type { TextFile } from '../../src/app/app.ts';
import type { AppTypes } from '../../src/app/app-types.ts';
import { createDirector, type Director } from '../../src/app/director.ts';
import type { AppKit } from '../../src/app/play.ts';
import { stageOf } from '../../src/app/stage.ts';
import type { Stagehands } from '../../src/app/stagehands.ts';
import type { Moment } from '../../src/engine/kernel/game.ts';
import { atOnce } from '../../src/engine/kit/steps.ts';
import { savesOf } from '../../src/session/save.ts';
import { createSaveStore } from '../../src/session/save-store.ts';
import { loadSettings, type Settings } from '../../src/session/settings.ts';
import type { KeyValue } from '../../src/session/storage.ts';
import { thoughtOf } from '../../src/session/think.ts';

/** A file that a player brings. */
export const fileOf = (text: string): TextFile => ({ size: text.length, text: async () => text });

/** A device without a screen: what lies in its storage outlives the page, as it does in a browser. */
export interface Page<T extends AppTypes> {
  readonly app: Director<T>;
  /** What has been shown to move: each recording of a fall, the type of each event, and what is dragged. */
  readonly seen: string[];
  /** What has been heard. */
  readonly heard: string[];
  /** The files that were handed to the player. */
  readonly files: { readonly name: string; readonly text: string }[];
  /** How often the words were drawn. */
  readonly drawn: () => number;
  /** What it plays beside the game, and what it keeps of the settings. */
  readonly device: Device<T>;
}

interface Device<T extends AppTypes> {
  music?: boolean;
  ambience?: boolean;
  muted?: boolean;
  effects?: number;
  settings?: Settings & T['Settings'];
}

const silent = () => {};

/** Opens a game as a page does, with feigned hands that show nothing and take no time; `look`: at each event as it is shown. */
export async function openPage<T extends AppTypes>(
  kit: AppKit<T>,
  storage: KeyValue,
  chosen: Partial<Settings & T['Settings']> = {},
  look: (app: Director<T>, moment: Moment<T['Rules']>) => void = silent,
): Promise<Page<T>> {
  const saves = createSaveStore(kit.game.id, savesOf(kit), storage);
  const { createPlay } = await kit.prepare(storage, saves.setAside);
  const kept = await saves.load();
  const settings = {
    ...loadSettings({ getItem: () => null, setItem: silent }, ['en']),
    ...kit.readSettings(null),
    ...chosen,
  };
  const seen: string[] = [];
  const heard: string[] = [];
  const files: { name: string; text: string }[] = [];
  let drawn = 0;
  const device: Device<T> = {};
  const hands: Stagehands<T> = {
    toShelf: undefined,
    render: () => void drawn++,
    async animate(trace, recording) {
      if (recording) seen.push('fall');
      for (const moment of trace) {
        seen.push(moment.event.type);
        app.tell(moment);
        look(app, moment);
        await app.linger();
      }
    },
    follow: silent,
    drag: (drag) => void seen.push(drag ? 'drag' : 'let go'),
    hurry: silent,
    stage: () => stageOf(kit.layoutFor(1280, 720), 1280, 720),
    speak: async () => {},
    download: (name, text) => void files.push({ name, text }),
    keepSettings: (next) => void Object.assign(device, { settings: next }),
    wait: async () => {},
    pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    think: async (asked) => atOnce(thoughtOf(kit, asked)),
    newSeed: () => 11,
    audio: {
      play: (cue) => void heard.push(cue),
      ambience: (ambience) => void Object.assign(device, { ambience }),
      music: (music) => void Object.assign(device, { music }),
      mute: (muted) => void Object.assign(device, { muted }),
      setVolumes: ({ effects }) => void Object.assign(device, { effects }),
    },
    saves,
  };
  const app = createDirector(kit, { settings, kept, createPlay }, hands);
  return { app, seen, heard, files, drawn: () => drawn, device };
}
