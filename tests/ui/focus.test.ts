import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { createFocusKeeper } from '../../src/ui/focus.ts';
import { type FeignedElement, feignPage, put } from './feigned-page.ts';

let page: ReturnType<typeof feignPage>;
let host: FeignedElement;
let screen: FeignedElement;
let modal: FeignedElement;
let keeper: ReturnType<typeof createFocusKeeper>;

beforeEach(() => {
  page = feignPage();
  host = put(page.body, 'div');
  screen = put(host, 'div', { tabindex: '-1' });
  modal = put(host, 'div');
  keeper = createFocusKeeper(host as unknown as HTMLElement);
  draw(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A change that is drawn: which dialog is open afterwards, and on which screen. */
function draw(change: () => void, { dialog, on = 'map' }: { readonly dialog?: string; readonly on?: string } = {}) {
  keeper.before();
  change();
  const app = { dialog: dialog && { kind: dialog }, screen: on } as unknown as App;
  keeper.after(app, screen as unknown as HTMLElement, modal as unknown as HTMLElement);
}

const control = (name: string, parent = screen, attributes = {}) =>
  put(parent, 'button', { 'data-focus': name, ...attributes });

/** A dialog opens over the screen while a control has the focus, and something happens meanwhile. */
function openAndClose(from: FeignedElement, meanwhile: () => void = () => {}): void {
  from.focus();
  draw(() => control('close', modal), { dialog: 'settings' });
  draw(meanwhile, { dialog: 'settings' });
  draw(() => modal.childNodes[0].remove());
}

test('a dialog that opens has the focus where it wants it, or on its first control', () => {
  draw(() => control('first', modal), { dialog: 'log' });
  expect(page.activeElement?.dataset.focus).toBe('first');
  const wanted = control('wanted', modal, { autofocus: '' });
  draw(() => {}, { dialog: 'settings' });
  expect(page.activeElement).toBe(wanted);
});

test('in a dialog that is drawn again the focus stays, and comes back to the first control where its own is gone', () => {
  const first = control('first', modal);
  const second = control('second', modal);
  draw(() => {}, { dialog: 'log' });
  second.focus();
  draw(() => {}, { dialog: 'log' });
  expect(page.activeElement).toBe(second);
  draw(() => second.remove(), { dialog: 'log' });
  expect(page.activeElement).toBe(first);
});

test('from a dialog the focus comes back to where it was, however often that was drawn again', () => {
  control('before');
  const undo = control('undo');
  control('after');
  openAndClose(undo);
  expect(page.activeElement).toBe(undo);
});

test('from a dialog the focus comes back to a control of the same name, if another has come in its place', () => {
  const undo = control('undo');
  openAndClose(undo, () => {
    undo.remove();
    control('undo');
  });
  expect(page.activeElement?.dataset.focus).toBe('undo');
  expect(page.activeElement).not.toBe(undo);
});

test('where the control is gone, the focus comes back to the next one after it, or else before it, that Tab reaches', () => {
  const [far, near, gone, passed, next] = ['far', 'near', 'gone', 'passed', 'next'].map((name) =>
    control(name, screen, name === 'passed' ? { tabindex: '-1' } : {}),
  );
  openAndClose(gone, () => gone.remove());
  expect(page.activeElement).toBe(next);
  openAndClose(passed, () => {
    passed.remove();
    next.remove();
  });
  expect(page.activeElement).toBe(near);
  expect(far.isConnected).toBe(true);
});

test('without a dialog a control that is gone leaves the focus to its namesake, or to the screen and not to its neighbour', () => {
  const undo = control('undo');
  control('settings');
  undo.focus();
  draw(() => {
    undo.remove();
    control('undo');
  });
  expect(page.activeElement?.dataset.focus).toBe('undo');
  draw(() => page.activeElement?.remove());
  expect(page.activeElement).toBe(screen);
});

test('what is drawn beside it leaves the focus alone', () => {
  const undo = control('undo');
  undo.focus();
  draw(() => control('settings'));
  expect(page.activeElement).toBe(undo);
});

test('another screen has the focus itself, even if a control of the same name is there', () => {
  control('settings').focus();
  draw(() => {}, { on: 'boards' });
  expect(page.activeElement).toBe(screen);
});
