import { describe, expect, it } from 'vitest';
import type { Profile } from '#domain/api/v2';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { filterWishes, profileWishes, suggestionRequest } from './suggestions';

const PROFILE: Profile = {
  userId: 'u1',
  firstName: 'Alva',
  lastName: 'Exempelsson',
  email: 'alva@example.com',
  emailState: 'confirmed',
  phone: null,
  jobTitle: null,
  workplace: null,
  availableFrom: null,
  profession: null,
  workfields: [],
  locations: [],
  employmentTypes: ['konsult'],
  systems: [],
  languages: null,
  prescriberCode: null,
  visibility: 'hidden',
  visibilityChosen: false,
  avatarConsent: false,
  profileImageUrl: null,
  pendingEmail: null,
  bankIdVerified: true,
  verifiedName: null,
};

describe('wishes', () => {
  it.each([
    ['a visitor', null, null],
    ['an empty profile', PROFILE, null],
    [
      'a profile',
      { ...PROFILE, profession: 'barnmorska', locations: ['r-12'] },
      { workroles: ['barnmorska'], locations: ['r-12'], workfields: [] },
    ],
  ])('of %s', (_what, profile, expected) => {
    expect(profileWishes(profile)).toEqual(expected);
  });

  it.each([
    ['no field that similarity uses', { text: 'natt', minHourlyRate: 700 }, null],
    ['a field', { workfields: ['bb'] }, { workroles: [], locations: [], workfields: ['bb'] }],
  ])('of a filter with %s', (_what, changes, expected) => {
    expect(filterWishes({ ...EMPTY_FILTER, ...changes })).toEqual(expected);
  });

  it('requests only what is wished', () => {
    const request = suggestionRequest({ workroles: ['a', 'b'], locations: [], workfields: ['bb'] });
    expect(JSON.parse(JSON.stringify(request))).toEqual({
      workroles: 'a,b',
      workfields: 'bb',
      pageLength: 3,
    });
  });
});
