import { expect, test } from 'vitest';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import type { FairEvent } from '../../../../src/engine/games/harrow/events/fair.ts';
import type { KammiEvent } from '../../../../src/engine/games/harrow/events/kammi.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import type { TileId } from '../../../../src/engine/games/harrow/state/tiles.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import type { Piece, PieceKind } from '../../../../src/scenes/harrow/map/county/pieces.ts';
import type { MapScene } from '../../../../src/scenes/harrow/map/map-scene.ts';
import { mapAnimations } from '../../../../src/scenes/harrow/map/motions/map-animations.ts';
import { position } from '../../../games/harrow/position.ts';

type EventType = HarrowEvent['type'];
type EventOf<T extends EventType> = Extract<HarrowEvent, { type: T }>;

const hex = 12;
const next = 13;

/** Events of chapters 1 to 3 that move something, as the map tells them. */
const moving = {
  jarBroken: { seat: 0, jar: 'wild', toAttack: false },
  tokensDrawn: { seat: 1, tokens: [1, 1, 2] },
  wildTaken: { seat: 0, wild: 2 },
  moved: { seat: 0, from: hex, to: next, haints: 1, legend: true, cost: 1 },
  spawned: { seat: 0, hex },
  strengthened: { seat: 0 },
  pathLaid: { seat: 0, hex },
  pathTaken: { seat: 0, hex },
  stormRaised: { seat: 1, hex, byCleanUp: false },
  tokenPulled: { seat: 0, token: 'move', from: hex, to: next },
  unitPulled: { seat: 0, owner: 0, unit: 'haint', from: hex, to: next },
  cubeHidden: { seat: 0, hex },
  cubeGathered: { seat: 0, hex, attacked: false },
  haintStepped: { seat: 0, from: hex, to: next },
  killed: { seat: 1, victim: 0, hex, how: 'attack' },
  legendPushed: { seat: 1, victim: 0, from: hex, to: next },
  cubesDiscarded: { seat: 0, cubes: 2 },
  tokenCollected: { seat: 0, token: 'move', hex, to: 'board' },
  tokenSorted: { seat: 1, token: 'move', to: 'bag' },
  townsfolkWalked: { seat: 0, from: hex, to: next },
  townsfolkRescued: { seat: 0, hex },
  buildingDestroyed: { seat: 1, hex },
  cardDrawn: { seat: 0 },
  cardBuried: { seat: 0 },
  tokenReturned: { seat: 1, token: 'spawn' },
  upgradeGained: { seat: 1, token: 'u_knife_dark', paid: 'strengthen' },
  upgradeUsed: { seat: 1, token: 'u_knife_dark', armed: true },
  tokenDisarmed: { seat: 1, token: 'u_knife_dark' },
  tokenPicked: { seat: 1, token: 'move' },
  unitShifted: { seat: 0, owner: 0, unit: 'legend', from: hex, to: next },
  tokenShifted: { seat: 0, token: 'move', from: hex, to: next },
  tokenLaid: { seat: 0, token: 'move', hex },
  pathShifted: { seat: 0, from: hex, to: next },
  allPulled: { seat: 1, from: hex, to: next },
  haintRemoved: { seat: 1, owner: 0, hex },
  nailDriven: { seat: 0, unit: 'haint', hex },
  nailLifted: { seat: 0, unit: 'haint', hex },
  goadPlaced: { seat: 1, hex },
  goadTaken: { seat: 1, hex },
  goadLost: { hex },
  ragePlaced: { seat: 0, hex },
  cubesStored: { seat: 1, cubes: 2 },
  cubesReturned: { seat: 1, cubes: 2 },
  cubesBanished: { seat: 0, owner: 1, cubes: 2 },
  banishedBack: { owner: 1, cubes: 2 },
  rangeGrown: { seat: 0 },
  tileUsed: { seat: 0, tile: 'b_wild', jar: 'wild' },
  tilePlaced: { tile: 'b_wild', jar: 'wild' },
  lanternTaken: { seat: 1 },
  objectivePlaced: { seat: 0, what: 'building', hex },
  plateFilled: { seat: 0, plate: 1, spoon: 2 },
  plateEmptied: { seat: 0, spoon: 3 },
  spoonTurned: { seat: 0, spoon: 3 },
  scored: { seat: 0, points: 1, why: 'kill' },
} as const satisfies { readonly [T in EventType]?: Omit<EventOf<T>, 'type'> };

/** Events of chapters 1 to 3 that move nothing on the map, and why. */
const still = {
  roundBegan: 'the header changes with the table',
  turnBegan: 'the header changes with the table',
  abilityChosen: 'the prompt says which',
  attackDeclared: 'the battlefield comes on show',
  majority: 'the cube hops on the battlefield, which shows the event again',
  treeDropped: 'the battlefield plays the recorded fall',
  attackSucceeded: 'words on the battlefield',
  attackFailed: 'words on the battlefield',
  paid: 'the cubes leave the tray of the battlefield',
  legendHit: 'the legend is knocked over on the battlefield',
  legendStayed: 'it stays',
  cardPlayed: 'the card is held up before the picture, as part of the page',
  objectiveSkipped: 'nothing enters the map',
  powerUsed: 'what the power does follows',
  roundEnded: 'the bell rings, nothing moves',
  gameOver: 'the end comes on show',
} as const satisfies { readonly [T in EventType]?: string };

/** Nothing of Kammi, Hester or the solo game happens in chapters 1 to 3. */
type LatersEvent =
  | KammiEvent['type']
  | `solo${string}`
  | `hester${string}`
  | `root${string}`
  | `terrain${string}`
  | `sacrifice${string}`
  | `flame${string}`
  | `fire${string}`
  | 'actUsed'
  | 'cubesGiven'
  | 'crept'
  | 'squareFilled'
  | 'thingScattered'
  | 'treeShaken'
  | 'haintInfected'
  | 'snakeBack'
  | 'pairReturned'
  | 'devoured';

type Unlisted = Exclude<EventType, LatersEvent | FairEvent['type'] | keyof typeof moving | keyof typeof still>;

type Thing = Record<string, unknown>;

/** A picture that counts how often it was moved, turned, scaled or faded once it stood. */
function thing(count: () => void, x = 0, y = 0): Thing {
  const own: Thing = { x, y, scaleX: 1, scaleY: 1, scale: 1, alpha: 1, angle: 0, name: '' };
  own.frame = { width: 10, height: 10 };
  const proxy: Thing = new Proxy(own, {
    get(target, key: string) {
      if (key in target) return target[key];
      if (key === 'setName') {
        return (name: string) => {
          target.name = name;
          return proxy;
        };
      }
      if (key === 'setPosition') {
        return (left: number, top: number) => {
          if (left !== target.x || top !== target.y) count();
          Object.assign(target, { x: left, y: top });
          return proxy;
        };
      }
      return key === 'then' ? undefined : () => proxy;
    },
  });
  return proxy;
}

function layer() {
  const list: Thing[] = [];
  return {
    add: (each: Thing) => list.push(each),
    getByName: (name: string) => list.find((each) => each.name === name) ?? null,
    getAll: (_: string, name: string) => list.filter((each) => each.name === name),
    removeAll: () => list.splice(0),
  };
}

const kinds: readonly PieceKind[] = [
  'haint',
  'legend',
  'townsfolk',
  'building',
  'path',
  'token',
  'redCube',
  'nail',
  'goad',
];

/** A map scene without Phaser: its tweens end at once, and only those that move a picture count. */
function stageOf(s: HarrowState, event: HarrowEvent, layoutId: keyof typeof layouts) {
  let moves = 0;
  const count = () => {
    moves += 1;
  };
  const things = new Set<unknown>();
  const make = (x = 0, y = 0) => {
    const made = thing(count, x, y);
    things.add(made);
    return made;
  };
  const [scores, air] = [layer(), layer()];
  const pieces = kinds.map((kind): Piece => {
    const image = make() as unknown as Piece['image'];
    return { kind, hex, seat: kind === 'goad' ? 1 : 0, token: 'move', unit: 'haint', image };
  });
  const named = ['lantern', 'spoon-0', 'tile b_wild' satisfies `tile ${TileId}`];
  for (const name of named) scores.add(Object.assign(make(), { name }));
  const stage = {
    layout: layouts[layoutId],
    app: {
      match: { session: { state: s, log: [{ events: [event] }] } },
      view: { scale: 1, x: 0, y: 0 },
      settings: { speed: 'normal' },
    },
    registry: { get: () => undefined },
    pieces,
    scores,
    air,
    boardAir: layer(),
    roots: layer(),
    pace: (ms: number) => ms,
    entry: () => ({ w: 10, h: 10, ax: 0, ay: 0, slots: {} }),
    art: (_key: string, x: number, y: number, _scale: number, parent = air) => {
      const made = make(x, y);
      parent.add(made);
      return made;
    },
    label: (_text: string, x: number, y: number) => make(x, y),
    add: { graphics: () => make(), circle: () => make(), rectangle: () => make() },
    tweens: { killTweensOf() {} },
    async tween({ targets, onUpdate, duration, ...goal }: Record<string, unknown>) {
      if (things.has(targets)) moves += 1;
      else if (typeof targets === 'object') Object.assign(targets as object, { t: goal.t, share: goal.share });
      if (typeof onUpdate === 'function') onUpdate();
      expect(duration).toBeGreaterThan(0);
    },
  };
  return { scene: stage as unknown as MapScene, moves: () => moves };
}

function table(): HarrowState {
  const s = position({ mode: 'ch3' });
  s.seats[1].armed = ['u_knife_dark'];
  s.slots[1] = [{ tile: 'b_wild', used: true }];
  return s;
}

/** An event that is in neither list does not compile. */
const unlisted: readonly never[] = [] as readonly Unlisted[];

async function movesOf(event: HarrowEvent, layoutId: keyof typeof layouts): Promise<number> {
  const after = table();
  const { scene, moves } = stageOf(after, event, layoutId);
  await mapAnimations(scene, { event, after });
  return moves();
}

test('events that move nothing have no motion on the map', async () => {
  expect(unlisted).toEqual([]);
  for (const type of Object.keys(still)) {
    // It needs a page to be held up on.
    if (type !== 'cardPlayed') expect([type, await movesOf({ type } as HarrowEvent, 'desktop')]).toEqual([type, 0]);
  }
});

test.each(['desktop', 'phone'] as const)('every event that moves something has a motion (%s)', async (layoutId) => {
  const motionless: string[] = [];
  for (const [type, facts] of Object.entries(moving)) {
    const event = { type, ...facts } as HarrowEvent;
    if ((await movesOf(event, layoutId)) === 0) motionless.push(type);
  }
  expect(motionless).toEqual([]);
});
