import { beforeEach, expect, test, vi } from 'vitest';
import { guardDoubleClicks } from '../../src/ui/double-clicks.ts';

class Control {
  constructor(readonly name: string) {}
  closest(): { readonly dataset: { readonly focus: string } } {
    return { dataset: { focus: this.name } };
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', Control);
  return () => vi.unstubAllGlobals();
});

/** Clicks on controls, the second or third of a quick series by their number; gives those that got through. */
function clicks(...series: readonly (readonly [control: string, detail: number])[]): string[] {
  const through: string[] = [];
  const heard: ((event: object) => void)[] = [];
  guardDoubleClicks({ addEventListener: (_: string, listen: unknown) => void heard.push(listen as never) } as never);
  for (const [name, detail] of series) {
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    for (const listen of heard) {
      listen({ target: new Control(name), detail, stopPropagation: stop, preventDefault() {} });
    }
    if (!isStopped) through.push(name);
  }
  return through;
}

test('a double click on one control presses it twice', () => {
  expect(clicks(['more', 1], ['more', 2], ['more', 3])).toEqual(['more', 'more', 'more']);
});

test('the second half of a double click does not reach the control that has come to lie there', () => {
  expect(clicks(['done', 1], ['end', 2])).toEqual(['done']);
});

test('a click of its own does, and so does one by the keyboard', () => {
  expect(clicks(['done', 1], ['end', 1], ['undo', 0])).toEqual(['done', 'end', 'undo']);
});
