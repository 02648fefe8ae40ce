import { expect, test } from 'vitest';
import { explainRefusal } from '../../../src/engine/games/root/refusal.ts';
import { type RefusalKey, refusalRules } from '../../../src/engine/games/root/refusals/keys.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import { playSome, tables } from './fuzz/random-play.ts';
import { can } from './play.ts';
import { ruleIds } from './rule-ids.ts';
import { birdsong, daylight, decree, evening, type Scene, scene, stateOf } from './scene.ts';

const mc = (own: object, more: Scene = {}) => ({ ...daylight('mc'), ...more, mc: own });
const ed = (own: object, more: Scene = {}) => ({ ...daylight('ed'), ...more, ed: own });
const vb = (own: object, more: Scene = {}) => ({ ...daylight('vb'), ...more, vb: { items: ['boot'], ...own } });
const operating = (own: object) => ({ ...evening('wa', 'operate'), wa: { officers: 1, ...own } });
const spreading = (own: object, more: Scene = {}) => ({ ...birdsong('wa', 'spread'), ...more, wa: own });
const battle = (stage: string, more: object = {}) => [{ frame: 'battle', at: 'c12', defender: 'ed', stage, ...more }];
const hosts = { warriors: { c12: 2 } };

const cases: readonly (readonly [RefusalKey, Scene, string])[] = [
  ['gameOver', { mc: { points: 30 }, winner: ['mc'] }, 'march'],
  ['diceFirst', { ...mc({ ...hosts }), ed: hosts, pending: battle('roll') }, 'march'],
  ['decideFirst', mc({ ...hosts }, { pending: [{ frame: 'march', left: 2 }] }), 'build sawmill c12'],
  ['notNow', mc({ ...hosts }), 'spread c9 m_sword'],
  ['notInHand', mc({ sawmills: { c1: 1 }, hand: ['m_sword'] }), 'overwork c1 f_anvil'],
  ['wrongSuit', mc({ sawmills: { c1: 1 }, hand: ['m_sword'] }), 'overwork c1 m_sword'],
  ['notABird', mc({ hand: ['m_sword'] }), 'extra m_sword'],
  [
    'noAmbush',
    { ...mc({ ...hosts }), ed: { ...hosts, hand: ['f_anvil'] }, pending: battle('ambush') },
    'ambush f_anvil',
  ],
  ['notAdjacent', mc({ ...hosts }, { pending: [{ frame: 'march', left: 2 }] }), 'move c12 c1 1'],
  ['noWarriorsThere', mc({ ...hosts }, { pending: [{ frame: 'march', left: 2 }] }), 'move c9 c1 1'],
  [
    'notRuled',
    mc({ warriors: { c1: 1 } }, { ed: { warriors: { c1: 2 } }, pending: [{ frame: 'march', left: 2 }] }),
    'move c1 c9 1',
  ],
  ['noAttacker', mc({ ...hosts }, { ed: { warriors: { c9: 1 } } }), 'battle c9 ed'],
  ['nobodyToFight', mc({ ...hosts }), 'battle c12 ed'],
  [
    'partner',
    {
      ...vb({ at: 'c8', items: ['sword'], coalition: 'wa', dominance: 'f_dominance' }),
      wa: { coalition: 'vb', sympathy: ['c8'] },
    },
    'battle c8 wa',
  ],
  ['neverCrafted', { ...mc({ workshops: { c9: 1 }, hand: ['f_ambush'] }), step: 'craft' }, 'craft f_ambush'],
  ['tooFewCraftingPieces', { ...mc({ workshops: { c9: 1 }, hand: ['f_anvil'] }), step: 'craft' }, 'craft f_anvil'],
  [
    'itemGone',
    { ...mc({ workshops: { c8: 1 }, crafted: ['hammer'], hand: ['f_anvil'] }), step: 'craft' },
    'craft f_anvil',
  ],
  [
    'craftedAlready',
    { ...mc({ workshops: { c9: 1 }, effects: ['m_codebreakers'], hand: ['m_codebreakers'] }), step: 'craft' },
    'craft m_codebreakers',
  ],
  ['noSlot', mc({ warriors: { c1: 2 }, workshops: { c1: 1 } }), 'build sawmill c1'],
  [
    'keepThere',
    ed({ warriors: { c2: 2 }, ...decree('despot', {}, 'build') }, { mc: { keep: 'c2' } }),
    'build c2 by vizier',
  ],
  ['noneLeft', mc({ recruiters: { c5: 1 }, warriors: { c1: 25 } }), 'recruit'],
  ['tooFewPoints', mc({ hand: ['f_dominance'] }), 'activate f_dominance'],
  ['dominanceActive', mc({ dominance: 'm_dominance', hand: ['f_dominance'] }), 'activate f_dominance'],
  [
    'noCoalition',
    { ...vb({ points: 12, hand: ['f_dominance'] }), players: ['mc', 'wa', 'vb'] },
    'activate f_dominance with mc',
  ],
  ['wrongPartner', vb({ points: 12, hand: ['f_dominance'] }, { mc: { points: 9 } }), 'activate f_dominance with mc'],
  ['notAvailable', mc({ hand: ['f_anvil'] }), 'take f_dominance with f_anvil'],
  [
    'usedAlready',
    { ...mc({ warriors: { c1: 1 }, effects: ['f_tax_collector'] }), used: ['f_tax_collector'] },
    'use f_tax_collector c1',
  ],
  ['noActionsLeft', mc({ actions: 3, hand: ['f_anvil'] }), 'march'],
  ['recruitedAlready', mc({ recruited: true, recruiters: { c5: 1 } }), 'recruit'],
  ['noRecruiter', mc({}), 'recruit'],
  ['noSawmill', mc({ hand: ['f_anvil'] }), 'overwork c1 f_anvil'],
  ['siteNotRuled', mc({ warriors: { c1: 1 } }), 'build sawmill c9'],
  ['noWood', mc({ warriors: { c1: 1 }, sawmills: { c9: 1 } }), 'build sawmill c1 from c1'],
  [
    'notByTheKeep',
    { players: ['mc', 'ed'], pending: [{ frame: 'setUp', step: 1 }], mc: { keep: 'c1' } },
    'place sawmill c7',
  ],
  [
    'twoBirds',
    { ...birdsong('ed', 'decree'), ed: { roosts: ['c3'], added: 1, bird: true, hand: ['b_sappers'] } },
    'decree b_sappers move',
  ],
  ['otherColumn', ed({ roosts: ['c1'], ...decree('builder', {}, 'recruit') }), 'move c1 c9 1 by vizier'],
  [
    'cardDoesNotFit',
    ed({ roosts: ['c1', 'c9'], ...decree('despot', { recruit: ['f_anvil'] }, 'recruit') }),
    'recruit c9 by f_anvil',
  ],
  ['noRoost', ed({ roosts: ['c1'], ...decree('builder', {}, 'recruit') }), 'recruit c9 by vizier'],
  [
    'roostThere',
    ed({ roosts: ['c1'], warriors: { c1: 1, c9: 1 }, ...decree('despot', {}, 'build') }),
    'build c1 by vizier',
  ],
  ['stillPossible', ed({ roosts: ['c1'], ...decree('builder', {}, 'recruit') }), 'turmoil by vizier'],
  ['fewerWarriorsElsewhere', { ...birdsong('ed', 'roost'), mc: { warriors: { c1: 1 } } }, 'roost c1'],
  [
    'notSympathetic',
    { ...birdsong('wa', 'revolt'), wa: { sympathy: ['c8'], supporters: ['f_anvil', 'f_favor'] } },
    'revolt c1 f_anvil f_favor',
  ],
  [
    'baseStands',
    {
      ...birdsong('wa', 'revolt'),
      wa: { sympathy: ['c8', 'c9'], bases: { mouse: 'c7' }, supporters: ['f_anvil', 'f_favor'] },
    },
    'revolt c9 f_anvil f_favor',
  ],
  ['tooFewSupporters', spreading({ sympathy: ['c1'], supporters: ['f_anvil'] }), 'spread c9 f_anvil'],
  ['sympathyThere', spreading({ sympathy: ['c1'], supporters: ['f_anvil'] }), 'spread c1 f_anvil'],
  ['notNextToSympathy', spreading({ sympathy: ['c1'], supporters: ['f_anvil'] }), 'spread c8 f_anvil'],
  ['noBase', operating({ warriors: { c1: 1 } }), 'recruit c1'],
  ['inForest', vb({ at: 'fa', items: ['torch'] }), 'explore'],
  ['intoForest', vb({ at: 'c1' }), 'move c1 fa'],
  ['itemNotReady', vb({ at: 'c6', items: ['boot'] }), 'explore'],
  ['hostileWarriors', vb({ at: 'c1', relations: { mc: 'hostile' } }, { mc: { warriors: { c9: 1 } } }), 'move c1 c9'],
  ['noRuin', vb({ at: 'c1', items: ['torch'] }), 'explore'],
  ['nobodyThere', vb({ at: 'c1', hand: ['f_anvil'] }), 'aid mc f_anvil with boot'],
  ['questElsewhere', vb({ at: 'c1' }, { quests: { open: ['qr_guard'] } }), 'quest qr_guard'],
  [
    'warriorsFirst',
    vb({ at: 'c8', items: ['crossbow'] }, { ed: { roosts: ['c8'], warriors: { c8: 1 } } }),
    'strike ed roost',
  ],
  ['notDamaged', vb({ at: 'c8', items: ['hammer'] }), 'repair boot'],
  ['otherCharacter', vb({ at: 'c8', items: ['torch'] }), 'labor f_anvil'],
];

function situation(told: Scene): RootState {
  return told.winner || JSON.stringify(told.pending ?? '').includes('setUp') ? stateOf(told) : scene(told);
}

const parsed = (text: string) => {
  const action = root.parse(text);
  if (!action) throw new Error(`not an action: ${text}`);
  return action;
};

test.each(cases)('%s: %j refuses %s', (key, told, text) => {
  const s = situation(told);
  expect(can(s, text)).toBe(false);
  expect(explainRefusal(s, parsed(text))).toEqual({ key, rule: refusalRules[key] });
});

test('every reason has its case and a rule of the base game', () => {
  expect(cases.map(([key]) => key).sort()).toEqual(Object.keys(refusalRules).sort());
  expect(Object.values(refusalRules).filter((rule) => !ruleIds.has(rule))).toEqual([]);
});

test('whatever is not on offer is refused by a rule', () => {
  for (const [i, players] of tables.entries()) {
    const seen: string[] = [];
    let at = 0;
    playSome(players, 90 + i, 160, {
      before({ s, options }) {
        const texts = new Set(options.map(root.format));
        for (const text of seen) {
          const action = root.parse(text);
          if (at++ % 9 !== 0 || !action || texts.has(text)) continue;
          const faction = 'faction' in action ? action.faction : undefined;
          if (faction !== undefined && !players.includes(faction)) continue;
          expect(Object.keys(refusalRules)).toContain(explainRefusal(s, action).key);
        }
        for (const text of [...texts].slice(0, 2)) if (seen.length < 60) seen.push(text);
      },
    });
  }
});
