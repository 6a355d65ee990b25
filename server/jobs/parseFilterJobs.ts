import { filterJobsSchema } from '#domain/api/filterJobs.schema';
import type { JobSearch } from '#domain/jobs/filter';
import { knownIdsOf } from '#domain/jobs/knownIds';
import { createSearchReader } from '#domain/jobs/searchReader';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { parser } from '../http/parse';
import type { Parser } from '../http/route';

const readSearch = createSearchReader(knownIdsOf(CONSTANTS));
const parseBySchema = parser(filterJobsSchema);

function parse(input: unknown): JobSearch {
  const search = readSearch(input ?? {});
  if (search) return search;
  parseBySchema(input);
  throw new Error('The schema of public/jobs/filter accepts what its reader refuses.');
}

/**
 * The search's parser, made from the table of filters; the schema is used only to find out what is
 * wrong.
 */
export const parseFilterJobs: Parser<JobSearch> = Object.assign(parse, {
  schema: filterJobsSchema,
});
