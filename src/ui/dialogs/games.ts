import type { TargetedEvent, TargetedKeyboardEvent, VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { AppTypes } from '../../app/app-types.ts';
import { type ArchivedGame, longestName } from '../../app/archive.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { useGameParts } from '../game-parts.ts';
import { button } from '../parts/button.ts';
import { Dialog } from '../parts/dialog.ts';
import { FilePicker } from '../parts/file-picker.ts';

type Game = ArchivedGame<AppTypes>;

/** When a game was played last, as it is written where the player lives. */
function dateOf({ savedAt }: Game, language: string): string {
  const date = new Date(savedAt);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

interface NameFieldProps {
  readonly name: string;
  /** Without a name nothing is changed. */
  readonly done: (name?: string) => void;
}

function NameField({ name, done }: NameFieldProps): VNode {
  const [text, setText] = useState(name);
  const isLeft = useRef(false);
  /** Once: a field that is taken away loses the focus, in the midst of the drawing that takes it away. */
  const leave = (next?: string) => {
    if (isLeft.current) return;
    isLeft.current = true;
    done(next);
  };
  return h('input', {
    type: 'text',
    class: 'name-field',
    value: text,
    maxLength: longestName,
    placeholder: t('games.name'),
    'aria-label': t('games.name'),
    control: 'game-name',
    ref: (field: HTMLElement | null) => field?.focus(),
    oninput: ({ currentTarget }: TargetedEvent<HTMLInputElement>) => setText(currentTarget.value),
    onblur: () => leave(text),
    onkeydown: (event: TargetedKeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') {
        // Otherwise it would press whatever has the focus next.
        event.preventDefault();
        leave(text);
      }
      if (event.key !== 'Escape') return;
      // It puts down the pen, and leaves the dialog open.
      event.stopPropagation();
      leave();
    },
  });
}

interface RowProps {
  readonly app: App;
  readonly game: Game;
  /** Its place in the list: it names the controls. */
  readonly number: number;
}

function GameRow({ app, game, number }: RowProps): VNode {
  const { words } = useGameParts();
  const [isNamed, setNamed] = useState(false);
  const { archive, settings } = app;
  const { id, name, summary, isCurrent } = game;
  const told = summary && words.saved(summary);
  const heading = name ?? told?.title ?? t('games.reading');
  const act = (key: string, label: string, onclick: () => void, look = {}) =>
    button(`game-${number}-${key}`, label, onclick, { title: `${label}: ${heading}`, ...look });
  return h(
    'li',
    { class: isCurrent ? 'current' : undefined },
    h(
      'div',
      { class: 'pictures', 'aria-hidden': 'true' },
      told?.pictures.map((picture) => h('i', { style: `background-image:url(art/${picture}.svg)` })),
    ),
    h(
      'div',
      { class: 'about' },
      isNamed
        ? h(NameField, {
            name: name ?? '',
            done: (next) => {
              setNamed(false);
              if (next !== undefined) archive.rename(id, next);
            },
          })
        : h('h3', {}, heading),
      told && h('p', {}, name === undefined ? told.detail : `${told.title}, ${told.detail}`),
      h('p', { class: 'date' }, isCurrent ? t('games.current') : dateOf(game, settings.language)),
    ),
    h(
      'div',
      { class: 'actions' },
      !isCurrent && act('continue', t('games.continue'), () => app.continueGame(id), { primary: true }),
      act('rename', t('games.rename'), () => setNamed(true)),
      act('copy', t('games.copy'), () => archive.copy(id)),
      act('export', t('settings.export'), () => archive.exportOne(id)),
      !isCurrent && act('delete', t('games.delete'), () => archive.remove(id)),
    ),
  );
}

function removedLine(app: App, removed: Game): VNode {
  return h(
    'div',
    { class: 'removed', role: 'status' },
    h('p', {}, removed.name === undefined ? t('games.deletedOne') : t('games.deleted', { name: removed.name })),
    button('games-restore', t('games.restore'), () => app.archive.restore(), { icon: 'icon-undo' }),
  );
}

function asidePart({ archive }: App): VNode {
  const rows = Array.from({ length: archive.asideCount }, (_, i) =>
    h(
      'li',
      { key: `aside-${i}` },
      h('div', { class: 'about' }, h('h3', {}, t('games.asideNumber', { number: i + 1 }))),
      h(
        'div',
        { class: 'actions' },
        button(`aside-${i}-try`, t('games.tryAside'), () => archive.tryAside(i)),
        button(`aside-${i}-export`, t('settings.export'), () => archive.exportAside(i)),
        button(`aside-${i}-drop`, t('games.dropAside'), () => archive.dropAside(i)),
      ),
    ),
  );
  return h(
    'section',
    { class: 'aside' },
    h('h3', {}, t('games.aside')),
    h('p', {}, t('games.asideText')),
    h('ul', { class: 'games' }, rows),
  );
}

/** All games that are kept, the last played first, and what was set aside. */
export function GamesDialog({ app }: { readonly app: App }): VNode {
  const { archive } = app;
  const { games, removed } = archive;
  return h(
    Dialog,
    { app, title: t('games.title'), kind: 'kept-games' },
    removed && removedLine(app, removed),
    games.length === 0 && h('p', {}, t('games.none')),
    h(
      'ul',
      { class: 'games' },
      games.map((game, i) => h(GameRow, { app, game, number: i + 1, key: game.id })),
    ),
    h(
      'div',
      { class: 'actions' },
      games.length > 0 &&
        button('games-export', t('games.exportAll'), () => archive.exportAll(), { icon: 'icon-export' }),
      h(FilePicker, { name: 'games-import', label: t('settings.import'), onFile: (file) => app.importSave(file) }),
    ),
    archive.asideCount > 0 && asidePart(app),
  );
}
