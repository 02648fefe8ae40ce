import type { Glance } from '../session/glance.ts';
import type { Language, Settings } from '../session/settings.ts';
import type { ShelfLayout } from './shelf-places.ts';
import type { Stage } from './stage.ts';

/** What somebody takes a game from the shelf for: its title, or something behind it. */
export type Wish = 'title' | 'continue' | 'newGame' | 'rules';

/** A box on the shelf. */
export interface Box<Id extends string = string> {
  readonly id: Id;
  /** How many can play. */
  readonly players: string;
  /** What its games are counted by: a field of its positions. */
  readonly count: 'round' | 'turn';
  /** The field of its positions that is there once a game is over. */
  readonly end: string;
  /** The makers of the printed game, as its rulebook names them. */
  readonly makers: readonly (readonly [Part, string])[];
}

/** What somebody does for a printed game. */
type Part = 'design' | 'illustration' | 'graphics' | 'story' | 'rulebook' | 'publisher';

type ShelfDialog =
  | { readonly kind: 'settings' | 'credits' }
  | { readonly kind: 'confirm'; readonly question: 'update'; readonly yes: () => void };

/** What the screen of the shelf reads and does. */
export interface Shelf<Id extends string = string> {
  readonly stage: Stage<ShelfLayout>;
  readonly settings: Settings;
  readonly dialog: ShelfDialog | undefined;
  /** The key of what there is to say for a while. */
  readonly news: string | undefined;
  readonly boxes: readonly Box<Id>[];
  /** The box that is spoken of. */
  readonly chosen: Box<Id>;
  /** The game that is on its way. */
  readonly opening: Id | undefined;
  /** What is kept of a game, if anything. */
  glanceOf(id: Id): Glance | undefined;
  change(settings: Partial<Settings>): void;
  choose(id: Id): void;
  open(dialog: ShelfDialog): void;
  closeDialog(): void;
  dismissNews(): void;
  take(wish: Wish): void;
}

/** What the shelf needs of the page. */
export interface ShelfHands<Id extends string> {
  render(): void;
  stage(): Stage<ShelfLayout>;
  speak(language: Language): Promise<void>;
  keepSettings(settings: Settings): void;
  /** Opens a game, for good. */
  take(id: Id, wish: Wish): void;
}

interface ShelfStart<Id extends string> {
  readonly settings: Settings;
  readonly boxes: readonly Box<Id>[];
  readonly glances: ReadonlyMap<Id, Glance>;
  /** The box that was taken last. */
  readonly last: string | null;
}

/** The box that was taken last, else the one that was played last, else the first. */
function firstChosen<Id extends string>({ boxes, glances, last }: ShelfStart<Id>): Box<Id> {
  const playedAt = ({ id }: Box): string => glances.get(id as Id)?.savedAt ?? '';
  return (
    boxes.find(({ id }) => id === last) ?? boxes.reduce((best, box) => (playedAt(box) > playedAt(best) ? box : best))
  );
}

export function createShelf<Id extends string>(
  start: ShelfStart<Id>,
  hands: ShelfHands<Id>,
): Shelf<Id> & { resize(): void } {
  const { boxes, glances } = start;
  let { settings } = start;
  let stage = hands.stage();
  let dialog: ShelfDialog | undefined;
  let news: string | undefined;
  let chosen = firstChosen(start);
  let opening: Id | undefined;

  const shelf: Shelf<Id> & { resize(): void } = {
    get stage() {
      return stage;
    },
    get settings() {
      return settings;
    },
    get dialog() {
      return dialog;
    },
    get news() {
      return news;
    },
    boxes,
    get chosen() {
      return chosen;
    },
    get opening() {
      return opening;
    },
    glanceOf: (id) => glances.get(id),
    change(patch) {
      const { language } = settings;
      settings = { ...settings, ...patch };
      hands.keepSettings(settings);
      if (settings.language === language) hands.render();
      else
        hands.speak(settings.language).then(hands.render, () => {
          // Whose words cannot be fetched is not spoken.
          news = 'language.missing';
          shelf.change({ language });
        });
    },
    choose(id) {
      if (opening !== undefined) return;
      chosen = boxes.find((box) => box.id === id) ?? chosen;
      hands.render();
    },
    open(next) {
      dialog = next;
      hands.render();
    },
    closeDialog() {
      dialog = undefined;
      hands.render();
    },
    dismissNews() {
      news = undefined;
      hands.render();
    },
    take(wish) {
      if (opening !== undefined) return;
      opening = chosen.id;
      hands.render();
      hands.take(chosen.id, wish);
    },
    resize() {
      stage = hands.stage();
      hands.render();
    },
  };
  return shelf;
}
