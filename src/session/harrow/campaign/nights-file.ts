import { noProgress, type ReadProgress, readProgress } from './progress.ts';

/** `alone`: the file holds nothing but nights. */
type FoundNights = ReadProgress & { readonly alone: boolean };

/** The nights in the text of a file: by themselves, or beside a saved game; undefined if it says nothing of any. */
export function nightsIn(text: string): FoundNights | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  if ('format' in data && data.format === noProgress.format) return { ...readProgress(data), alone: true };
  return 'nights' in data ? { ...readProgress(data.nights), alone: false } : undefined;
}
