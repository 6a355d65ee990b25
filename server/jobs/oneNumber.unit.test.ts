import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_FILTER, JOB_ORDERS, type JobSearch } from '#domain/jobs/filter';
import { readFilterQuery } from '#domain/jobs/filterQuery';
import { nearbyRoles } from '#domain/jobs/selection';
import { aJob } from '#domain/jobs/testing/aJob';
import { savedQueryOf } from '#domain/saved/savedQuery';
import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { workRoleById } from '#domain/vocabulary/lookup';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { holds } from '../../scripts/testing/holds';
import { availableJobs } from './availableJobs';
import { JobIndex } from './jobIndex';
import { searchAmong, searchJobs } from './searchJobs';
import { suggestOptions } from './suggestOptions';

const TODAY = '2026-11-23';
const ASKER = { today: TODAY, candidate: null };
const PLACES = MUNICIPALITIES.filter(({ regionId }) => regionId === 'r-24').slice(0, 3);
const GROUP = ['barnmorska', 'anestesisjukskoterska', 'iva-sjukskoterska'];
const ROLES = [...GROUP, 'sjukskoterska', 'lakare', 'medicinsk-sekreterare'];

const job = fc.record({
  workRole: fc.constantFrom(...ROLES),
  location: fc.constantFrom(...PLACES.map(({ id }) => id)),
  startsOn: fc.constantFrom(null, '2026-12-01', '2027-01-11'),
});
const asked = fc.record({
  roleId: fc.constantFrom(...ROLES),
  place: fc.constantFrom(...PLACES),
  order: fc.constantFrom(...JOB_ORDERS),
  byWeek: fc.boolean(),
});

/** A list to its end, a few jobs a page. */
function allPages(
  index: JobIndex,
  jobs: readonly unknown[],
  search: Omit<JobSearch, 'startAfter' | 'pageLength'>,
) {
  const pages: ReturnType<typeof searchJobs>[] = [];
  for (let startAfter: string | null = null; ; ) {
    const page = searchJobs(index, { ...search, startAfter, pageLength: 4 }, ASKER);
    pages.push(page);
    startAfter = page.nextPageToken;
    if (startAfter === null) return pages;
    expect(pages.length, 'the list ends').toBeLessThan(jobs.length + 1);
  }
}

it('says one number of a profession in a place, in every order, view and place of the product', () => {
  holds(
    fc.property(
      fc.array(job, { maxLength: 30 }),
      asked,
      (facts, { roleId, place, order, byWeek }) => {
        const jobs = facts.map((fact, at) =>
          aJob({ ...fact, id: `job-${at}`, closesOn: '2027-12-31' }),
        );
        const index = new JobIndex();
        index.apply({ changed: jobs });
        const isHere = ({ location }: { location: string | null }) => location === place.id;
        const own = jobs.filter((one) => one.workRole === roleId && isHere(one));
        const filter = { ...EMPTY_FILTER, workroles: [roleId], locations: [place.id] };
        const role = workRoleById(roleId);
        if (!role) throw new Error('The professions of this test are real ones.');

        const list = searchJobs(index, { filter, order, byWeek, pageLength: 100 }, ASKER);
        expect(list.total).toBe(own.length);
        expect(list.results.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
        expect((list.weeks ?? []).reduce((sum, week) => sum + week.jobs, 0)).toBe(
          byWeek ? own.length : 0,
        );
        // The section beside it is of the group's rest, with a number of its own
        const rest = nearbyRoles([roleId], WORK_ROLES);
        const others = jobs.filter((one) => rest.includes(one.workRole) && isHere(one));
        expect(list.nearby?.total ?? 0).toBe(others.length);
        expect(list.nearby?.results.every(({ workRole }) => rest.includes(workRole)) ?? true).toBe(
          true,
        );

        const typed = { ...EMPTY_FILTER, text: `${role.text.sv} ${place.name}` };
        const written = searchJobs(index, { filter: typed, order, pageLength: 100 }, ASKER);
        expect(written.total).toBe(own.length);
        expect(written.nearby?.total ?? 0).toBe(others.length);

        const counts = searchJobs(index, { filter, order, pageLength: 1, facets: true }, ASKER);
        expect(counts.facets?.workroles[roleId] ?? 0).toBe(own.length);
        const suggested = suggestOptions(
          index,
          { kind: 'role', typed: role.text.sv, language: 'sv', query: `locations=${place.id}` },
          TODAY,
        );
        expect(suggested.find(({ ids }) => ids.length === 1 && ids[0] === roleId)?.count).toBe(
          own.length,
        );
        expect(availableJobs(index, { role, location: place }, TODAY).total).toBe(own.length);

        // A saved search is the list of its query, chosen or written, in any order and view, page after page; an
        // alert tells of what is among the new
        const ids = jobs.map(({ id }) => id);
        const ownIds = own.map(({ id }) => id).sort();
        for (const wanted of [filter, typed]) {
          const saved = readFilterQuery(new URLSearchParams(savedQueryOf(wanted))).filter;
          const pages = allPages(index, jobs, { filter: saved, order, byWeek });
          expect(pages.map(({ total }) => total)).toEqual(pages.map(() => own.length));
          const listed = pages.flatMap(({ results }) => results.map(({ id }) => id));
          expect(listed.sort()).toEqual(ownIds);
          expect(searchAmong(index, ids, saved, ASKER).sort()).toEqual(ownIds);
        }
      },
    ),
    { numRuns: 120 },
  );
});
