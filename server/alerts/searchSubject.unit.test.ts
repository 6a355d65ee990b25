import { expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { nearbyRoles } from '#domain/jobs/selection';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { searchSubject } from './searchSubject';

const TODAY = '2026-11-27';
const GROUP = ['barnmorska', ...nearbyRoles(['barnmorska'], WORK_ROLES)];

it.each<[Partial<JobFilter>, string | null, string | null]>([
  [{}, null, null],
  [{ workroles: ['barnmorska'] }, 'Barnmorska', 'Midwife'],
  [
    { workroles: ['barnmorska'], locations: ['m-2480', 'm-1280'], timeOfDay: ['night'] },
    'Barnmorska, Umeå +1, Natt',
    'Midwife, Umeå +1, Night',
  ],
  [{ workroles: ['barnmorska', 'psykolog'] }, 'Barnmorska +1', 'Midwife +1'],
  // Only who chose the whole group hears of it, by its name
  [{ workroles: GROUP }, 'Specialistsjuksköterska', 'Specialist nurse'],
  [{ onCallDuty: true, locations: ['r-12'] }, 'Skåne län, Jour', 'Skåne County, On-call duty'],
  // What was typed is never repeated, what was read from it is
  [{ text: 'barnmorska umeå hemligt' }, 'Barnmorska, Umeå', 'Midwife, Umeå'],
  [{ text: 'hemligt' }, null, null],
  [{ text: 'ssk ej natt' }, 'Sjuksköterska, Inte natt', 'Nurse, Not night'],
])('%j is about %s', (changes, sv, en) => {
  const subject = searchSubject({ ...EMPTY_FILTER, ...changes }, TODAY);
  expect(subject).toEqual(sv === null ? null : { sv, en });
});
