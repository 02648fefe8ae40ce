import { openSheets, type Sheets } from './sheets.ts';

/** A picture of a game's art: logical size and the point by which it is placed. What else it tells is the game's. */
export interface ArtEntry {
  readonly w: number;
  readonly h: number;
  readonly ax: number;
  readonly ay: number;
  /** Of a strip of pictures: how many, and how wide each is. */
  readonly frames?: number;
  readonly frameWidth?: number;
  /** From the tower's units to the picture: x = ox + k u, y = oy + k v. */
  readonly tower?: { readonly ox: number; readonly oy: number; readonly k: number };
}

export type ArtManifest = Readonly<Record<string, ArtEntry>>;

/** The pictures of a game, which lie in a folder of its name; scenes ask for one by its key alone. */
export interface Gallery {
  readonly game: string;
  readonly manifest: ArtManifest;
  readonly sheets: Sheets;
}

export async function openGallery(game: string): Promise<Gallery> {
  const response = await fetch(`art/${game}/manifest.json`);
  if (!response.ok) throw new Error(`the list of pictures is missing (${response.status})`);
  return { game, manifest: (await response.json()) as ArtManifest, sheets: openSheets(game, import.meta.env.PROD) };
}
