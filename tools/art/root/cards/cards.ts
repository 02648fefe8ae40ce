import { type Cost, cards } from '../../../../src/engine/games/root/content/cards/cards.ts';
import { quests } from '../../../../src/engine/games/root/content/quests.ts';
import { suits as groundSuits } from '../../../../src/engine/games/root/state/suits.ts';
import { mix } from '../../ink/colour.ts';
import { circ, D, type Point } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { PAPER } from '../../shell/paper.ts';
import { piece } from '../../shell/piece.ts';
import { C, suitInk } from '../inks.ts';
import { suitDisc } from '../pieces/suit-disc.ts';
import { thing } from '../signs/things.ts';
import { cardPictures, questPictures } from './pictures.ts';
import { cardBox, cardSheet, cardSlots, itemBed } from './sheet.ts';

/** A piece of any suit: a wheel of the three. */
function anySuit(r: number): string {
  const wedge = (i: number): string => {
    const at = (angle: number): string =>
      `${Math.round(Math.cos(angle) * r * 10) / 10} ${Math.round(Math.sin(angle) * r * 10) / 10}`;
    const from = -1.571 + i * 2.094;
    return F(`M0 0L${at(from)}A${r} ${r} 0 0 1 ${at(from + 2.094)}Z`, suitInk[groundSuits[i]]);
  };
  return (
    F(D(circ(r * 0.12, r * 0.22, r * 1.06)), C.ink, 'opacity=".5"') +
    groundSuits.map((_, i) => wedge(i)).join('') +
    S(D(circ(0, 0, r, 30)), C.ink, r * 0.2) +
    FS(D(circ(0, 0, r * 0.36, 16)), C.paper, C.ink, r * 0.1)
  );
}

/** The crafting pieces on the spine, one below the other. */
function costOnSpine({ suits, any }: Cost): string {
  const discs = [
    ...groundSuits.flatMap((suit, i) => Array.from({ length: suits[i] }, () => suitDisc(suit, 7.6))),
    ...Array.from({ length: any }, () => anySuit(7.4)),
  ];
  return discs.map((disc, i) => G(18.5, 47 + i * 18.4, 1, disc)).join('');
}

const diamond: readonly Point[] = [
  [100, 126],
  [112, 142],
  [100, 158],
  [88, 142],
];

function face(id: keyof typeof cards): string {
  const { suit, cost, item } = cards[id];
  const vignette = cardPictures[id]();
  seed(1200 + Object.keys(cards).indexOf(id));
  const gain = item ? itemBed(10, 121, 34, 42) + thing(item, 27, 142, 31) + FS(D(diamond), C.gold, C.ink, 2) : '';
  return cardSheet(suit, vignette, { spine: 112, foot: gain + (cost ? costOnSpine(cost) : '') });
}

/** A card that brings an item tells its points on the diamond. */
const itemSlots = {
  name: cardSlots.name,
  text: { x: 46, y: 122, w: 41, h: 40 },
  points: { x: 88, y: 132, w: 24, h: 20 },
};

function questFace(id: keyof typeof quests): string {
  const { suit, items } = quests[id];
  const vignette = questPictures[id]();
  seed(1260 + Object.keys(quests).indexOf(id));
  const beds = items.map((item, i) => {
    const x = 54 + i * 39;
    return itemBed(x - 16, 122, 32, 30) + thing(item, x, 137, 25);
  });
  return cardSheet(suit, vignette, { paper: mix(PAPER, C.gold, 0.16), spine: 160, foot: beds.join('') });
}

/** On its side the word that it is a quest, at the foot what it is worth. */
const questSlots = {
  name: cardSlots.name,
  word: { x: 5, y: 40, w: 27, h: 100 },
  text: { x: 34, y: 153, w: 80, h: 13 },
};

export const cardFaces = (): Picture[] => [
  ...Object.entries(cards).map(([id, { item }]) =>
    picture(`card-${id}`, cardBox, () => face(id as keyof typeof cards), {
      slots: item ? itemSlots : cardSlots,
    }),
  ),
  ...Object.keys(quests).map((id) =>
    picture(`quest-${id}`, cardBox, () => questFace(id as keyof typeof quests), { slots: questSlots }),
  ),
  piece('suit-any', { x: -56, y: -56, w: 118, h: 124 }, () => anySuit(50)),
];
