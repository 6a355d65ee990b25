import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import type { Experience } from '../experiences';
import type { JobPreferences } from '../preferences';
import type { CandidateReference } from '../references';
import type { AccountContents } from '../strength';

const WEEK = isoWeekOf('2026-05-04');

/** Complete preferences; a test names only the fields it is about. */
export function somePreferences(changes: Partial<JobPreferences> = {}): JobPreferences {
  return {
    locations: ['r-24'],
    workRoles: ['sjukskoterska'],
    workFields: ['akutmottagning'],
    systems: ['ncs-cross'],
    onCallDuty: null,
    compensation: { hourly: { minRate: 500, maxRate: 3500 } },
    availablePeriods: { weeksData: { [weekKey(WEEK)]: WEEK } },
    employmentTypes: ['konsult'],
    ...changes,
  };
}

export function aReference(changes: Partial<CandidateReference> = {}): CandidateReference {
  return {
    id: 'reference-1',
    workplace: 'Exempelsjukhuset',
    name: 'Chefa Exempelsson',
    phone: '+46701740605',
    email: 'chefa@example.com',
    isManager: true,
    latestJob: 1,
    mayContact: true,
    ...changes,
  };
}

function anExperience(changes: Partial<Experience> = {}): Experience {
  return {
    id: 'experience-1',
    workRole: 'sjukskoterska',
    workplace: 'Exempelsjukhuset',
    from: '2019-08',
    to: null,
    description: '',
    regionEmployer: null,
    workFields: [],
    ...changes,
  };
}

/** A complete account. */
export function aWholeAccount(): AccountContents {
  return {
    profile: {
      phone: '+46701740605',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      systems: ['ncs-cross'],
      profileImageUrl: '/api/v2/users/profile_image?id=1',
      bankIdVerified: true,
      visibilityChosen: true,
      prescriberCode: '1234567',
    },
    preferences: somePreferences(),
    documents: [
      { type: 'cv', validTo: null },
      { type: 'hosp_licence', validTo: '2026-03-02' },
      { type: 'id_card', validTo: '2030-01-01' },
    ],
    references: [aReference(), aReference({ id: 'reference-2', latestJob: 2 })],
    experiences: [anExperience()],
  };
}

/** An account after a registration with only an address. */
export function anEmptyAccount(): AccountContents {
  return {
    profile: {
      phone: null,
      jobTitle: null,
      profession: null,
      systems: [],
      profileImageUrl: null,
      bankIdVerified: false,
      visibilityChosen: false,
      prescriberCode: null,
    },
    preferences: somePreferences({
      locations: [],
      workRoles: [],
      workFields: [],
      systems: [],
      employmentTypes: [],
      availablePeriods: { weeksData: {} },
    }),
    documents: [],
    references: [],
    experiences: [],
  };
}
