import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { readPosition, writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { playOn, thickOfIt } from '../hester/thick.ts';

/** The jars of a made-up position are not those of a round that was played. */
const breaksOf = (s: HarrowState): string[] => invariantBreaks(s).filter((text) => !text.includes('full jars'));

describe('the thick of games with Hester', () => {
  test('HC-COMP-1 HC-COMP-2 no cube, flame, snake, root, card or haint is lost or made, nobody stands in a fire', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      playOn(seed, 90, (s, action) => {
        seen.add(action.type === 'attack' && action.on ? 'attack on hester' : action.type);
        expect([seed, harrow.format(action), ...breaksOf(s)]).toEqual([seed, harrow.format(action)]);
      });
    }
    for (const type of [
      'root',
      'use',
      'creep',
      'pay',
      'shake',
      'infect',
      'summon',
      'lay',
      'call',
      'attack on hester',
    ]) {
      expect(seen).toContain(type);
    }
  });

  test('HC-LGD-BER-2 HC-LGD-BER-4 HC-LGD-BER-7 nails come under both kinds of haints, hold them and come out again', () => {
    const seen = new Set<string>();
    for (let seed = 101; seed <= 700; seed++) {
      if (thickOfIt(seed).config.legends?.protectors !== 'bernice') continue;
      playOn(seed, 90, (s, action, events) => {
        for (const event of events) {
          if (event.type !== 'nailDriven' && event.type !== 'nailLifted') continue;
          seen.add(`${event.type} ${event.infected ? 'infected' : event.unit}`);
        }
        expect([seed, harrow.format(action), ...breaksOf(s)]).toEqual([seed, harrow.format(action)]);
      });
    }
    for (const type of ['nailDriven', 'nailLifted']) {
      expect(seen).toContain(`${type} haint`);
      expect(seen).toContain(`${type} infected`);
    }
  });

  test('every position reads back as it was written', () => {
    for (let seed = 61; seed <= 80; seed++) {
      let n = 0;
      playOn(seed, 80, (s, action) => {
        if (n++ % 3 > 0) return;
        const read = readPosition(JSON.parse(JSON.stringify(writePosition(s))));
        expect(read.ok ? hashOf(read.state) : read.error, `${seed} ${harrow.format(action)}`).toBe(hashOf(s));
      });
    }
  });

  test('every action on offer reads back from its notation, and is offered once', () => {
    for (let seed = 81; seed <= 100; seed++) {
      playOn(seed, 60, (s) => {
        const options = harrow.legal(s);
        const texts = options.map(harrow.format);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.map(harrow.parse)).toEqual(options);
      });
    }
  });
});
