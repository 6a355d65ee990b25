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
    ['a role adds its group', [], ['barnmorska'], ['barnmorska', 'iva']],
    ['a role without a group adds only itself', [], ['tolk'], ['tolk']],
    ['a removed role is removed alone', ['barnmorska', 'iva'], ['iva'], ['iva']],
    ['other choices stay', ['lakare'], ['lakare', 'iva'], ['lakare', 'iva', 'barnmorska']],
    ['the last role of a group stays alone', ['iva'], ['iva', 'tolk'], ['iva', 'tolk']],
    ['everything can be removed', ['iva'], [], []],
  ])('%s', (_what, before, after, expected) => {
    expect(stageRoles(before, after, ROLES)).toEqual(expected);
  });
});
