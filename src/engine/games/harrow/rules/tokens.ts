import type { Hex } from '../county.ts';
import { type TokenKind, tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

const width = tokenKinds.length;

export function tokenCount(s: HarrowState, hex: Hex, kind: TokenKind): number {
  return s.tokens[hex * width + tokenKinds.indexOf(kind)];
}

export function hasTokens(s: HarrowState, hex: Hex): boolean {
  const at = hex * width;
  return s.tokens[at] + s.tokens[at + 1] + s.tokens[at + 2] + s.tokens[at + 3] > 0;
}

export function shiftToken(s: HarrowState, kind: TokenKind, from: Hex, to: Hex): void {
  const i = tokenKinds.indexOf(kind);
  s.tokens[from * width + i]--;
  s.tokens[to * width + i]++;
}

/** A token from the box on the hex. */
export function layToken(s: HarrowState, kind: TokenKind, hex: Hex): void {
  const i = tokenKinds.indexOf(kind);
  s.box[i]--;
  s.tokens[hex * width + i]++;
}
