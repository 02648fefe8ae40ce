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

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where words of a folded text begin with the word; its ending may be another, its beginning not. */
function startsOf(word: string, folded: string): number[] {
  const found: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    if (!isLetter(folded[at - 1])) found.push(at);
  }
  return found;
}

/** Every word stands somewhere in the text, at least its beginning. */
export function finds(words: readonly string[], text: string): boolean {
  const folded = fold(text);
  return words.every((word) => startsOf(word, folded).length > 0);
}

/** Where the words stand, as starts and ends. */
export function placesOf(words: readonly string[], text: string): [start: number, end: number][] {
  const folded = fold(text);
  return words.flatMap((word) => startsOf(word, folded).map((at): [number, number] => [at, at + word.length]));
}

/** What is found in the title is meant before what is found in the text; otherwise in the order of the book. */
export function ranked<A extends { readonly name: string }>(words: readonly string[], found: readonly A[]): A[] {
  if (words.length === 0) return [...found];
  const inTitle = found.filter(({ name }) => finds(words, name));
  return [...inTitle, ...found.filter((article) => !inTitle.includes(article))];
}
