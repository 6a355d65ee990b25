import { describe, expect, it } from 'vitest';
import { hasTwoGiven, hasTwoReferences } from '#domain/candidates/references';
import { requestState, validToOf } from './givenReference';
import { mailboxOf, whyOwn } from './ownReference';

const TODAY = '2026-03-10';
const NOW = { at: '2026-03-10T09:00:00.000Z', today: TODAY };

describe('two references', () => {
  const claimed = (latestJob: 1 | 2) => ({ isManager: true, latestJob, given: null });
  const given = (latestJob: 1 | 2, relation: 'manager' | 'colleague', validTo = TODAY) => ({
    isManager: relation !== 'manager',
    latestJob,
    given: { relation, validTo },
  });

  it.each([
    ['both named as managers', [claimed(1), claimed(2)], true, false],
    ['both of one job', [claimed(1), claimed(1)], false, false],
    ['one given by a manager', [given(1, 'manager'), claimed(2)], true, false],
    ['both given by managers', [given(1, 'manager'), given(2, 'manager')], true, true],
    // The referee's own word is the one that counts
    ['one who says that they were a colleague', [given(1, 'colleague'), claimed(2)], false, false],
    [
      'one whose year is over, named as none',
      [given(1, 'manager', '2026-03-09'), claimed(2)],
      false,
      false,
    ],
    [
      'one whose year is over, named as a manager',
      [given(1, 'colleague', '2026-03-09'), claimed(2)],
      true,
      false,
    ],
  ])('%s', (_what, references, enough, asGiven) => {
    expect(hasTwoReferences(references, TODAY)).toBe(enough);
    expect(hasTwoGiven(references, TODAY)).toBe(asGiven);
  });
});

describe('a request', () => {
  const open = {
    expiresAt: '2026-03-20T09:00:00.000Z',
    declinedAt: null,
    ended: null,
    given: null,
  };
  it.each([
    [open, 'asked'],
    [{ ...open, expiresAt: NOW.at }, 'expired'],
    [{ ...open, declinedAt: NOW.at }, 'declined'],
    [{ ...open, ended: 'withdrawn' as const }, 'withdrawn'],
    [{ ...open, ended: 'changed' as const, expiresAt: NOW.at }, 'changed'],
    [{ ...open, given: { validTo: TODAY, takenBackAt: null } }, 'given'],
    [{ ...open, given: { validTo: '2026-03-09', takenBackAt: null } }, 'outdated'],
    [{ ...open, given: { validTo: '2026-03-09', takenBackAt: NOW.at } }, 'taken_back'],
  ])('%j is %s', (request, state) => {
    expect(requestState(request, NOW)).toBe(state);
  });

  it.each([
    ['2026-03-10', '2027-03-10'],
    ['2024-02-29', '2025-02-28'],
    ['2026-12-31', '2027-12-31'],
  ])('given on %s is valid to %s', (on, to) => {
    expect(validToOf(on)).toBe(to);
  });
});

describe('an own reference', () => {
  const candidate = {
    name: 'Alva Nordanvik',
    emails: ['alva@example.com', 'a.nordanvik@example.org'],
    phones: ['+46701740605'],
  };
  it.each([
    [{ name: 'Bo Ek', emails: ['ALVA+chef@Example.com'], phones: [] }, 'email'],
    [{ name: 'Bo Ek', emails: ['bo@example.com'], phones: ['+46701740605'] }, 'phone'],
    [{ name: 'ALVA MARIA NORDANVIK', emails: ['bo@example.com'], phones: [] }, 'name'],
    [{ name: 'Bo Ek', emails: ['bo@example.com'], phones: ['+46701740606'] }, null],
    [{ name: 'Alva', emails: ['bo@example.com'], phones: [] }, null],
  ])('%j: %s', (person, why) => {
    expect(whyOwn(person, candidate)).toBe(why);
  });

  it('is seen by its mailbox', () => {
    expect(mailboxOf(' Chefa.Ek+ref@Example.org ')).toBe('chefa.ek@example.org');
    for (const same of ['chefaek@gmail.com', 'C.h.e.f.a.Ek+x@GoogleMail.com']) {
      expect(mailboxOf(same)).toBe(mailboxOf('chefa.ek@gmail.com'));
    }
    expect(mailboxOf('chefaek@example.org')).not.toBe(mailboxOf('chefa.ek@example.org'));
  });
});
