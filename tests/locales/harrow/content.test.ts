import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/session/settings.ts';
import { texts } from '../locale-files.ts';

const legends = [
  ...['emmy', 'bernice', 'malachi', 'priscilla', 'skinless_boy'],
  ...['levi', 'corbin', 'odessa', 'kaine', 'willa', 'mildred'],
  ...['goblin_slanderer', 'goblin_brute', 'goblin_trickster'],
];
const tactics = [
  ...['t_yellow_dog', 't_raging_mad', 't_sure_shot', 't_gumption', 't_witchfire', 't_spirit_trap'],
  ...['t_reinforcements', 't_call_dead', 't_stir_storm', 't_holler', 't_rally', 't_haunting_vision'],
  ...['t_over_yonder', 't_your_will', 't_out_all_night', 't_banish'],
];
const upgrades = {
  move: ['u_meeting_house', 'u_storm_walker', 'u_psychopomp'],
  spawn: ['u_faceless_portraits', 'u_distant_stirring', 'u_merging'],
  strengthen: ['u_sound_fury', 'u_knitted_fate', 'u_knife_dark'],
} as const;

const hester = [
  ...['h_white_innards', 'h_wild_tangle', 'h_ward', 'h_mud_eye', 'h_layabout', 'h_reach', 'h_hurts_a_minute'],
  ...['h_night_hag', 'h_forced_sacrifice', 'h_draw_together', 'h_stomping_ground', 'h_half_acre', 'h_desperate_grasp'],
];
const goblins = [
  ...['g_doppelganger', 'g_keyhole', 'g_blood_money', 'g_snare', 'g_toss', 'g_buried'],
  ...['g_temptation', 'g_doll_whisper', 'g_sleight', 'g_lure', 'g_lets_git', 'g_grudge'],
];
const cards = [...tactics, ...Object.values(upgrades).flat(), ...goblins];
const tiles = [
  ...['b_lantern', 'b_move', 'b_spawn', 'b_strengthen', 'b_card_cycle'],
  ...['b_wild', 'b_move_legend', 'b_spoon_back', 'b_first_scroll'],
];
const sides = ['protectors.a', 'protectors.b', 'family.a', 'family.b', 'kammi.a', 'kammi.b'];
const steps = ['1', '2', '3', '4'];

const keys = {
  cards: [...cards, ...hester].flatMap((id) => [`${id}.name`, `${id}.text`]),
  legends: legends.flatMap((id) => [`${id}.name`, `${id}.power`, `${id}.text`]),
  tiles: tiles.flatMap((id) => [`${id}.name`, `${id}.text`]),
  tracks: sides.flatMap((side) => [
    ...[`${side}.name`, `${side}.text`],
    ...steps.flatMap((step) => [`${side}.steps.${step}`, `${side}.tips.${step}`]),
  ]),
} as const;
const contents = ['cards', 'legends', 'tiles', 'tracks'] as const;

/** What fits: a card is 119 pixels wide, a track space hardly more than a word. */
const short = { en: 120, cs: 140, pl: 140 } as const;
const longest = { legends: 190, step: 14, tip: 160, name: 32 } as const;

const foreignQuotes = { en: /[„"“”]/, cs: /["”]/, pl: /["“]/ } as const;
const digits = (text: string) => [...text.matchAll(/\d/g)].map(String).sort();

describe.each(languages)('%s', (language) => {
  test.each(contents)('%s speaks of everything in the box, and of nothing else', (content) => {
    expect([...texts(language, `harrow/${content}`).keys()].sort()).toEqual([...keys[content]].sort());
  });

  test.each(contents)('%s has no empty text and its own quotes', (content) => {
    for (const [key, text] of texts(language, `harrow/${content}`)) {
      expect([key, text.trim().length > 1, foreignQuotes[language].test(text)]).toEqual([key, true, false]);
    }
  });

  test.each(contents)('%s writes whole sentences that fit', (content) => {
    for (const [key, text] of texts(language, `harrow/${content}`)) {
      const limit = limitOf(content, key, short[language]);
      expect([key, text.length > limit && `${text.length} > ${limit}`]).toEqual([key, false]);
      if (/\.(text|tips\.\d)$/.test(key)) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });

  test('cards and quests of the Fair Folk have names and sentences that fit', () => {
    const own = texts(language, 'harrow/fair');
    const of = (part: string) => [...own].filter(([key]) => key.startsWith(part));
    const names = [...of('quest.'), ...of('card.').filter(([key]) => key.endsWith('.name'))];
    const sentences = [...of('questText.'), ...of('card.').filter(([key]) => key.endsWith('.text'))];
    expect([names.length, sentences.length]).toEqual([29, 29]);
    expect(names.filter(([, name]) => name.length > longest.name + 1)).toEqual([]);
    expect(sentences.filter(([, text]) => text.length > short[language])).toEqual([]);
    expect(sentences.filter(([, text]) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  });

  test('an upgrade names the token it replaces (HC-CARD-2)', () => {
    const own = texts(language, 'harrow/cards');
    const abilities = texts(language, 'harrow/terms');
    for (const [ability, ids] of Object.entries(upgrades)) {
      for (const id of ids) expect(own.get(`${id}.text`)?.split(':')[0]).toContain(abilities.get(`ability.${ability}`));
    }
  });

  test('a legend has one name', () => {
    for (const [key, name] of texts(language, 'harrow/terms')) {
      if (key.startsWith('legend.')) expect(texts(language, 'harrow/legends').get(`${key.slice(7)}.name`)).toBe(name);
      if (key.startsWith('power.')) expect(texts(language, 'harrow/legends').get(`${key.slice(6)}.power`)).toBe(name);
    }
  });
});

describe.each(['cs', 'pl'] as const)('%s', (language) => {
  test.each(contents)('%s gives the same numbers as in English', (content) => {
    const english = texts('en', `harrow/${content}`);
    for (const [key, text] of texts(language, `harrow/${content}`)) {
      if (key.endsWith('.text')) expect([key, digits(text)]).toEqual([key, digits(english.get(key) ?? '')]);
    }
  });
});

function limitOf(content: (typeof contents)[number], key: string, text: number): number {
  if (/\.(name|power)$/.test(key)) return longest.name;
  if (key.includes('.steps.')) return longest.step;
  if (key.includes('.tips.')) return longest.tip;
  return content === 'legends' ? longest.legends : text;
}
