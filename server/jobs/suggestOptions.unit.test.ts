import { expect, it } from 'vitest';
import type { JobSuggestionsRequest } from '#domain/api/suggestions';
import { aJob } from '#domain/jobs/testing/aJob';
import { understand } from '#domain/search/understand';
import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { searchableRoles } from '#domain/vocabulary/searchableRoles';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { JobIndex } from './jobIndex';
import { suggestOptions } from './suggestOptions';

const TODAY = '2026-11-23';
const JOBS: readonly (readonly [role: string, place: string, times: number])[] = [
  ['sjukskoterska', 'm-2480', 5],
  ['iva-sjukskoterska', 'm-2480', 2],
  ['anestesisjukskoterska', 'm-1480', 1],
  ['operationssjukskoterska', 'm-1480', 3],
  ['underskoterska', 'm-2460', 4],
  ['lakare', 'm-0180', 2],
  ['barnmorska', 'm-2482', 1],
];
const index = new JobIndex();
index.apply({
  changed: JOBS.flatMap(([workRole, location, times]) =>
    Array.from({ length: times }, (_, at) =>
      aJob({ workRole, location, id: `${workRole}-${at}`, closesOn: '2027-12-31' }),
    ),
  ),
});

const suggest = (request: Partial<JobSuggestionsRequest>) =>
  suggestOptions(index, { kind: 'role', language: 'sv', ...request }, TODAY);
const labels = (request: Partial<JobSuggestionsRequest>) =>
  suggest(request).map(({ label, count }) => `${label} ${count}`);

it.each([
  ['ssk', 'Sjuksköterska 5'],
  ['op-ssk', 'Operationssjuksköterska 3'],
  ['opssk', 'Operationssjuksköterska 3'],
  ['narkos', 'Anestesisjuksköterska 1'],
  ['iva', 'IVA-sjuksköterska 2'],
  ['ICU nurse', 'IVA-sjuksköterska 2'],
  ['midwife', 'Barnmorska 1'],
  ['barnm', 'Barnmorska 1'],
  ['barnmoska', 'Barnmorska 1'],
  ['underskoter', 'Undersköterska 4'],
])('a profession for %s: %s first', (typed, first) => {
  expect(labels({ typed })[0]).toBe(first);
});

it.each([
  ['role', 'kirurgi', 'Specialistläkare plastikkirurgi'],
  ['role', 'medicin', 'Specialistläkare internmedicin'],
  ['role', 'läkare', 'Skolläkare'],
  ['place', 'holm', 'Stockholm'],
] as const)('a %s for “%s” within a compound: %s', (kind, typed, label) => {
  expect(suggest({ kind, typed }).map((found) => found.label)).toContain(label);
});

it('never makes one profession of another', () => {
  expect(labels({ typed: 'barnskötare' })).toEqual([]);
  expect(labels({ typed: 'lärare' })).toEqual([]);
});

it('has the names in the language, with the group', () => {
  expect(suggest({ typed: 'barnmorska', language: 'en' })[0]).toMatchObject({
    ids: ['barnmorska'],
    label: 'Midwife',
    count: 1,
  });
});

it('names the group where it says more than the name', () => {
  expect(suggest({ typed: 'iva' })[0]?.group).toBe('Specialistsjuksköterska');
  expect(suggest({ typed: 'ssk' })[0]?.group).toBe('');
});

it.each([
  ['Sthlm', 'Stockholm 2'],
  ['gbg', 'Göteborg 4'],
  ['VGR', 'Västra Götalands län 4'],
  ['umea', 'Umeå 7'],
  ['Skelefteå', 'Skellefteå 1'],
  ['norrl', 'Norrland 12'],
])('a place for %s: %s first', (typed, first) => {
  expect(labels({ kind: 'place', typed })[0]).toBe(first);
});

it('offers the distances around a town that find more', () => {
  expect(suggest({ kind: 'place', typed: 'ume' }).slice(0, 2)).toEqual([
    { ids: ['m-2480'], text: null, label: 'Umeå', group: 'Västerbottens län', count: 7 },
    { ids: [], text: 'inom 60 km från Umeå', label: 'Nära Umeå, 60 km', group: '', count: 11 },
  ]);
  expect(suggest({ kind: 'place', typed: 'within 130 km of Umeå', language: 'en' })[0]).toEqual({
    ids: [],
    text: 'within 130 km of Umeå',
    label: 'Near Umeå, 130 km',
    group: '',
    count: 12,
  });
});

it('counts under the rest of the search, whatever is chosen of the part itself', () => {
  const query = 'roles=iva-sjukskoterska&locations=m-2480';
  expect(labels({ query }).slice(0, 3)).toEqual([
    ...['Sjuksköterska 5', 'IVA-sjuksköterska 2', 'Mottagningssjuksköterska 0'],
  ]);
  expect(labels({ kind: 'place', query }).slice(0, 2)).toEqual(['Västerbottens län 2', 'Umeå 2']);
});

it('answers an empty text with everything, the most frequent first, and others with at most twelve', () => {
  expect(labels({ typed: ' ' })[0]).toBe('Sjuksköterska 5');
  expect(
    suggest({})
      .map(({ ids: [id] }) => id)
      .toSorted(),
  ).toEqual(
    searchableRoles(WORK_ROLES, { isMobile: false })
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(suggest({ kind: 'place' })).toHaveLength(21 + 290);
  expect(suggest({ typed: 's' }).length).toBeLessThanOrEqual(12);
});

it('writes a text for every town that is understood as its distance', () => {
  const wrong = MUNICIPALITIES.filter(({ id, name }) => {
    const { filters } = understand(`inom 60 km från ${name}`, { today: TODAY, taken: new Set() });
    const [only] = filters;
    return filters.length !== 1 || !only || !('ids' in only.value) || only.value.ids[0] !== id;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
