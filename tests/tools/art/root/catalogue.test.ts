import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { battleTowers } from '../../../../src/app/root/battle-tower-places.ts';
import { woodIds } from '../../../../src/app/root/wood-places.ts';
import { leaderIds } from '../../../../src/engine/games/root/factions/eyrie/state.ts';
import { factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { marquiseBuildings } from '../../../../src/engine/games/root/factions/marquise/tracks.ts';
import { characterIds } from '../../../../src/engine/games/root/factions/vagabond/state.ts';
import { cardIds, questIds } from '../../../../src/engine/games/root/state/cards.ts';
import { itemIds } from '../../../../src/engine/games/root/state/items.ts';
import { phases } from '../../../../src/engine/games/root/state/phases.ts';
import { diceTree } from '../../../../src/tower/dice-tree.ts';
import { faceUp } from '../../../../src/tower/face.ts';
import { type Box, type Picture, svgFile } from '../../../../tools/art/picture.ts';
import { facesClockwise } from '../../../../tools/art/root/battle/dice.ts';
import { rootPictures } from '../../../../tools/art/root/catalogue.ts';
import { expectImage } from '../stands-alone.ts';

const cross = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => `${head}-${tail}`));

const suits = ['fox', 'rabbit', 'mouse'];

/** What stands on the map and beside it. */
const wanted: readonly string[] = [
  ...cross(['wood', 'table', 'track'], woodIds),
  ...cross(cross(['clearing'], ['legal', 'selected', 'target', 'focus', 'veil']), woodIds),
  ...cross(['stump'], ['legal', 'selected', 'focus']),
  ...cross(['warrior'], ['mc', 'ed', 'wa']),
  ...cross(['pawn'], characterIds),
  ...['sawmill', 'workshop', 'recruiter', 'roost', 'ruin', ...cross(['base'], suits)],
  ...cross(['token'], ['wood', 'keep', 'sympathy']),
  ...cross(['item'], [...itemIds, ...cross(itemIds, ['exhausted', 'damaged'])]),
  ...cross(['suit'], [...suits, 'bird']),
  ...cross(['shield', 'pennant', 'tally', 'dial', 'sign'], factionIds),
  'tally-paper',
  ...cross(['phase'], [...phases, ...cross(phases, ['now'])]),
  ...cross(['action'], ['left', 'now', 'used']),
  ...cross(['portrait'], [...factionIds, ...characterIds]),
  ...cross(['card'], [...cardIds, 'back']),
  ...cross(['quest'], [...questIds, 'back']),
  ...cross(['decree'], [...suits, 'bird', 'vizier']),
  ...cross(['thing'], itemIds),
  'suit-any',
  ...cross(['tree', 'battle', 'battle-front', 'evening'], woodIds),
  ...cross(['die'], ['bone', 'walnut', 'light']),
  ...cross(['banner', 'ribbon', 'frame-band'], factionIds),
  ...cross(['frame-board'], [...factionIds, ...cross(factionIds, ['acting'])]),
  ...cross(['hit'], ['hit', 'extra', 'lost']),
  ...cross(['tile'], marquiseBuildings),
  ...cross(['leader'], [...leaderIds, 'deposed']),
  ...['frame-band-wood', 'frame-band-red', 'frame-satchel', 'socket', 'hole', 'hole-lit', 'next-light', 'worth'],
  ...['wood-log', 'nest', 'extra-card', 'supporter', 'hospital', 'decree-bough'],
  ...cross(['shelf'], ['box', 'glow', 'light', 'lamp']),
  'lantern-lit',
];

const committed = (name: string): string =>
  readFileSync(new URL(`../../../../assets/art/root/${name}`, import.meta.url), 'utf8');

// Drawn once, in another order than by the tool: no picture may depend on those before it.
const pictures = rootPictures
  .flatMap((family) => family())
  .reverse()
  .map((picture): Picture => ({ ...picture }));
const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
const drawn = (key: string): Picture => {
  const picture = byKey.get(key);
  if (!picture) throw new Error(`no picture ${key}`);
  return picture;
};

describe('Root’s pictures', () => {
  it('draws every key the scenes need', () => {
    expect(wanted.filter((key) => !byKey.has(key))).toEqual([]);
  });

  it('is committed as it is drawn now, whatever was drawn before', () => {
    const changed = pictures.filter((picture) => svgFile(picture) !== committed(`${picture.key}.svg`));
    expect(changed.map(({ key }) => key)).toEqual([]);
  });

  it('draws files that stand alone as images', () => {
    for (const picture of pictures) expectImage(picture);
  });

  it('has a frame for each of the twelve clearings in a strip of marks', () => {
    for (const id of woodIds) {
      const { w, facts } = drawn(`clearing-legal-${id}`);
      expect(facts).toEqual({ frames: 12, frameWidth: w / 12 });
    }
  });

  it('tells where the words of a card go, clear of each other', () => {
    for (const id of cardIds) {
      const { w, h, facts } = drawn(`card-${id}`);
      const slots = Object.values((facts?.slots ?? {}) as Record<string, Box | undefined>).filter(
        (slot) => slot !== undefined,
      );
      expect(slots.length).toBe(3);
      for (const [i, a] of slots.entries()) {
        expect([a.x >= 0, a.y >= 0, a.x + a.w < w, a.y + a.h < h]).toEqual([true, true, true, true]);
        for (const b of slots.slice(0, i)) {
          const isClear = a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h;
          expect(isClear, id).toBe(true);
        }
      }
    }
  });

  it('brings up the next number of a die with each quarter of a turn (RT-4.3.2)', () => {
    for (const quarters of [0, 1, 2, 3]) {
      expect(facesClockwise[(4 - quarters) % 4]).toBe(faceUp((quarters * Math.PI) / 2, 4));
    }
  });

  it.each(woodIds)('has the board on which dice lie in sight on a %s', (id) => {
    const { w, h, facts } = drawn(`battle-${id}`);
    const { ox, oy, k } = battleTowers[id];
    expect(facts).toEqual({ tower: { ox, oy, k } });
    const { left, right, bottom } = diceTree.lying;
    expect([ox + k * left > 0, ox + k * right < w, oy + k * bottom < h]).toEqual([true, true, true]);
  });
});
