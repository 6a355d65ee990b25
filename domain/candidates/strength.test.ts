import { describe, expect, it } from 'vitest';
import { type AccountContents, profileStrength, STRENGTH_TABLE } from './strength';
import { anEmptyAccount, aReference, aWholeAccount, somePreferences } from './testing/anAccount';

const TODAY = '2026-03-02';
const whole = aWholeAccount();
const strength = (changes: Partial<AccountContents>) =>
  profileStrength({ ...whole, ...changes }, TODAY);
const undone = (changes: Partial<AccountContents>) =>
  strength(changes).lines.filter(({ done }) => !done);

it('is worth 100 points in all, each line once', () => {
  expect(STRENGTH_TABLE.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  const ids = STRENGTH_TABLE.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('is 100 % of a whole account and 0 % of an empty one', () => {
  expect(profileStrength(whole, TODAY).percent).toBe(100);
  const empty = profileStrength(anEmptyAccount(), TODAY);
  expect(empty.percent).toBe(0);
  expect(empty.lines.every(({ done, href }) => !done && href.startsWith('/account'))).toBe(true);
});

describe('a line is not done, and its points are missing,', () => {
  const { profile } = whole;
  it.each<[id: string, points: number, changes: Partial<AccountContents>]>([
    ['bankid', 15, { profile: { ...profile, bankIdVerified: false } }],
    ['contact', 10, { profile: { ...profile, phone: null } }],
    ['profession', 10, { profile: { ...profile, profession: null } }],
    ['profession', 10, { profile: { ...profile, jobTitle: null } }],
    ['profile_image', 5, { profile: { ...profile, profileImageUrl: null } }],
    ['experience', 10, { experiences: [] }],
    ['system_knowledge', 5, { profile: { ...profile, systems: [] } }],
    ['preferences', 15, { preferences: somePreferences({ locations: [] }) }],
    ['preferences', 15, { preferences: somePreferences({ availablePeriods: { weeksData: {} } }) }],
    ['cv', 10, { documents: [{ type: 'ivo_licence', validTo: null, noEndDate: true }] }],
    ['licence', 10, { documents: [{ type: 'cv', validTo: null }] }],
    [
      'licence',
      10,
      {
        documents: [
          { type: 'cv', validTo: null },
          { type: 'hosp_licence', validTo: '2026-03-01' },
        ],
      },
    ],
    ['two_references', 10, { references: [] }],
    ['two_references', 10, { references: [aReference(), aReference()] }],
    [
      'two_references',
      10,
      { references: [aReference(), aReference({ latestJob: 2, isManager: false })] },
    ],
  ])('%s', (id, points, changes) => {
    expect(undone(changes)).toMatchObject([{ id, points }]);
    expect(strength(changes).percent).toBe(100 - points);
  });
});

it.each(['hosp_licence', 'ivo_licence'])('takes %s for a licence through its last day', (type) => {
  const documents = [
    { type: 'cv', validTo: null },
    { type, validTo: TODAY },
  ];
  expect(undone({ documents })).toEqual([]);
});
