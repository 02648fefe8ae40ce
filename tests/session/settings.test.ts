import { expect, test } from 'vitest';
import { loadSettings, type Settings, saveSettings } from '../../src/session/settings.ts';

const stored = (text: string | null, wanted: readonly string[] = ['en']): Settings =>
  loadSettings({ getItem: (key) => (key === 'shell.settings' ? text : null), setItem() {} }, wanted);

const defaults = stored(null);

test('who has changed nothing hears everything, not too loud, and sees all of it at its pace', () => {
  expect(defaults).toEqual({
    language: 'en',
    speed: 'normal',
    muted: false,
    effects: 0.8,
    ambience: 0.5,
    music: 0.4,
    curtain: true,
    holds: true,
    textSize: 100,
    colours: 'printed',
    contrast: false,
    calm: false,
  });
});

test('settings come back as they were kept', () => {
  let kept = '';
  const settings: Settings = { ...defaults, language: 'cs', speed: 'instant', muted: true, music: 0, textSize: 150 };
  saveSettings({ getItem: () => null, setItem: (_, text) => (kept = text) }, settings);
  expect(stored(kept)).toEqual(settings);
});

test('a field that cannot be used takes its default and leaves the others alone', () => {
  const settings = JSON.stringify({ language: 'pl', speed: 'warp', muted: true, music: 7, textSize: 200, fog: 1 });
  expect(stored(settings)).toEqual({ ...defaults, language: 'pl', muted: true, textSize: 200 });
});

test('a missing or unknown language is the browser’s', () => {
  const settings = { ...defaults, language: 'cs', curtain: false };
  expect(stored('{"curtain":false}', ['de-AT', 'cs-CZ'])).toEqual(settings);
  expect(stored('{"curtain":false,"language":"la"}', ['cs'])).toEqual(settings);
});

test.each(['', 'null', '[]', '"pl"', '{"muted":'])('kept settings that are %j are no settings', (text) => {
  expect(stored(text)).toEqual(defaults);
});

test('what two tabs have changed is kept of both', () => {
  let kept = JSON.stringify(defaults);
  const storage = { getItem: () => kept, setItem: (_: string, text: string) => (kept = text) };
  saveSettings(storage, { ...defaults, language: 'pl' }, defaults);
  saveSettings(storage, { ...defaults, muted: true }, defaults);
  expect(stored(kept)).toEqual({ ...defaults, language: 'pl', muted: true });
});
