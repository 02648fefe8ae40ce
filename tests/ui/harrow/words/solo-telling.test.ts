import { describe, expect, test } from 'vitest';
import type { ScoreReason } from '../../../../src/engine/games/harrow/events/turns.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { setup } from '../../../../src/engine/games/harrow/setup.ts';
import { t } from '../../../../src/i18n/harrow/text.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { isAutomatic } from '../../../../src/session/harrow/told-events.ts';
import { languages } from '../../../../src/session/settings.ts';
import { logText } from '../../../../src/ui/harrow/words/log-text.ts';
import { soloRule, soloRules } from '../../../../src/ui/harrow/words/solo-rule.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';

const state = setup(nightConfig('night1'), 1);

const scored = (why: ScoreReason): HarrowEvent => ({ type: 'scored', seat: 0, points: 1, why });

/** What the fights and points of the automatic factions come to, and the rule that is told with it. */
const steps: readonly (readonly [rule: string, HarrowEvent])[] = [
  ['HC-SOLO-37', { type: 'townsfolkRescued', seat: 0, hex: 7 }],
  ['HC-SOLO-37', { type: 'buildingDestroyed', seat: 1, hex: 7 }],
  ['HC-SOLO-37', scored('rescue')],
  ['HC-SOLO-37', scored('destroy')],
  ['HC-SOLO-43', { type: 'majority', seat: 0, attackers: 3, defenders: 1, gained: true }],
  ['HC-SOLO-43', { type: 'majority', seat: undefined, attackers: 2, defenders: 2, gained: false }],
  ['HC-SOLO-44', { type: 'attackSucceeded', seat: 0, own: 4, enemy: 2 }],
  ['HC-SOLO-44', { type: 'attackFailed', seat: 0, own: 1, enemy: 2, why: 'outnumbered', clash: true }],
  ['HC-SOLO-44', { type: 'killed', seat: 0, victim: 1, hex: 7, how: 'attack' }],
  ['HC-SOLO-44', { type: 'killed', seat: 1, victim: 0, hex: 7, how: 'clash' }],
  ['HC-SOLO-44', { type: 'legendHit', seat: 0, victim: 1, hex: 7 }],
  ['HC-SOLO-44', { type: 'legendPushed', seat: 0, victim: 1, from: 7, to: 8 }],
  ['HC-SOLO-44', { type: 'legendStayed', victim: 1, hex: 7 }],
  ['HC-SOLO-44', { type: 'flameDoused', seat: 0, hex: 7, flames: 1 }],
  ['HC-SOLO-44', { type: 'hesterLeft', hex: 7, why: 'killed' }],
  ['HC-SOLO-45', { type: 'fireOut', seat: 0, hex: 7 }],
  ['HC-FIRE-23', { type: 'pairReturned', pairs: 2, why: 'fireOut' }],
  ['HC-SOLO-45', { type: 'pairReturned', pairs: 2, why: 'killed' }],
  ['HC-SOLO-45', { type: 'spoonTurned', seat: 0, spoon: 1 }],
  ['HC-SOLO-45', { type: 'plateFilled', seat: 0, plate: 1, spoon: 2 }],
  ['HC-SOLO-45', { type: 'plateEmptied', seat: 0, spoon: 2 }],
  ['HC-SOLO-45', scored('kill')],
  ['HC-SOLO-45', scored('fire')],
  ['HC-SOLO-47', scored('brambles')],
];

describe('what the automatic factions do is told', () => {
  test.each(steps)('%s %o', async (rule, event) => {
    expect(isAutomatic(event) && soloRule(event)).toBe(rule);
    for (const language of languages) {
      await speaking(language);
      expect(logText(event, state)).toMatch(/^\p{Lu}(?!.*(\{\{|undefined|\b\w+\.\w+_|\s\s)).*\.$/u);
    }
  });
});

test('what Hester does in her own turn is not told', () => {
  const hers: readonly HarrowEvent[] = [
    { type: 'hesterLeft', hex: 7, why: 'fed' },
    { type: 'fireMade', hex: 7, actions: 2 },
    { type: 'treeDropped', dropped: [2, 2, 1], out: [1, 2, 0] },
    { type: 'rootSkipped' },
  ];
  for (const event of hers) expect(isAutomatic(event)).toBe(false);
});

test('HC-SOLO-37 no storm tears the building down', async () => {
  await speaking('en');
  const said = steps.slice(0, 2).map(([, event]) => logText(event, state));
  expect(said[0]).toMatch(/^The Protectors save the townsfolk /);
  expect(said[1]).toMatch(/^The Family destroys the building /);
});

test.each(languages)('every rule that is told has a name in %s', async (language) => {
  await speaking(language);
  for (const rule of soloRules) expect(t(`solo:rule.${rule}`)).toMatch(/^\p{Lu}(?!.*HC-).{3,25}$/u);
});
