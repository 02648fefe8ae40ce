import { expect, test } from 'vitest';
import { sourceWords } from '../source-words.ts';
import { namespaces, texts } from './locale-files.ts';

/** The file whose keys are written without its name. */
const unnamed = 'ui';

/** A key without the ending that a number or a context chooses: `map:group_few`, `title.saved_hester_other`. */
function* stems(key: string): Generator<string> {
  for (let stem = key; ; stem = stem.replace(/_[a-zA-Z0-9]+$/, '')) {
    yield stem;
    if (!/_[a-zA-Z0-9]+$/.test(stem)) return;
  }
}

// The other languages have the same keys as English, which another test sees to.
test('every text has a user', () => {
  const { has } = sourceWords((path) => path.startsWith('src/'));
  const unused = namespaces('en').flatMap((namespace) => {
    const file = namespace.slice(namespace.indexOf('/') + 1);
    const isUsed = (key: string) => has(file === unnamed ? key : `${file}:${key}`);
    return [...texts('en', namespace).keys()]
      .filter((key) => ![...stems(key)].some(isUsed))
      .map((key) => `${namespace}:${key}`);
  });
  expect(unused).toEqual([]);
});
