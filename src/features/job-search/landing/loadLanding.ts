import { data } from 'react-router-dom';
import { ApiError } from '#domain/api/errors';
import { type AvailableJobsData, fetchAvailableJobs, filterJobs } from '#domain/api/portal';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { JobQuery } from '#domain/jobs/filterQuery';
import type { JobSummary } from '#domain/jobs/job';
import { locationName } from '#domain/vocabulary/locationName';
import { peekConstants } from '../../../data/constants';
import { jobListRequest } from '../../../data/jobs';
import type { PageRequest } from '../../../data/pageLoader';
import type { Prefetch } from '../../../data/prefetch';
import { type SearchVocabulary, searchVocabulary } from '../vocabulary/searchVocabulary';

/** A role, place or field of a landing page. */
interface Subject {
  id: string;
  pathId: string;
  label: string;
}

/** A landing page's data besides its list. */
export interface LandingData {
  role: Subject | null;
  place: Subject | null;
  vocabulary: SearchVocabulary;
  highestRates: JobSummary[];
  otherJobs: JobSummary[];
  fields: (Subject & { total: number })[];
  places: (Subject & { total: number })[];
}

/** Jobs in each of the short rows. */
const SHORT_ROW = 3;
/** Fewer jobs of a profession in a place are no page for search engines; links lead to the list. */
export const WORTH_A_PAGE = 3;
/** Work fields that a page links to. */
const LINKED_FIELDS = 12;

/** The query that a landing page's list equals. */
export function landingQuery({ role, place }: Pick<LandingData, 'role' | 'place'>): JobQuery {
  return {
    filter: {
      ...EMPTY_FILTER,
      workroles: role ? [role.id] : [],
      locations: place ? [place.id] : [],
    },
    order: 'newest',
  };
}

/** A landing page's loader; an unknown segment is a page that does not exist. */
export async function loadLanding(
  prefetch: Prefetch,
  { params, language }: PageRequest,
): Promise<LandingData> {
  const [available, constants] = await Promise.all([
    readAvailable(prefetch, params),
    peekConstants(prefetch),
  ]);
  const { role, location, jobs, nextPageToken, total } = available;
  const about = {
    role: role && { id: role.id, pathId: role.pathId, label: role.text[language] },
    place: location && {
      id: location.id,
      pathId: location.key,
      label: locationName(location.name, language),
    },
  };
  const query = landingQuery(about);
  prefetch.keepList(filterJobs, jobListRequest(query), {
    status: 0,
    results: jobs,
    nextPageToken,
    total,
  });
  return {
    ...about,
    vocabulary: searchVocabulary(constants, language, query.filter),
    highestRates: available.highestHourlyRate.slice(0, SHORT_ROW),
    otherJobs: available.otherJobs.slice(0, SHORT_ROW),
    fields: available.workfields.slice(0, LINKED_FIELDS).map(({ field, total: count }) => ({
      id: field.id,
      pathId: field.pathId,
      label: field.text[language],
      total: count,
    })),
    places: available.locations.map(({ location: near, total: count }) => ({
      id: near.id,
      pathId: near.key,
      label: locationName(near.name, language),
      total: count,
    })),
  };
}

async function readAvailable(
  prefetch: Prefetch,
  { roleOrLocation, role, location }: PageRequest['params'],
): Promise<AvailableJobsData> {
  try {
    const request = roleOrLocation === undefined ? { role, location } : { roleOrLocation };
    return (await prefetch.peek(fetchAvailableJobs, request)).availableJobsData;
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'invalid_request'].includes(error.code)) {
      throw data(null, { status: 404 });
    }
    throw error;
  }
}
