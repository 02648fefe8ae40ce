import { expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';

test.each([
  'jar ability',
  'jar legend attack',
  'ability strengthen',
  'move 0,2 0,1 haint=2 legend',
  'move 0,2 0,1 legend',
  'spawn 0,2',
  'strengthen',
  'track',
  'power',
  'path -1,1',
  'unpath -1,1',
  'storm 2,-2',
  'pull scroll 0,1 0,0',
  'pull legend 0,1 0,0',
  'hide 0,1',
  'step 0,1 0,0',
  'attack 0,1 0,-1',
  'tree red=3 blue=2',
  'tree red=3 blue=2 stuck red@180.25,301.5,0.785 blue@-3,4,0',
  'strike',
  'push 0,1',
  'reap 0,1',
  'clash',
  'sort move board',
  'walk 0,1 0,2',
  'done',
  'end',
])('%s is read and written alike', (text) => {
  const action = harrow.parse(text);
  expect(action && harrow.format(action)).toBe(text);
});

test.each([
  '',
  'jump',
  'toString',
  'jar',
  'jar honey',
  'jar wild twice',
  'ability attack',
  'move 0,2 0,1',
  'move 0,2 0,1 haint=5',
  'move 0,2 4,1 legend',
  'spawn 4,0',
  'spawn 0,2 0,2',
  'strengthen 2',
  'pull cube 0,1 0,0',
  'attack 0,1',
  'attack 0,1 0,0 0,-1',
  'tree red=x',
  'tree green=1',
  'tree red=1 blue=1 stuck red@1,2',
  'sort move hand',
  'end now',
])('"%s" is no action', (text) => {
  expect(harrow.parse(text)).toBeUndefined();
});
