import { expect, it } from 'vitest';
import { searchableRoles } from './searchableRoles';
import { WORK_ROLES } from './workRoles';

const groupsOffered = (isMobile: boolean) =>
  new Set(searchableRoles(WORK_ROLES, { isMobile }).map(({ group }) => group));

const ON_BOTH = [
  'sjukskoterska',
  'specialistsjukskoterska',
  'lakare',
  'specialistlakare',
  'underskoterska',
  'rehabilitering',
  'psykologi',
  'farmaci',
];

it.each([
  ['on a computer leaves out the four excluded groups', false, [...ON_BOTH, '']],
  ['on mobile also leaves out the roles without a group', true, ON_BOTH],
])('the search dropdown %s', (_name, isMobile, expected) => {
  expect(groupsOffered(isMobile)).toEqual(new Set(expected));
});
