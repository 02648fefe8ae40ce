/** Letters that have no accent to take off. */
const bare: Readonly<Record<string, string>> = { ł: 'l' };

/** A text as it is searched: without accents and capitals, letter by letter, so that places stay where they were. */
export function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const small = letter.toLowerCase();
      return bare[small] ?? small.normalize('NFD').slice(0, letter.length);
    })
    .join('');
}

/** A longer word without the vowel at its end, which changes from case to case. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/[aeiouy]$/, '') : word);

/** What is looked for, word by word. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean).map(stem);

/** Every word stands somewhere in the text, whole or in part. */
export function finds(words: readonly string[], text: string): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** Where the words stand, as starts and ends. */
export function placesOf(words: readonly string[], text: string): [start: number, end: number][] {
  const folded = fold(text);
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length]);
    }
    return found;
  });
}
