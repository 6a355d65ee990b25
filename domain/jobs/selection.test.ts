import { describe, expect, it } from 'vitest';
import type { WorkField, WorkRole } from '#domain/vocabulary/types';
import { fieldsSelectedWith, nearbyRoles, roleWithNearby, toggleSelection } from './selection';

const role = (id: string, group: string): WorkRole => ({
  id,
  pathId: id,
  group,
  text: { sv: id, en: id },
});
const field = (id: string, group: string): WorkField => ({
  id,
  pathId: id,
  isGroup: id === group,
  group,
  text: { sv: id, en: id },
  icon: 'medicine',
});
const ROLES = [
  role('iva', 'nurse'),
  role('barnmorska', 'nurse'),
  role('kurator', ''),
  role('x', ''),
];
const FIELDS = [
  field('akut', 'akut'),
  field('ambulans', 'akut'),
  field('iva', 'akut'),
  field('hud', 'hud'),
];

describe('nearbyRoles', () => {
  it.each([
    [['iva'], ['barnmorska']],
    [['kurator'], []],
    [['iva', 'barnmorska'], []],
    [['kurator', 'barnmorska'], ['iva']],
    [['nobody'], []],
    [[], []],
  ])('%j → %j', (ids, expected) => {
    expect(nearbyRoles(ids, ROLES)).toEqual(expected);
  });
});

describe('roleWithNearby', () => {
  it.each([
    ['nothing', [], null],
    ['a group', ['barnmorska', 'iva'], 'barnmorska'],
    ['the group in another order', ['iva', 'barnmorska'], 'iva'],
    ['a part of a group', ['iva'], null],
    ['a role without a group', ['kurator'], null],
    ['a group and more', ['iva', 'barnmorska', 'x'], null],
    ['an unknown role', ['nobody'], null],
  ])('%s: %j → %s', (_what, selected, expected) => {
    expect(roleWithNearby(selected, ROLES)).toBe(expected);
  });
});

describe('fieldsSelectedWith', () => {
  it.each([
    ['akut', ['ambulans', 'iva']],
    ['iva', ['iva']],
    ['hud', []],
    ['nothing', []],
  ])('%s → %j', (id, expected) => {
    expect(fieldsSelectedWith(id, FIELDS)).toEqual(expected);
  });
});

describe('toggleSelection', () => {
  it.each([
    [['a'], ['b', 'c'], ['a', 'b', 'c']],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'b', 'c'],
    ],
    [['a', 'b', 'c'], ['b', 'c'], ['a']],
  ])('%j with %j → %j', (selected, ids, expected) => {
    expect(toggleSelection(selected, ids)).toEqual(expected);
  });
});
