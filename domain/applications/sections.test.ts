import { expect, it } from 'vitest';
import { bySection, sectionOf } from './sections';
import { APPLICATION_STATUSES, type ApplicationStatus } from './status';
import { isOpen } from './transitions';

const JOB = { startsOn: '2026-12-01', endsOn: '2026-12-31' };

it.each<[ApplicationStatus, string]>([
  ['sent', 'basic'],
  ['interested', 'basic'],
  ['candidate', 'basic'],
  ['qualified', 'basic'],
  ['pending', 'basic'],
  ['documented', 'primary'],
  ['presented', 'primary'],
  ['accepted', 'primary'],
])('%s is in %s', (status, section) => {
  expect(sectionOf({ status, job: JOB }, '2026-11-22')).toBe(section);
});

it.each([
  ['2026-11-22', JOB, 'hired'],
  ['2026-12-31', JOB, 'hired'],
  ['2027-01-01', JOB, 'secondary'],
  ['2027-01-01', { startsOn: '2026-12-01', endsOn: null }, 'hired'],
  ['2027-01-01', { startsOn: null, endsOn: null }, 'hired'],
])('who is hired is there until the assignment is over: on %s', (today, job, section) => {
  expect(sectionOf({ status: 'employed', job }, today)).toBe(section);
});

it('keeps every ended application, and no other, in secondary once its assignment is over', () => {
  const secondary = APPLICATION_STATUSES.filter(
    (status) => sectionOf({ status, job: JOB }, '2027-01-01') === 'secondary',
  );
  expect(secondary).toEqual(APPLICATION_STATUSES.filter((status) => !isOpen(status)));
});

it('groups in the order given', () => {
  const of = (id: number, status: ApplicationStatus) => ({ id, status, job: JOB });
  expect(
    bySection([of(1, 'employed'), of(2, 'pending'), of(3, 'candidate')], '2026-11-22'),
  ).toEqual({
    basic: [of(2, 'pending'), of(3, 'candidate')],
    primary: [],
    hired: [of(1, 'employed')],
    secondary: [],
  });
});
