import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../../src/app/app.ts';
import type { GameParts } from '../../src/ui/game-parts.ts';
import { listenToKeys } from '../../src/ui/keyboard.ts';
import { type FeignedElement, feignPage, put } from './feigned-page.ts';

/** What the keys can change about the app. */
interface Situation {
  dialog?: object | undefined;
  notice?: object | undefined;
  screen: string;
  curtain?: number | undefined;
  busy: boolean;
  settings: { readonly muted: boolean };
}

let page: ReturnType<typeof feignPage>;
let app: Situation;
let done: string[];
/** Keys that the game itself has a use for. */
let own: string[];

beforeEach(() => {
  page = feignPage();
  done = [];
  own = [];
  app = {
    screen: 'table',
    busy: false,
    settings: { muted: false },
    ...Object.fromEntries(
      ['closeDialog', 'dismissNotice', 'skip', 'undo'].map((name) => [name, () => done.push(name)]),
    ),
    ...{ open: ({ kind }: { readonly kind: string }) => done.push(kind) },
    ...{ change: (part: object) => done.push(JSON.stringify(part)) },
  };
  const parts = {
    isPlayed: (screen: string) => screen === 'table',
    pressKey: (_: App, key: string) => own.includes(key) && done.push(`own ${key}`) > 0,
  } as unknown as GameParts;
  listenToKeys(app as unknown as App, parts);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a key does. */
function pressed(key: string, fields?: object): string[] {
  done = [];
  const { defaultPrevented } = page.press(key, fields);
  expect(defaultPrevented, 'a key that is used is no longer the browser’s').toBe(done.length > 0);
  return done;
}

test.each([
  ['?', 'help'],
  ['m', '{"muted":true}'],
  ['S', 'settings'],
  ['r', 'rules'],
  ['u', 'undo'],
  ['U', 'undo'],
  ['l', 'log'],
])('%s does what the help says: %s', (key, deed) => {
  expect(pressed(key)).toEqual([deed]);
});

test('a second m brings the sound back', () => {
  app.settings = { muted: true };
  expect(pressed('m')).toEqual(['{"muted":false}']);
});

test('space hurries what moves, and nothing else', () => {
  expect(pressed(' ')).toEqual([]);
  app.busy = true;
  expect(pressed(' ')).toEqual(['skip']);
});

test('off the table, and behind the curtain, only the keys of every screen work', () => {
  own = ['b'];
  for (const away of [{ screen: 'title' }, { screen: 'table', curtain: 0 }]) {
    Object.assign(app, away);
    expect(['u', 'l', 'b', ' ', 'd'].flatMap((key) => pressed(key))).toEqual([]);
    expect(pressed('s')).toEqual(['settings']);
  }
});

test('the game’s own keys come before those of every game', () => {
  own = ['u'];
  expect(pressed('u')).toEqual(['own u']);
});

test('while a dialog is open, only Escape works', () => {
  own = ['b', 'Escape'];
  app.dialog = {};
  expect(['?', 'm', 'u', 'b', 'd', 'ArrowUp'].flatMap((key) => pressed(key))).toEqual([]);
  expect(pressed('Escape')).toEqual(['closeDialog']);
});

test('Escape closes the dialog, then the notice, then whatever the game leaves by it', () => {
  own = ['Escape'];
  app.notice = {};
  expect(pressed('Escape')).toEqual(['dismissNotice']);
  app.notice = undefined;
  expect(pressed('Escape')).toEqual(['own Escape']);
  own = [];
  expect(pressed('Escape')).toEqual([]);
});

test('whoever types, or holds another key, means something else', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(pressed('m', { [held]: true })).toEqual([]);
  put(page.body, 'input').focus();
  expect(pressed('m')).toEqual([]);
  app.dialog = {};
  expect(pressed('Escape')).toEqual(['closeDialog']);
});

describe('the button that goes on', () => {
  const plate = (parent: FeignedElement, attributes: Record<string, string>) =>
    put(parent, 'button', attributes).addEventListener('click', () => done.push(attributes['data-focus']));

  test('is the first on the screen that says it has the key, whatever it looks like', () => {
    const screen = put(page.body, 'div', { class: 'screen' });
    plate(put(page.body, 'div', { class: 'modal-layer' }), { 'aria-keyshortcuts': 'D', 'data-focus': 'confirm' });
    plate(screen, { class: 'plate primary', 'data-focus': 'play-card' });
    page.press('d');
    expect(done).toEqual([]);
    plate(screen, { class: 'plate', 'aria-keyshortcuts': 'D', 'data-focus': 'choice-done' });
    plate(screen, { class: 'plate', 'aria-keyshortcuts': 'D', 'data-focus': 'strike' });
    expect(pressed('d')).toEqual(['choice-done']);
    expect(pressed('D')).toEqual(['choice-done']);
  });
});

describe('the arrow keys', () => {
  /** A twin with its centre at a point. */
  function twin(x: number, y: number, attributes: Record<string, string> = {}): FeignedElement {
    const element = put(page.body, 'button', { class: 'twin', ...attributes });
    element.rect = { left: x - 20, top: y - 10, width: 40, height: 20 };
    return element;
  }

  /** Where an arrow key leads from where the focus is. */
  function led(key: string): FeignedElement | null {
    page.press(key);
    return page.activeElement;
  }

  test('are the browser’s where nothing can be clicked', () => {
    expect(page.press('ArrowUp').defaultPrevented).toBe(false);
  });

  test('begin at the first twin that the Tab key reaches', () => {
    put(page.body, 'button').focus();
    twin(0, 0, { tabindex: '-1' });
    const second = twin(100, 0);
    expect(page.press('ArrowUp').defaultPrevented).toBe(true);
    expect(page.activeElement).toBe(second);
  });

  test('lead to the nearest twin on their side, and nowhere if there is none', () => {
    const [middle, left, right, above, below] = [twin(0, 0), twin(-100, 0), twin(100, 0), twin(0, -100), twin(0, 100)];
    twin(0, -300);
    for (const [key, there] of [
      ['ArrowLeft', left],
      ['ArrowRight', right],
      ['ArrowUp', above],
      ['ArrowDown', below],
    ] as const) {
      middle.focus();
      expect(led(key)).toBe(there);
    }
    left.focus();
    expect(led('ArrowLeft')).toBe(left);
  });

  test('rather go farther than aside', () => {
    twin(0, 0).focus();
    twin(60, -50);
    const ahead = twin(10, -140);
    expect(led('ArrowUp')).toBe(ahead);
  });
});
