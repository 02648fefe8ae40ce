import { expect, test } from 'vitest';
import { keepTogether } from '../../src/i18n/line-breaks.ts';

test('words of one letter stay with the next word in Czech and Polish', () => {
  expect(keepTogether('Bouře v trní a u domu', 'cs')).toBe('Bouře v\u00a0trní a\u00a0u\u00a0domu');
  expect(keepTogether('Z pola w lesie', 'pl')).toBe('Z\u00a0pola w\u00a0lesie');
  expect(keepTogether('Take a card', 'en')).toBe('Take a card');
});

test('a number stays with what it counts', () => {
  expect(keepTogether('Move 2 haints, 1 hex each', 'en')).toBe('Move 2\u00a0haints, 1\u00a0hex each');
  expect(keepTogether('cubes: 2× Bog, 1× Forest', 'en')).toBe('cubes: 2×\u00a0Bog, 1×\u00a0Forest');
  expect(keepTogether('o 1 hex (1 žeton)', 'cs')).toBe('o\u00a01\u00a0hex (1\u00a0žeton)');
});

test('the number of a hex or a round stays with its name', () => {
  expect(keepTogether('Kain jde do bažiny 29.', 'cs')).toBe('Kain jde do bažiny\u00a029.');
  expect(keepTogether('dosah 2: les, bouře', 'cs')).toBe('dosah\u00a02: les, bouře');
  expect(keepTogether('Chapter 1', 'en')).toBe('Chapter\u00a01');
});

test('nothing else changes', () => {
  expect(keepTogether('cubes: red, blue', 'en')).toBe('cubes: red, blue');
  expect(keepTogether('', 'pl')).toBe('');
});
