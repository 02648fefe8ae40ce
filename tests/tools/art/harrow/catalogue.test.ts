import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { kammiBoardPlaces } from '../../../../src/ui/harrow/boards/kammi-board-places.ts';
import { blackZone, gridRows, gridSpace, gridTarget } from '../../../../src/ui/harrow/boards/kammi-sheet-places.ts';
import { harrowPictures } from '../../../../tools/art/harrow/catalogue.ts';
import { type Picture, svgFile } from '../../../../tools/art/picture.ts';
import { expectImage } from '../stands-alone.ts';

const cross = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => `${head}-${tail}`));

const firstFactions = ['protectors', 'family'];
const factions = [...firstFactions, 'kammi'];
const goblins = ['goblin_slanderer', 'goblin_brute', 'goblin_trickster'];
const legends = 'emmy bernice malachi priscilla skinless_boy levi corbin odessa kaine willa mildred kammi'
  .split(' ')
  .concat(goblins);
const abilities = ['move', 'spawn', 'strengthen', 'legend'];
const terrain = [...cross(['bog', 'wetlands', 'plains', 'forest', 'mountain'], ['1', '2', '3']), 'brambles-1'];
const jars = cross(['ability', 'wild', 'legend', 'attack'], factions);

const tiles = 'lantern move spawn strengthen card_cycle wild move_legend spoon_back first_scroll'.split(' ');
const upgrades =
  'meeting_house storm_walker psychopomp faceless_portraits distant_stirring merging sound_fury knitted_fate knife_dark';

const tactics =
  'yellow_dog raging_mad sure_shot gumption witchfire spirit_trap reinforcements call_dead stir_storm holler rally haunting_vision over_yonder your_will out_all_night banish';

const hesterCards =
  'white_innards wild_tangle ward mud_eye layabout reach hurts_a_minute night_hag forced_sacrifice draw_together stomping_ground half_acre desperate_grasp';
const goblinCards =
  'doppelganger keyhole blood_money snare toss buried temptation doll_whisper sleight lure lets_git grudge';
const fairCards =
  'where_oh_where calming catch_breath drift swap second_nest fresh_offer bait omen glint true_north whisper thorn';
const quests =
  'one_from_edge wetlands_bog plains_forest plains_bog plains_wetlands forest_bog forest_wetlands on_plains on_forest on_bog on_wetlands on_edge in_line near_wild all_terrains cluster';
const offers =
  'draw_card nothing move_enemy_haint move_any_haint spawn1 spawn2 move2 strengthen2 move1 strengthen1 move_two_legends';
const items = ['sword', 'crown', 'queen'];
const suits = [...firstFactions, 'hester', 'goblin', 'fair', 'quest'];

/** What the scenes load of pieces, terrain and portraits. */
const wanted: readonly string[] = [
  ...cross(['terrain', 'terrain-s'], terrain),
  ...cross(['storm', 'storm-s'], ['printed', 'token']),
  'storm-piece',
  ...cross(['home', 'home-s'], factions),
  ...cross(['hex', 'hex-s', 'hex-front', 'hex-s-front'], ['legal', 'selected', 'target', 'focus']),
  'cost-badge',
  'cost-badge-s',
  ...cross(['haint'], [...factions, ...cross(factions, ['infected'])]),
  ...cross(['standee'], [...legends, ...cross(legends, ['lit'])]),
  ...['townsfolk', 'building', 'path', 'lantern-lit', 'emmy-cube'],
  ...cross(
    ['token'],
    [...abilities, 'wild', ...cross(abilities, ['protectors', 'kammi']), 'move-family', 'legend-family'],
  ),
  ...cross(['cube', 'die'], ['red', 'blue', 'purple', 'silver']),
  ...cross(['jar', 'jar-hot'], jars),
  ...cross(['jar-broken'], factions),
  ...cross(['shard'], ['1', '2', '3', '4']),
  ...cross(['portrait'], legends),
  ...cross(['mark'], [...factions, 'card']),
  ...tiles.map((tile) => `tile-b_${tile}`),
  ...upgrades.split(' ').map((upgrade) => `token-u_${upgrade}`),
  ...tactics.split(' ').map((tactic) => `card-t_${tactic}`),
  ...upgrades.split(' ').map((upgrade) => `card-u_${upgrade}`),
  ...hesterCards.split(' ').map((card) => `card-h_${card}`),
  ...goblinCards.split(' ').map((card) => `card-g_${card}`),
  ...cross(['card-front'], suits),
  ...cross(['card-back', 'card-mark'], suits),
  ...['1', '2', '3', '4', '5', '6'].flatMap((night) => [`burrow-${night}`, `burrow-${night}-open`]),
  ...['burrow-locked', 'coal', 'coal-dark', 'night-number', 'night-number-open', 'night-number-locked'],
  ...cross(['burrow-plank'], ['won', 'open', 'locked', 'won-s', 'open-s', 'locked-s']),
  ...cross(['county-small'], ['a', 'b']),
  ...['tile-used', 'nail', 'rage', 'goad', 'plate', 'plate-s'],
  ...cross(['plate-mark', 'spoon', 'dial', 'dial-s', 'pip-on', 'cupboard-glow', 'ribbon'], factions),
  ...cross(['objectives'], firstFactions),
  ...cross(cross(['standee-hidden'], ['1', '2']), ['kammi', ...goblins, 'lit']),
  ...cross(['standee-hidden'], ['1', '2']),
  ...cross(['keyhole'], ['kammi', ...goblins]),
  ...cross(['doll'], ['real', 'real-lit', 'decoy', 'glow']).concat('doll'),
  ...['portrait-hidden', 'torn-sack', 'mark-peek', 'token-power', 'token-power-spent', 'blood-money'],
  ...['grid-arrow', 'grid-arrow-dim', 'curtain-badge-kammi'],
  ...fairCards.split(' ').map((card) => `card-f_${card}`),
  ...quests.split(' ').map((quest) => `card-q_${quest}`),
  ...offers.split(' ').flatMap((offer) => [`offer-o_${offer}`, `nest-o_${offer}`]),
  ...['nest', 'edge-arrow', 'edge-arrow-turned', 'guess-wrong', 'item-light', 'field-ring', 'moth-lamp', 'fair-price'],
  ...cross(['item', 'found'], items),
  ...cross(cross(['item'], items), ['found']),
  ...cross(['thread'], ['4', '5', '6', '7']),
  ...cross(['hex', 'hex-s'], ['mist', 'possible', 'region-ink', 'region-light', 'counted']),
  ...cross(['turn'], ['fair', 'hester', 'solo', 'fair_solo', 'hester_solo']),
  ...cross(['portrait', 'standee', 'mark', 'diamond', 'ribbon', 'curtain-badge'], ['fair']),
  ...['standee-fair-lit', 'location-back', 'location-face', 'thorn-mark', 'truce-mark'],
  ...cross(['grid-row-lit'], cross(['1', '2', '3'], ['tablet', 'phone']).concat('1', '2', '3')),
];

const committed = (name: string): string =>
  readFileSync(new URL(`../../../../assets/art/harrow/${name}`, import.meta.url), 'utf8');

const pictures = harrowPictures.flatMap((family) => family());
const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
const drawn = (key: string): Picture => {
  const picture = byKey.get(key);
  if (!picture) throw new Error(`no picture ${key}`);
  return picture;
};

describe('Harrow’s pictures', () => {
  it('draws every key the scenes need', () => {
    expect(wanted.filter((key) => !byKey.has(key))).toEqual([]);
  });

  it('is committed as it is drawn now, whatever was drawn before', () => {
    const changed = [...byKey].reverse().filter(([key, picture]) => svgFile(picture) !== committed(`${key}.svg`));
    expect(changed.map(([key]) => key)).toEqual([]);
  }, 60_000);

  it('draws files that stand alone as images', () => {
    for (const key of wanted) expectImage(drawn(key));
  });

  it('keeps a piece small enough to load at once', () => {
    const heavy = wanted.filter((key) => svgFile(drawn(key)).length > 60_000);
    expect(heavy).toEqual([]);
  });

  it.each(suits)('tells where name, picture and text of a card of suit %s go', (suit) => {
    const { w, h, facts } = drawn(`card-front-${suit}`);
    const { name, picture, text } = (facts?.slots ?? {}) as Record<
      string,
      { x: number; y: number; w: number; h: number }
    >;
    expect(name.y + name.h).toBeLessThanOrEqual(picture.y);
    expect(picture.y + picture.h).toBeLessThanOrEqual(text.y);
    expect(text.y + text.h).toBeLessThan(h);
    for (const slot of [name, picture, text]) expect(slot.x * 2 + slot.w).toBeCloseTo(w);
  });

  it.each(layoutIds)('the cupboard of the %s holds every jar and every bonus tile, clear of each other', (id) => {
    const [left, top, w, h] = layouts[id].map.cupboard;
    const { plain, tiled } = layouts[id].map.shelves;
    for (const key of [`cupboard-${id}`, `cupboard-tiles-${id}`])
      expect([drawn(key).w, drawn(key).h]).toEqual([w + 14, h + 16]);
    for (const [x, y] of [plain, tiled].flatMap(({ jars }) => jars.flatMap(({ north, south }) => [north, south]))) {
      expect([x > left, x < left + w, y > top, y < top + h]).toEqual([true, true, true, true]);
    }
    const { slots, tileSide } = tiled;
    for (const [i, [x, y]] of slots.entries()) {
      expect(Math.min(x - left, y - top, left + w - x, top + h - y)).toBeGreaterThan(tileSide / 2);
      for (const [px, py] of slots.slice(0, i)) {
        expect(Math.max(Math.abs(px - x), Math.abs(py - y))).toBeGreaterThan(tileSide);
      }
    }
  });

  it('turns the spoon to the numbers of its plate (HC-WHL-1)', () => {
    const { angles, digits } = drawn('plate').facts as { angles: number[]; digits: [number, number][] };
    expect(digits.map(([x, y]) => Math.round((Math.atan2(x, -y) * 180) / Math.PI))).toEqual(angles);
  });

  it('gives the advanced Family track two numbers over each of twelve spaces (HC-TRK-11)', () => {
    for (const suffix of ['', '-tablet', '-phone']) {
      const {
        slots,
        draw,
        return: back,
      } = drawn(`boards-family-advanced${suffix}`).facts as {
        slots: { track: [number, number][] };
        draw: [number, number][];
        return: [number, number][];
      };
      expect([slots.track.length, draw.length, back.length]).toEqual([12, 12, 12]);
      for (const [i, [x, y]] of slots.track.entries()) {
        expect(draw[i][0] < x && back[i][0] > x && draw[i][1] < y && back[i][1] < y).toBe(true);
      }
    }
  });

  it('hides a legend of Kammi behind the same face, and a doll behind the same sacking (HC-KAM-50)', () => {
    const numberless = (token: number) =>
      svgFile(drawn(`standee-hidden-${token}`)).replace(/<g transform="translate\(0 3\.6\).*?<\/g>/, '');
    expect(numberless(1)).toBe(numberless(2));
    expect(numberless(1)).not.toBe(svgFile(drawn('standee-hidden-1')));
  });

  it.each(layoutIds)(
    'lays every piece of Kammi’s board on it on a %s, the grid and its black zones clear of each other',
    (id) => {
      const places = kammiBoardPlaces[id];
      const { grid, dolls, legends, goblin, cards, shelf, wheel } = places;
      const [w, h] = places.size;
      const rects = [
        ...[grid.wood, ...gridRows.map((row) => gridTarget(places, row)), dolls.band, legends.peek],
        ...[goblin.powerName, goblin.text].filter((rect) => rect !== undefined),
        ...[...legends.portraits, goblin.portrait, cards.wood, cards.played, cards.deck, cards.hand, shelf, wheel.rect],
      ];
      for (const [x, y, width, height] of rects) {
        expect([x >= 0, y >= 0, x + width <= w, y + height <= h]).toEqual([true, true, true, true]);
      }
      for (const row of gridRows) {
        const [left, right] = [gridSpace(places, row, 0), gridSpace(places, row, 1)];
        const [zone] = blackZone(places, row);
        expect(right[0] - left[0]).toBeGreaterThan(2 * grid.r);
        expect(zone - right[0]).toBeGreaterThan(grid.r + grid.zoneR);
      }
      expect(grid.step).toBeGreaterThanOrEqual(44);
      expect(grid.step).toBeGreaterThan(2 * grid.zoneR);
    },
  );
});
