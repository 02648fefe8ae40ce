import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { h } from '../../src/ui/dom.ts';
import { type Twin, Twins } from '../../src/ui/twins.ts';
import { type FeignedElement, FeignedEvent, feignPage, put } from './feigned-page.ts';

let host: FeignedElement;
let clicked: string[];

beforeEach(() => {
  host = put(feignPage().body, 'div');
  clicked = [];
});
afterEach(() => {
  render(null, host as unknown as HTMLElement);
  vi.unstubAllGlobals();
});

const jar: Twin = { spot: 'jar:wild', control: 'jar-wild', place: [10, 20, 30, 40], name: 'Wild', look: 'jar open' };

/** Draws twins over the canvas; gives the buttons. */
function draw(...twins: readonly Twin[]): FeignedElement[] {
  const app = { click: (spot: string) => clicked.push(spot) } as unknown as App;
  render(h(Twins, { app, twins }), host as unknown as HTMLElement);
  return host.querySelectorAll('.twin');
}

test('a twin is a button with a name over its thing, and a click on it is a click on its spot', () => {
  const [button] = draw(jar);
  expect(button.localName).toBe('button');
  expect(button.className).toBe('twin jar open');
  expect(button.attributeMap.get('aria-label')).toBe('Wild');
  expect(button.dataset.focus).toBe('jar-wild');
  expect(button.style.cssText).toBe('left:10px;top:20px;width:30px;height:40px');
  button.click();
  expect(clicked).toEqual(['jar:wild']);
});

test('the same button stays with its spot when others come before it', () => {
  const [button] = draw(jar);
  const again = draw({ ...jar, spot: 'jar:legend', control: 'jar-legend' }, jar);
  expect(again).toHaveLength(2);
  expect(again[1]).toBe(button);
});

test('the Tab key passes a twin that pointers alone should reach', () => {
  const tabindex = (isPassed?: boolean) => draw({ ...jar, isPassed })[0].attributeMap.get('tabindex');
  expect([tabindex(), tabindex(true), tabindex(false)]).toEqual([undefined, '-1', '0']);
});

test('a shut twin says so, and a click on it does nothing', () => {
  const [button] = draw({ ...jar, isShut: true });
  expect(button.attributeMap.get('aria-disabled')).toBe('true');
  button.click();
  expect(clicked).toEqual([]);
  expect(draw(jar)[0].attributeMap.has('aria-disabled')).toBe(false);
});

test('a finger reads first what a mouse or the keyboard clicks at once', () => {
  const read = vi.fn();
  const [button] = draw({ ...jar, read });
  button.click({ pointerType: 'touch' });
  expect(read).toHaveBeenCalledOnce();
  expect(clicked).toEqual([]);
  button.click({ pointerType: 'mouse' });
  button.click({ pointerType: '' });
  button.click();
  expect(read).toHaveBeenCalledOnce();
  expect(clicked).toHaveLength(3);
});

test('a finger clicks at once what there is nothing to read of', () => {
  draw(jar)[0].click({ pointerType: 'touch' });
  expect(clicked).toEqual(['jar:wild']);
});

test('whoever is pointed at learns so, and that it is over when the twin goes', async () => {
  const point = vi.fn();
  const [button] = draw({ ...jar, point });
  expect(point).toHaveBeenLastCalledWith(false);
  button.dispatch(new FeignedEvent('pointerenter', { pointerType: 'mouse' }));
  await Promise.resolve();
  expect(point).toHaveBeenLastCalledWith(true);
  draw();
  expect(point).toHaveBeenLastCalledWith(false);
});
