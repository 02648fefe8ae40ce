import { fetchPicture, patienceMs } from './fetch-picture.ts';

/** Where a game's small pictures lie together (`tools/page/sheets.ts`): the keys on each sheet. */
type Listed = Readonly<Record<string, readonly string[]>>;

export interface Sheets {
  /** A picture as its file has it; whatever sheet it is on is fetched once, and for all that are on it. */
  fetch(key: string, attempts: number): Promise<HTMLImageElement>;
}

async function readJson<T>(address: string): Promise<T> {
  const given = new AbortController();
  const patience = setTimeout(() => given.abort(), patienceMs);
  try {
    const answer = await fetch(address, { signal: given.signal });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return (await answer.json()) as T;
  } finally {
    clearTimeout(patience);
  }
}

/** What is read once for all who ask for it; what could not be had is asked for anew by the next. */
function remembering<T>(read: (address: string) => Promise<T>): (address: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (address) => {
    const known = kept.get(address);
    if (known) return known;
    const reading = read(address);
    kept.set(address, reading);
    reading.catch(() => kept.delete(address));
    return reading;
  };
}

async function readList(address: string): Promise<ReadonlyMap<string, string>> {
  const listed = await readJson<Listed>(address);
  return new Map(Object.entries(listed).flatMap(([sheet, keys]) => keys.map((key) => [key, sheet] as const)));
}

/** Sheets are there in a build only; what cannot be had from one is fetched by itself. */
export function openSheets(game: string, hasSheets: boolean): Sheets {
  const folder = `art/${game}`;
  const listAt = remembering(readList);
  const sheetAt = remembering(readJson<Readonly<Record<string, string>>>);

  async function onSheet(key: string): Promise<string | undefined> {
    const sheet = (await listAt(`${folder}/sheets.json`)).get(key);
    return sheet === undefined ? undefined : (await sheetAt(`${folder}/sheets/${sheet}.json`))[key];
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
