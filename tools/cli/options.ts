/** The options that a tool takes for one game. */
export type ToolOptions = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** Those of them that were typed. */
export type Given<Options extends ToolOptions> = {
  readonly [Name in keyof Options]?: { string: string; boolean: boolean }[Options[Name]['type']];
};
