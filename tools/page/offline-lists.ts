import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pictured, sheetFiles } from './sheets.ts';

const assets = new URL('../../assets/', import.meta.url);

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The files of a game that are no code: its pictures and sounds, by their addresses, with a short hash of each. */
function filesOf(game: string): [address: string, hash: string][] {
  const kinds = ['art', 'sound'].filter((kind) => existsSync(new URL(`${kind}/${game}/`, assets)));
  return kinds.flatMap((kind) =>
    readdirSync(new URL(`${kind}/${game}/`, assets), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, string] => {
        const path = join(entry.parentPath, entry.name).replaceAll(sep, '/');
        return [path.slice(path.lastIndexOf(`/${kind}/${game}/`) + 1), hashOf(readFileSync(path))];
      }),
  );
}

/** Its sheets of small pictures in the same way. */
const sheetsOfGame = (game: string) =>
  sheetFiles(game).map(([address, text]): [string, string] => [address, hashOf(text)]);

/** Beside the page lies, for each game, the list of what is to be fetched to play it without a network. */
export function offlineLists(): Plugin {
  return {
    name: 'offline-lists',
    apply: 'build',
    generateBundle() {
      for (const game of pictured()) {
        const source = JSON.stringify(Object.fromEntries([...filesOf(game), ...sheetsOfGame(game)]));
        this.emitFile({ type: 'asset', fileName: `offline-${game}.json`, source });
      }
    },
  };
}
