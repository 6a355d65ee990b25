import { data } from 'react-router-dom';
import { filterJobs, payStatistics } from '#domain/api/portal';
import {
  DOCTOR_OVERVIEW,
  NURSE_OVERVIEW,
  SALARY_PAGES,
  type SalaryPage,
  salaryPage,
} from '#domain/salaries/salaryPages';
import type { Constants } from '#domain/vocabulary/types';
import { peekConstants } from '../../data/constants';
import { jobListRequest } from '../../data/jobs';
import type { PageRequest } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';
import { salaryContent } from './content/salaryContents';
import type { SalaryData } from './salaryData';
import { salaryFacts } from './salaryFacts';
import { linkTo, pageName } from './salaryLinks';
import { SALARY_JOBS, salaryQuery } from './salaryQuery';

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
  const [content, { results }] = await Promise.all([
    salaryContent(page, language),
    prefetch.peek(payStatistics, { workroles: roles.join(',') }),
    prefetch.readList(
      filterJobs,
      jobListRequest(salaryQuery(roles, url.searchParams), SALARY_JOBS),
    ),
  ]);
  const link = (other: SalaryPage) => linkTo(other, constants, language);
  return {
    ...salaryFacts(page),
    name: pageName(page, constants, language),
    content,
    roles,
    landingPathId: page.roles[0] ?? null,
    measured: results,
    members: membersOf(page).map(link),
    related: page.related.flatMap((other) => {
      const known = salaryPage(other);
      return known ? [link(known)] : [];
    }),
    places: constants.appLocations
      .filter(({ kind }) => kind === 'region')
      .map(({ id, name }) => ({ id, name })),
    times: constants.workingHours.map(({ id, text }) => ({ id, name: text[language] })),
  };
}
