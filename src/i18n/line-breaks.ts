const nbsp = '\u00a0';

/** Words of one letter: Czech and Polish leave none of them at the end of a line. */
const oneLetterWord = /(?<=^|[\s(„–—])([aikosuvzwAIKOSUVZW]) (?=\S)/g;

/** A small number and what it counts. */
const counted = /(?<=^|[\s(„–—+])(\d{1,2}×?) (?=\p{L})/gu;

/** The number of a hex, a round, a chapter after its name. */
const numbered = /(?<=\p{L}) (?=\d{1,2}(?:[.,;:!?)]|$))/gu;

/** Puts spaces that do not break where a line should not end. */
export function keepTogether(text: string, language: string): string {
  const numbers = text.replace(counted, `$1${nbsp}`).replace(numbered, nbsp);
  return language === 'en' ? numbers : numbers.replace(oneLetterWord, `$1${nbsp}`);
}
