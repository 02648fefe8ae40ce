import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../../src/session/settings.ts';

const folder = new URL('../../locales/', import.meta.url);

/** The files of a language with their owner, which is the shell or a game: `shell/ui`, `harrow/cards`. */
export function namespaces(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .sort();
}

/** The texts of a file by their full key. */
export function texts(language: Language, namespace: string): Map<string, string> {
  const out = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') out.set(path, value);
    else for (const [key, inner] of Object.entries(value as object)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')), '');
  return out;
}
