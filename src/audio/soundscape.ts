/** A sound that can be asked for by its name. */
export interface CueSound {
  /** One of them is picked at random, never the same twice in a row. */
  readonly files: readonly string[];
  /** 0 to 1; balances files that are all recorded to the same peak. */
  readonly volume: number;
  /** The rate of playing varies at random by up to this share. */
  readonly jitter: number;
  /** An impact: louder and a little higher the stronger it is, and many may fall at once. */
  readonly impact?: true;
}

export interface LoopSound {
  readonly file: string;
  readonly volume: number;
}

/** What a game sounds like. Files are made by `npm run sounds`; their names begin with the folder of their owner. */
export interface Soundscape<Cue extends string> {
  /** A cue of the shell sounds as the game has it, if it has it. */
  readonly cues: Readonly<Record<Cue, CueSound>>;
  /** Heard while the game is played. */
  readonly ambience: readonly LoopSound[];
  /** Heard once in a while in between. */
  readonly calls: readonly LoopSound[];
  /** Heard at the title. */
  readonly music: readonly LoopSound[];
}

export const variants = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i + 1}.wav`);
