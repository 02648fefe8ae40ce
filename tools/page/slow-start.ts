import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../../src/session/settings.ts';

const folder = new URL('../../locales/', import.meta.url);

const wordsOf = (language: string): Readonly<Record<'slow' | 'again', string>> =>
  JSON.parse(readFileSync(new URL(`${language}/start/trouble.json`, folder), 'utf8'));

/** What the page says by itself, in every language, where no program has started after a while. */
function slowStart(): string {
  const parts = languages.map((language) => {
    const { slow, again } = wordsOf(language);
    return `<p lang="${language}">${slow} <a href="">${again}</a></p>`;
  });
  return `<div role="status">${parts.join('')}</div>`;
}

/** Writes these words into a page that has a place for them. */
export function slowStartWords(): Plugin {
  return {
    name: 'slow-start-words',
    transformIndexHtml: (page) => page.replace('<!--slow-start-->', slowStart),
  };
}
