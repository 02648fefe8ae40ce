import { join, note, readCount, readFields, readFlag, readNames, readOneOf } from '../../../../kit/json.ts';
import { at, readPieces, writeCounts, writePlaces } from '../../notation/parts.ts';
import { cardIds, hidden } from '../../state/cards.ts';
import { sideAs } from '../../state.ts';
import type { SideNotation } from '../side-notation.ts';
import { columns, type DecreeCard, leaderIds, vizier } from './state.ts';
import { vizierColumns } from './tracks.ts';

const decreeCards: readonly DecreeCard[] = [vizier, ...cardIds, hidden];

export const eyrieNotation: SideNotation = {
  fields: ['warriors', 'roosts', 'leader', 'deposed', 'decree', 'column', 'resolved', 'added', 'bird'],
  write(s, seat) {
    const { on, own } = sideAs(s, seat, 'ed');
    const { leader, deposed, decree, column, resolved, added, bird } = own;
    return {
      warriors: writeCounts(on.warrior ?? []),
      roosts: writePlaces(on.roost ?? []),
      leader: leader ?? null,
      deposed,
      decree,
      column: columns[column],
      resolved,
      added,
      bird,
    };
  },
  read(s, seat, reading) {
    const { fields, notes } = reading;
    const { own } = sideAs(s, seat, 'ed');
    readPieces(s, seat, 'warrior', 'warriors', reading);
    readPieces(s, seat, 'roost', 'roosts', reading);
    if (fields.leader === null) delete own.leader;
    else if (fields.leader !== undefined) {
      own.leader = readOneOf(fields.leader, at(reading, 'leader'), leaderIds, 'builder', notes);
      own.decree = { recruit: [], move: [], battle: [], build: [] };
      for (const column of vizierColumns[own.leader]) own.decree[column].push(vizier);
    }
    own.deposed = readNames(fields.deposed, at(reading, 'deposed'), leaderIds, notes);
    if (own.leader !== undefined && own.deposed.includes(own.leader)) {
      note(notes, at(reading, 'deposed'), `${own.leader} leads`);
    }
    if (fields.decree !== undefined) {
      const decree = readFields(fields.decree, at(reading, 'decree'), columns, notes);
      for (const column of columns) {
        own.decree[column] = readNames(decree[column], join(at(reading, 'decree'), column), decreeCards, notes);
      }
    }
    const viziers = columns.filter((column) => own.decree[column].includes(vizier));
    const wanted =
      own.leader === undefined ? [] : columns.filter((each) => own.leader && vizierColumns[own.leader].includes(each));
    const count = columns.flatMap((column) => own.decree[column]).filter((card) => card === vizier).length;
    if (viziers.join() !== wanted.join() || count !== wanted.length) {
      note(notes, at(reading, 'decree'), `the viziers belong into ${wanted.join(' and ') || 'no column'}`);
    }
    own.column = columns.indexOf(readOneOf(fields.column, at(reading, 'column'), columns, 'recruit', notes));
    own.resolved = readNames(fields.resolved, at(reading, 'resolved'), decreeCards, notes);
    const left = [...own.decree[columns[own.column]]];
    for (const card of own.resolved) {
      if (!left.includes(card)) note(notes, at(reading, 'resolved'), `${card} is not in the column`);
      left.splice(left.indexOf(card), 1);
    }
    own.added = readCount(fields.added, at(reading, 'added'), { least: 0, most: 2, fallback: 0 }, notes);
    own.bird = readFlag(fields.bird, at(reading, 'bird'), false, notes);
  },
};
