import { data } from 'react-router-dom';
import { filterJobs, payStatistics } from '#domain/api/portal';
import type { Language } from '#domain/language';
import {
  DOCTOR_OVERVIEW,
  NURSE_OVERVIEW,
  SALARY_PAGES,
  type SalaryPage,
  salaryPage,
  salaryPath,
} from '#domain/salaries/salaryPages';
import { locationName } from '#domain/vocabulary/locationName';
import type { Constants } from '#domain/vocabulary/types';
import { peekConstants } from '../../data/constants';
import type { PageRequest } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';
import { nullWhileListsLoad } from '../../data/whileListsLoad';
import { salaryContent } from './content/salaryContents';
import type { JobsData, SalaryData } from './salaryData';
import { salaryFacts } from './salaryFacts';
import { linkTo, pageName } from './salaryLinks';
import {
  chosenHref,
  jobsHref,
  listHref,
  SALARY_JOBS,
  type SalarySearch,
  salarySearch,
} from './salaryQuery';

/** The professions whose jobs a page shows. */
function rolesOf({ roles, groups }: SalaryPage, { workroles }: Constants): string[] {
  if (roles.length > 0) return [...roles];
  return workroles.filter(({ group }) => groups.includes(group)).map(({ id }) => id);
}

/** The specialities of an overview. */
function membersOf({ slug, kind }: SalaryPage): SalaryPage[] {
  if (slug !== DOCTOR_OVERVIEW && slug !== NURSE_OVERVIEW) return [];
  return SALARY_PAGES.filter((page) => page.kind === kind && page.slug !== slug);
}

/** A page's ten jobs, with the addresses of the others. */
async function readJobs(
  prefetch: Prefetch,
  page: SalaryPage,
  { query, startAfter, ...choice }: SalarySearch,
): Promise<Omit<JobsData, 'places' | 'times'>> {
  const found = await nullWhileListsLoad(
    prefetch,
    prefetch.peek(filterJobs, {
      ...query,
      pageLength: SALARY_JOBS,
      ...(startAfter !== null && { startAfter }),
    }),
  );
  const path = salaryPath(page);
  const { results, total, nextPageToken } = found ?? {
    results: [],
    total: null,
    nextPageToken: null,
  };
  return {
    results,
    total,
    nextHref: nextPageToken === null ? null : chosenHref(path, choice, nextPageToken),
    firstHref: startAfter === null ? null : chosenHref(path, choice),
    allHref: listHref(query),
  };
}

/** The places and times of day that the jobs can be narrowed to, each with its address. */
function choicesOf(
  page: SalaryPage,
  { place, time }: SalarySearch,
  { appLocations, workingHours }: Constants,
  language: Language,
): Pick<JobsData, 'places' | 'times'> {
  const path = salaryPath(page);
  const regions = appLocations.filter(({ kind }) => kind === 'region');
  const all = { id: '', name: null };
  return {
    places: [all, ...regions].map(({ id, name }) => ({
      name: name === null ? null : locationName(name, language),
      href: chosenHref(path, { place: id, time }),
      chosen: id === place,
    })),
    times: [all, ...workingHours.map(({ id, text }) => ({ id, name: text[language] }))].map(
      ({ id, name }) => ({
        name,
        href: chosenHref(path, { place, time: id }),
        chosen: id === time,
      }),
    ),
  };
}

/** The loader of a page of the guide; an unknown address is a page that does not exist. */
export async function loadSalary(
  prefetch: Prefetch,
  { url, params, language }: PageRequest,
): Promise<SalaryData> {
  // The two pages on hired staff lie at the root
  const slug = params.slug ?? url.pathname.slice(1);
  const page = salaryPage(slug);
  if (!page || (page.kind === 'hired') !== (params.slug === undefined)) {
    throw data(null, { status: 404 });
  }
  const constants = await peekConstants(prefetch);
  const roles = rolesOf(page, constants);
  const search = salarySearch(roles, url.searchParams);
  const [content, measured, jobs] = await Promise.all([
    salaryContent(page, language),
    nullWhileListsLoad(prefetch, prefetch.peek(payStatistics, { workroles: roles.join(',') })),
    readJobs(prefetch, page, search),
  ]);
  const link = (other: SalaryPage) => linkTo(other, constants, language);
  return {
    ...salaryFacts(page),
    name: pageName(page, constants, language),
    content,
    jobsHref: jobsHref(roles, page.roles[0] ?? null, language),
    jobs: {
      ...jobs,
      ...choicesOf(page, search, constants, language),
    },
    measured: measured?.results ?? null,
    members: membersOf(page).map(link),
    related: page.related.flatMap((other) => {
      const known = salaryPage(other);
      return known ? [link(known)] : [];
    }),
  };
}
