/** A game's part of the command that writes golden saves. */
export interface GoldenTool {
  /** Of the rules that write them. */
  readonly version: number;
  /** In every mode one save in the middle of a turn and one in the middle of whatever chance decides. */
  saves(): readonly GoldenSave[];
  /** What else players keep, by the names of its files. */
  others(): Promise<Readonly<Record<string, unknown>>>;
}

export interface GoldenSave {
  readonly file: string;
  /** As the game exports it. */
  readonly save: object;
  /** The actions on offer, a line each. */
  readonly legal: readonly string[];
}
