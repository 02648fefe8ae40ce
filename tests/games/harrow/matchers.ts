import { expect } from 'vitest';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { isOnOffer, legalTexts } from './play.ts';

expect.extend({
  /** Is the action, written in notation, on offer? A text that is no action is an error either way. */
  toAllow(received: HarrowState, text: string) {
    const pass = isOnOffer(received, text);
    return {
      pass,
      message: () => `${text} is ${pass ? '' : 'not '}on offer: ${legalTexts(received).join(' | ')}`,
    };
  },
  /** Are exactly these the actions of this kind on offer? */
  toOffer(received: HarrowState, name: string, texts: readonly string[]) {
    const actual = legalTexts(received, name).sort();
    const expected = [...texts].sort();
    return { pass: this.equals(actual, expected), actual, expected, message: () => `${name} on offer` };
  },
});

declare module 'vitest' {
  interface Matchers<T> {
    toAllow(text: string): T;
    toOffer(name: string, texts: readonly string[]): T;
  }
}

export { expect };
