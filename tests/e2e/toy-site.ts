import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn } from '../../tools/page/zip.ts';
import { buildSite, type Files, serve } from './site.ts';

const root = 'tests/toy';

export interface ToySite {
  /** Address of the toy game: another page on the same shell. */
  readonly toyUrl: string;
  close(): void;
}

/** Builds the toy by the set-up of the game itself, and serves it with its own pictures beside the shell's. */
export async function openToySite(): Promise<ToySite> {
  const folder = await buildSite({ root, configFile: resolve('vite.config.ts'), publicDir: resolve('assets') });
  const files: Files = new Map();
  for (const [name, content] of filesIn(folder)) files.set(`/${name}`, content);
  for (const [name, content] of filesIn(`${root}/art`)) files.set(`/art/toy/${name}`, content);
  files.set('/art/toy/sheets.json', '{}');
  rmSync(folder, { recursive: true, force: true });
  const { origin, close } = await serve(files);
  return { toyUrl: `${origin}/`, close };
}
