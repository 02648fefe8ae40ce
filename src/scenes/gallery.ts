/** A picture of a game's art: logical size and the point by which it is placed. */
export interface ArtEntry {
  readonly w: number;
  readonly h: number;
  readonly ax: number;
  readonly ay: number;
  /** Logical pixels per unit of the piece's own drawing, where the recipes speak of units. */
  readonly unit?: number;
  readonly frames?: number;
  readonly frameWidth?: number;
  readonly r?: number;
  readonly pips?: readonly (readonly [number, number])[];
  /** From the tower's units to the picture: x = ox + k u, y = oy + k v. */
  readonly tower?: { readonly ox: number; readonly oy: number; readonly k: number };
  readonly slots?: Readonly<Record<string, unknown>>;
  /** The haint wheel: the spoon's angle and the digit's place for each number, and where so many haints lie. */
  readonly angles?: readonly number[];
  readonly digits?: readonly (readonly [number, number])[];
  readonly haints?: readonly (readonly (readonly [number, number])[])[];
  /** How far below its place a piece has its foot. */
  readonly foot?: number;
}

export type ArtManifest = Readonly<Record<string, ArtEntry>>;

/** The pictures of a game, which lie in a folder of its name; scenes ask for one by its key alone. */
export interface Gallery {
  readonly game: string;
  readonly manifest: ArtManifest;
}

export async function openGallery(game: string): Promise<Gallery> {
  const response = await fetch(`art/${game}/manifest.json`);
  if (!response.ok) throw new Error(`the list of pictures is missing (${response.status})`);
  return { game, manifest: (await response.json()) as ArtManifest };
}
