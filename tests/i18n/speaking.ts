import { readdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { speak, startI18n } from '../../src/i18n/i18n.ts';
import type { Language } from '../../src/session/settings.ts';

let started: Promise<unknown> | undefined;

/** Speaks a language as the game does, without a browser; the page whose language is set lives no longer than that. */
export async function speaking(language: Language): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  started ??= startI18n(language);
  await started;
  await speak(language);
  vi.unstubAllGlobals();
}

const folder = new URL('../../locales/', import.meta.url);

export function namespaces(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** The texts of a namespace by their full key. */
export function texts(language: Language, namespace: string): Map<string, string> {
  const out = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') out.set(path, value);
    else for (const [key, inner] of Object.entries(value as object)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')), '');
  return out;
}
