import { expect, it } from 'vitest';
import {
  employmentTypeById,
  locationById,
  systemById,
  workFieldById,
  workingHourById,
  workRoleById,
  workRoleGroupById,
} from '../lookup';
import { FIELD_ROLES } from './fieldRoles';
import { FIELD_TERMS } from './fields.generated';
import { FORM_TERMS } from './forms.generated';
import { LOCALITY_TERMS } from './localities.generated';
import { NORDIC_DOCTORS, NORDIC_SOURCES, NORDIC_TERMS } from './nordicTerms';
import { HOSPITALS, OWN_AREAS } from './ownPlaces';
import { GROUP_TERMS, OWN_TERMS, PROFESSIONS_BEFORE_FIELDS, SYSTEMS_WITH_CUE } from './ownTerms';
import { DISTRICT_TERMS, PLACE_TERMS } from './places.generated';
import { PROFESSION_TERMS, WORKPLACE_TERMS } from './professions.generated';
import { SYSTEM_TERMS } from './systems.generated';
import { TIME_TERMS } from './times.generated';

const LOOKUP = {
  workroles: workRoleById,
  workfields: workFieldById,
  locations: locationById,
  employmentTypes: employmentTypeById,
  systems: systemById,
  timeOfDay: workingHourById,
  travel: (id: string) => ['paid', 'arranged'].includes(id) || undefined,
  housing: (id: string) => ['paid', 'arranged'].includes(id) || undefined,
} as const;

const unknown = (part: string, ids: string): string[] =>
  ids.split(' ').filter((id) => {
    const find = Object.entries(LOOKUP).find(([name]) => name === part)?.[1];
    return find?.(id) === undefined;
  });

it.each([
  ['workroles', [...PROFESSION_TERMS, ...WORKPLACE_TERMS]],
  ['workfields', FIELD_TERMS],
  ['locations', [...PLACE_TERMS, ...DISTRICT_TERMS, ...LOCALITY_TERMS]],
  ['employmentTypes', FORM_TERMS],
  ['systems', SYSTEM_TERMS],
  ['timeOfDay', TIME_TERMS],
] as const)('names only %s of the vocabulary', (part, rows) => {
  expect(rows.flatMap(([ids]) => unknown(part, ids))).toEqual([]);
});

it('names only ids of the vocabulary in its own terms', () => {
  const own = OWN_TERMS.flatMap(([, parts]) =>
    Object.entries(parts).flatMap(([part, ids]) =>
      typeof ids === 'string' ? unknown(part, ids) : [],
    ),
  );
  expect(own).toEqual([]);
  expect(GROUP_TERMS.filter(([group]) => !workRoleGroupById(group))).toEqual([]);
  expect(SYSTEMS_WITH_CUE.flatMap(([, ids]) => unknown('systems', ids))).toEqual([]);
  expect([...HOSPITALS, ...OWN_AREAS].flatMap(([ids]) => unknown('locations', ids))).toEqual([]);
  expect(
    PROFESSIONS_BEFORE_FIELDS.flatMap(([, ids, field]) => [
      ...unknown('workroles', ids),
      ...unknown('workfields', field),
    ]),
  ).toEqual([]);
});

it('makes only known professions of work fields', () => {
  const ids = Object.entries(FIELD_ROLES).flatMap(([field, { nurse, doctor }]) => [
    ...unknown('workfields', field),
    ...(nurse ? unknown('workroles', nurse) : []),
    ...(doctor ? unknown('workroles', doctor) : []),
  ]);
  expect(ids).toEqual([]);
});

it('has a source for every name of the neighbours', () => {
  expect(NORDIC_TERMS.flatMap(([ids]) => unknown('workroles', ids))).toEqual([]);
  const sources = [
    ...NORDIC_TERMS.map(([, , source]) => source),
    ...NORDIC_DOCTORS.map(([, source]) => source),
  ];
  expect(new Set(sources)).toEqual(new Set(Object.keys(NORDIC_SOURCES)));
});

it('has a term for every profession', () => {
  const named = new Set(PROFESSION_TERMS.flatMap(([ids]) => ids.split(' ')));
  expect([...named].length).toBeGreaterThan(120);
});
