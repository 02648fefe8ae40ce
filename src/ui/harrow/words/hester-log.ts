import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import type { HesterEvent } from '../../../engine/games/harrow/events/hester.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Teller } from './teller.ts';
import { cardName, terrainName } from './terms.ts';

/** Terrain cubes by their colours: «2× Bog, 1× Forest». */
export function cubeList(cubes: readonly number[]): string {
  return terrains.flatMap((terrain, i) => (cubes[i] > 0 ? [`${cubes[i]}× ${terrainName(terrain)}`] : [])).join(', ');
}

const isSome = (cubes: readonly number[]): boolean => cubes.some((n) => n > 0);

function gainedText({ cubes, lost }: Extract<HesterEvent, { type: 'terrainGained' }>): string {
  const params = { cubes: cubeList(cubes), lost: cubeList(lost) };
  if (!isSome(lost)) return t('log:hester.gained', params);
  return t(isSome(cubes) ? 'log:hester.gainedLess' : 'log:hester.gainedNone', params);
}

/** The sentence of what Hester did. */
export function hesterText(event: HesterEvent, { at, way, tell }: Teller): string {
  switch (event.type) {
    case 'rootPlaced': {
      const { from, to } = event.root;
      return from === undefined ? t('log:hester.firstRoot', { at: at(to) }) : t('log:hester.root', way({ from, to }));
    }
    case 'flameDoused':
      return tell('log:hester.doused', event.seat, { at: at(event.hex), flames: event.flames });
    case 'fireOut':
      return t('log:hester.fireOut', { at: at(event.hex) });
    case 'cubesGiven':
      return tell('log:hester.given', event.seat, { count: event.cubes });
    case 'rootSkipped':
      return t('log:hester.rootSkipped');
    case 'rootsWithdrawn':
      return t('log:hester.withdrawn', { count: event.roots.length });
    case 'terrainGained':
      return gainedText(event);
    case 'terrainPaid':
      return t(event.why === 'limit' ? 'log:hester.limit' : 'log:hester.paid', { cubes: cubeList(event.cubes) });
    case 'flameAdded':
      return t('log:hester.flame', { at: at(event.hex), count: event.flames });
    case 'actUsed':
      return t('log:hester.act', { act: t(`hester:act.${event.act}`) });
    case 'hesterCardLaid':
      return event.over === undefined
        ? t('log:hester.cardLaid', { card: cardName(event.card) })
        : t('log:hester.cardOver', { card: cardName(event.card), over: cardName(event.over) });
    case 'hesterCardCalled':
      return t('log:hester.cardCalled', { card: cardName(event.card) });
    case 'sacrificeLaid':
      return t('log:hester.sacrificeLaid', { at: at(event.hex), terrain: terrainName(event.terrain) });
    case 'sacrificeTaken':
      return t('log:hester.sacrificeTaken', { to: at(event.hex, 'To'), terrain: terrainName(event.terrain) });
    case 'crept':
      return tell('log:hester.crept', event.owner, way(event));
    case 'hesterMoved':
      return t('log:hester.moved', way(event));
    case 'fireMade':
      return t('log:hester.fire', { at: at(event.hex), count: event.actions });
    case 'squareFilled':
      return tell('log:hester.square', event.side, { filled: event.filled });
    case 'thingScattered':
      return t('log:hester.scattered', {
        thing: t(`log:object.${event.what === 'sacrifice' ? 'terrainCube' : 'redCube'}`),
        ...way(event),
      });
    case 'treeShaken':
      return t('log:hester.shaken');
    case 'haintInfected':
      return tell('log:hester.infected', event.owner, { at: at(event.hex) });
    case 'snakeBack':
      return t('log:hester.snakeBack');
    case 'pairReturned':
      return t('log:hester.pairBack');
    case 'hesterSummoned':
      return t('log:hester.summoned', { at: at(event.hex) });
    case 'devoured':
      return tell('log:hester.devoured', event.victim, {
        token: t(`log:object.${event.token === 'wild' ? 'wildToken' : event.token}`),
      });
    case 'hesterLeft':
      return event.why === 'fed' ? t('log:hester.fed') : t('log:hester.killed', { at: at(event.hex) });
  }
}
