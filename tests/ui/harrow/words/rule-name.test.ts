import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/session/settings.ts';
import { ruleName } from '../../../../src/ui/harrow/words/rule-name.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';

/** Rules that a screen may name: those of refusals, of content, and of what the boards explain. */
function namedRules(): string[] {
  const folders = ['engine/games/harrow/refusals', 'engine/games/harrow/content', 'ui'];
  const files = folders.flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((name) => join('src', folder, name)),
  );
  const source = files.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(source.join().match(/(?<=['"`])HC-[\w-]+-\d+(?=['"`])/g) ?? [])];
}

describe.each(languages)('%s', (language) => {
  test('every rule that is named to players has a name', async () => {
    await speaking(language);
    const rules = namedRules();
    expect(rules.length).toBeGreaterThan(100);
    for (const rule of rules) expect(ruleName(rule)).not.toBe('');
    expect(ruleName('HC-LGD-EMM-2')).toBe(ruleName('HC-LGD-EMM-1'));
  });
});
