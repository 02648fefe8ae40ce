import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const art = new URL('../../assets/art/', import.meta.url);

/** The games that are built: those that have pictures. */
export const pictured = (): string[] =>
  readdirSync(art, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shell')
    .map(({ name }) => name);

/** Larger pictures are fetched by themselves: a sheet is to come quickly. */
const small = 16_000;

/** Of what has a larger sheet than this, few pictures are seen at a time: cards. */
const most = 300_000;

/** So many pictures of a kind are worth a sheet; the rest share one. */
const worth = 3;
const others = 'others';

/** Pictures by their keys, as they are drawn. */
type Sheet = Readonly<Record<string, string>>;

/** The small pictures of a game, those of a kind together: of the terrains, of the jars ... */
export function sheetsOf(game: string): ReadonlyMap<string, Sheet> {
  const folder = new URL(`${game}/`, art);
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [name.slice(0, -'.svg'.length), readFileSync(new URL(name, folder), 'utf8')] as const)
    .filter(([, picture]) => picture.length <= small);
  const kindOf = (key: string) => key.split('-')[0];
  const isCommon = (kind: string) => pictures.filter(([key]) => kindOf(key) === kind).length >= worth;
  const sheets = new Map<string, Record<string, string>>();
  for (const [key, picture] of pictures) {
    const name = isCommon(kindOf(key)) ? kindOf(key) : others;
    sheets.set(name, { ...sheets.get(name), [key]: picture });
  }
  const sizeOf = (sheet: Sheet) => Object.values(sheet).reduce((sum, { length }) => sum + length, 0);
  return new Map([...sheets].filter(([, sheet]) => sizeOf(sheet) <= most));
}

/** The files of a game's sheets by their addresses, and the list of what is in them. */
export function sheetFiles(game: string): [address: string, text: string][] {
  const sheets = [...sheetsOf(game)];
  const list = Object.fromEntries(sheets.map(([kind, sheet]) => [kind, Object.keys(sheet)]));
  return [
    [`art/${game}/sheets.json`, JSON.stringify(list)],
    ...sheets.map(([kind, sheet]): [string, string] => [`art/${game}/sheets/${kind}.json`, JSON.stringify(sheet)]),
  ];
}

/** Hundreds of small files are slow to fetch: a build has them in sheets beside the files, which pages fetch as well. */
export function pictureSheets(): Plugin {
  return {
    name: 'picture-sheets',
    apply: 'build',
    generateBundle() {
      for (const game of pictured()) {
        for (const [fileName, source] of sheetFiles(game)) this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
