import { fetchPicture } from './fetch-picture.ts';

/** Where a game's small pictures lie together (`tools/page/sheets.ts`): the keys on each sheet. */
type Listed = Readonly<Record<string, readonly string[]>>;

export interface Sheets {
  /** A picture as its file has it; whatever sheet it is on is fetched once, and for all that are on it. */
  fetch(key: string, attempts: number): Promise<HTMLImageElement>;
}

async function readJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Sheets are there in a build only; what cannot be had from one is fetched by itself. */
export function openSheets(game: string, hasSheets: boolean): Sheets {
  const folder = `art/${game}`;
  let sheetOf: Promise<ReadonlyMap<string, string>> | undefined;
  const opened = new Map<string, Promise<Readonly<Record<string, string>>>>();

  async function list(): Promise<ReadonlyMap<string, string>> {
    const listed = await readJson<Listed>(`${folder}/sheets.json`);
    return new Map(Object.entries(listed).flatMap(([sheet, keys]) => keys.map((key) => [key, sheet] as const)));
  }

  async function onSheet(key: string): Promise<string | undefined> {
    sheetOf ??= list();
    const sheet = (await sheetOf).get(key);
    if (sheet === undefined) return undefined;
    const open = opened.get(sheet) ?? readJson<Readonly<Record<string, string>>>(`${folder}/sheets/${sheet}.json`);
    opened.set(sheet, open);
    return (await open)[key];
  }

  return {
    async fetch(key, attempts) {
      const drawn = hasSheets ? await onSheet(key).catch(() => undefined) : undefined;
      if (drawn === undefined) return fetchPicture(`${folder}/${key}.svg`, attempts);
      const address = URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }));
      return fetchPicture(address, 1).finally(() => URL.revokeObjectURL(address));
    },
  };
}
