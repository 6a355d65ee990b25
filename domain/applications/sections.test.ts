import { expect, it } from 'vitest';
import { bySection, sectionOf } from './sections';
import { APPLICATION_STATUSES, type ApplicationStatus } from './status';
import { isOpen } from './transitions';

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
  expect(sectionOf(status)).toBe(section);
});

it('keeps every ended application, and no other, in secondary', () => {
  const secondary = APPLICATION_STATUSES.filter((status) => sectionOf(status) === 'secondary');
  expect(secondary).toEqual(APPLICATION_STATUSES.filter((status) => !isOpen(status)));
});

it('groups in the order given', () => {
  const of = (id: number, status: ApplicationStatus) => ({ id, status });
  expect(bySection([of(1, 'employed'), of(2, 'pending'), of(3, 'candidate')])).toEqual({
    basic: [of(2, 'pending'), of(3, 'candidate')],
    primary: [],
    secondary: [of(1, 'employed')],
  });
});
