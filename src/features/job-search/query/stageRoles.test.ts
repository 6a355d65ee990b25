import { describe, expect, it } from 'vitest';
import { stageRoles } from './stageRoles';

const role = (id: string, group: string) => ({ id, label: id, group });
const ROLES = [
  role('barnmorska', 'special'),
  role('iva', 'special'),
  role('lakare', 'lakare'),
  role('tolk', ''),
  role('kurator', ''),
];

describe('stageRoles', () => {
  it.each([
    ['a role brings its group', [], ['barnmorska'], ['barnmorska', 'iva']],
    ['a role without a group comes alone', [], ['tolk'], ['tolk']],
    ['a role that goes goes alone', ['barnmorska', 'iva'], ['iva'], ['iva']],
    ['what was chosen stays', ['lakare'], ['lakare', 'iva'], ['lakare', 'iva', 'barnmorska']],
    ['a lone rest of a group stays alone', ['iva'], ['iva', 'tolk'], ['iva', 'tolk']],
    ['everything can go', ['iva'], [], []],
  ])('%s', (_what, before, after, expected) => {
    expect(stageRoles(before, after, ROLES)).toEqual(expected);
  });
});
