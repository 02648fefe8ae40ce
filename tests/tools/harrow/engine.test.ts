import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runTool } from '../run-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const engine = (args: readonly string[], input?: string) => runTool('engine', args, input);

const fresh = engine(['new', '--mode', 'ch1', '--map', 'a', '--seed', '1']);
const start = fileWith('start.json', fresh.out);

const fight = {
  protectors: { haints: { '0,0': 3 }, legend: '0,2' },
  family: { haints: { '0,-1': 2 }, legend: '0,-2' },
  tree: { red: 2 },
  pending: [{ frame: 'attack', attack: true }],
};

test('new prints a position', () => {
  expect(fresh).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(fresh.out)).toMatchObject({
    game: 'harrow',
    mode: 'ch1',
    map: 'a',
    round: 1,
    active: 'protectors',
  });
});

test('new sets chapter 3 up with the legends and tracks asked for, and it can be played from there', () => {
  const args = ['--mode', 'ch3', '--map', 'b', '--legends', 'bernice,willa', '--tracks', 'b,a', '--seed', '3'];
  const { code, out } = engine(['new', ...args]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    mode: 'ch3',
    legends: { protectors: 'bernice', family: 'willa' },
    tracks: { protectors: 'b', family: 'a' },
  });
  const [first] = engine(['legal', '-'], out).out.split('\n');
  expect(first).toMatch(/^put (townsfolk|building) /);
  expect(engine(['apply', '-', first], out).code).toBe(0);
});

test('new takes the variants the chapter knows, and a position keeps them', () => {
  const made = engine(['new', '--mode', 'ch5', '--variants', 'hester_counts,bare_buildings']);
  expect(JSON.parse(made.out).variants).toEqual(['bare_buildings', 'hester_counts']);
  const [first] = engine(['legal', '-'], made.out).out.split('\n');
  expect(JSON.parse(engine(['apply', '-', first], made.out).out).variants).toEqual(['bare_buildings', 'hester_counts']);
  expect(engine(['new', '--variants', 'no_solace'])).toEqual({
    code: 2,
    out: '',
    err: 'engine: --variants must be bare_buildings, found "no_solace"\n',
  });
});

describe('legal', () => {
  test('prints an action a line', () => {
    expect(engine(['legal', start])).toEqual({
      code: 0,
      out: 'jar ability\njar wild\njar legend\njar attack\n',
      err: '',
    });
  });

  test('prints JSON, and reads the standard input', () => {
    const { out } = engine(['legal', '-', '--json'], '{ "pending": [{ "frame": "ability" }] }');
    expect(JSON.parse(out)).toEqual(['ability move', 'ability spawn', 'ability strengthen']);
  });

  test('says what the tree may give while it decides', () => {
    const pending = [{ frame: 'tree', from: '0,0', to: '0,-1' }];
    expect(engine(['legal', '-'], JSON.stringify({ ...fight, pending })).out).toBe('tree red=0..5 blue=0..3\n');
  });
});

test('apply plays actions, the tree among them, and its output is a position again', () => {
  const path = fileWith('fight.json', fight);
  const { code, out } = engine(['apply', path, 'attack 0,0 0,-1', 'tree red=4 blue=1', 'strike']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    protectors: { points: 1, attacked: true },
    family: { haints: { '0,-1': 1 } },
    battlefield: { red: 2, blue: 1 },
    tree: { red: 2, blue: 2 },
  });
  expect(engine(['legal', '-'], out).out).toBe('strike\ndone\n');
});

test('show draws the position', () => {
  const { code, out } = engine(['show', start]);
  expect(code).toBe(0);
  expect(out).toContain('Round 1, turn 1 of 6, turn of the protectors');
  expect(out).toContain('/^0,2 pla \\');
  expect(out).toContain('Emmy P3');
  expect(out).toContain('family: 0 points, jars ability wild legend attack');
  for (const line of out.split('\n')) expect(line).toBe(line.trimEnd());
});

test('help tells the commands', () => {
  expect(engine(['--help'])).toMatchObject({ code: 0, err: '' });
});

describe('bad input: one clear line and exit code 2', () => {
  test.each([
    [[], 'engine: expected new, legal, apply or show, found nothing; see --help'],
    [['new', '--map', 'c'], 'engine: --map must be a or b, found "c"'],
    [['new', '--legends', 'emmy,levi'], 'engine: chapter 1 is always Emmy against Levi'],
    [['new', '--mode', 'ch2', '--legends', 'emmy,bernice'], 'engine: --legends must be levi or corbin or'],
    [
      ['new', '--mode', 'ch2', '--legends', 'emmy'],
      'engine: --legends must be two words with a comma between, found "emmy"',
    ],
    [
      ['new', '--mode', 'ch2', '--tracks', 'a,b,a'],
      'engine: --tracks must be two words with a comma between, found "a,b,a"',
    ],
    [['new', '--seed', '-1'], 'engine: --seed needs a value that does not begin with a dash'],
    [['show', start, '--seed', '3'], 'engine: --seed is for a new game; see --help'],
    [['new', '--mode', 'ch2', '--tracks', 'a,c'], 'engine: --tracks must be a or b, found "c"'],
    [['new', '--colour', 'red'], "engine: Unknown option '--colour'"],
    [['legal', 'nowhere.json'], 'engine: cannot read nowhere.json'],
    [['legal', fileWith('broken.json', '{ "map": ')], 'broken.json is not JSON'],
    [['legal', fileWith('wrong.json', { protectors: { points: 'many' } })], 'wrong.json: protectors.points: expected'],
    [['apply', start, 'dance'], 'engine: not an action: "dance"'],
    [['apply', start, 'end'], 'engine: not legal in this position: "end"'],
    [
      ['apply', fileWith('fight2.json', fight), 'attack 0,0 0,-1', 'strike'],
      'the tree decides first (tree red=0..6 blue=0..3)',
    ],
    [
      ['apply', fileWith('fight3.json', fight), 'attack 0,0 0,-1', 'tree red=9'],
      'not legal in this position: "tree red=9"',
    ],
    [
      ['apply', fileWith('over.json', { winner: 'family', family: { points: 7 } }), 'end'],
      'engine: the game is over, nothing can follow: "end"',
    ],
  ])('%j', (args, error) => {
    const { code, out, err } = engine(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(error);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
