import { expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { filterToSend } from './filterToSend';

const role = (id: string, group: string) => ({ id, label: id, group });
const ROLES = [role('iva', 'special'), role('barnmorska', 'special'), role('tolk', '')];
const inForce = { ...EMPTY_FILTER, workroles: ['iva'] };

it.each([
  ['a role with its group, itself first', ['barnmorska'], ['barnmorska', 'iva']],
  ['a role without a group alone', ['tolk'], ['tolk']],
  ['no role', [], []],
  ['several as they are', ['iva', 'tolk'], ['iva', 'tolk']],
])('sends %s', (_what, workroles, expected) => {
  expect(filterToSend({ ...inForce, workroles }, inForce, ROLES).workroles).toEqual(expected);
});

it('keeps a narrowed group when something else changes', () => {
  const draft = { ...inForce, locations: ['r-12'] };
  expect(filterToSend(draft, inForce, ROLES)).toEqual(draft);
});
