import { type OpenNow, openNow, type ToContinue, toContinue } from '#domain/api/home';
import { filterJobs, similarJobs } from '#domain/api/portal';
import { getMe } from '#domain/api/v2';
import { EMPTY_FILTER, type JobSearch } from '#domain/jobs/filter';
import { peekConstants } from '../../../data/constants';
import { jobListRequest } from '../../../data/jobs';
import type { PageRequest } from '../../../data/pageLoader';
import type { Prefetch } from '../../../data/prefetch';
import { nullWhileListsLoad } from '../../../data/whileListsLoad';
import { readAddress } from '../loadJobList';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import { HIGHEST_RATES, HOME_LIST_LENGTH } from './homeRequests';
import { DEFAULT_REGION, type RegionJobs, regionJobs, regionOf } from './regionJobs';
import { profileWishes, suggestionRequest } from './suggestions';

/** The home page's data besides its lists. */
export interface HomeData {
  vocabulary: SearchVocabulary;
  care: RegionJobs | null;
  /** What is open now; null when it could not be read. */
  open: OpenNow | null;
  /** What the candidate has begun; null for a visitor. */
  begun: ToContinue | null;
}

const countsIn = (region: string): JobSearch => ({
  filter: { ...EMPTY_FILTER, locations: [region] },
  order: 'newest',
  pageLength: 1,
  facets: true,
});

/**
 * What a candidate can go on with; null where there is nothing, and when it cannot be read: the page
 * has all the rest.
 */
async function readBegun(prefetch: Prefetch): Promise<ToContinue | null> {
  const begun = await prefetch.peek(toContinue, {}).catch(() => null);
  return begun && (begun.draft || begun.interview || begun.matches > 0) ? begun : null;
}

/**
 * The home page's loader: a visitor's newest jobs, or the candidate's suggestions. Without them while the server reads
 * in its lists: the search and all the rest are there.
 */
export async function loadHome(prefetch: Prefetch, request: PageRequest): Promise<HomeData> {
  const { query, vocabulary } = await readAddress(prefetch, request);
  const [constants, { profile }, open] = await Promise.all([
    peekConstants(prefetch),
    prefetch.peek(getMe, {}),
    prefetch.peek(openNow, {}).catch(() => null),
    nullWhileListsLoad(
      prefetch,
      prefetch.readList(filterJobs, jobListRequest(query, HOME_LIST_LENGTH)),
    ),
    nullWhileListsLoad(prefetch, prefetch.read(filterJobs, HIGHEST_RATES)),
  ]);
  const wishes = profileWishes(profile);
  const region = regionOf(wishes?.locations[0], constants.appLocations) ?? DEFAULT_REGION;
  const [counts, begun] = await Promise.all([
    nullWhileListsLoad(prefetch, prefetch.peek(filterJobs, countsIn(region))),
    profile ? readBegun(prefetch) : null,
    wishes && nullWhileListsLoad(prefetch, prefetch.read(similarJobs, suggestionRequest(wishes))),
  ]);
  const { total = 0, facets } = counts ?? {};
  return {
    vocabulary,
    care: facets ? regionJobs(region, { total, facets }, constants, request.language) : null,
    open,
    begun,
  };
}
