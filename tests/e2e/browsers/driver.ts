/** A browser with one page, of whatever make. */
export interface Driver {
  /** Its name and version. */
  readonly name: string;
  /** The size of the page in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression, waits for what it promises, and gives the text that it comes to. */
  evaluate(expression: string): Promise<string>;
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

/** How a browser is started; undefined where it is not installed. */
export interface Make {
  readonly name: string;
  /** What is missing, for who would like to install it. */
  readonly wanted: string;
  start(): Promise<Driver | undefined>;
}

export const wantedSize = { width: 1280, height: 720 } as const;
