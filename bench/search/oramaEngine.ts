import { create, insertMultiple, search, type WhereCondition } from '@orama/orama';
import type { JobFilter } from '#domain/jobs/filter';
import { activeParts, withoutPart } from '#domain/jobs/filterParts';
import { fold } from '#domain/text/fold';
import { batchesOf } from './batchesOf';
import { type EngineFactory, NotRunError, PAGE_LENGTH } from './engine';
import { BENCH_LISTS, flatJob, flatLimits } from './flatJob';
import { generateJobs } from './generateJobs';

const MOST = 100_000;

const SCHEMA = {
  text: 'string',
  locations: 'enum[]',
  workroles: 'enum[]',
  workfields: 'enum[]',
  employmentTypes: 'enum[]',
  systems: 'enum[]',
  timeOfDay: 'enum[]',
  onCallDuty: 'boolean',
  rateMin: 'number',
  rateMax: 'number',
  startsOn: 'number',
  endsOn: 'number',
  closesOn: 'number',
  publishedAt: 'number',
} as const;

/** Bars of 100 SEK, by a job's lowest rate: Orama counts a number, not a range. */
const BARS = Array.from({ length: 30 }, (_, bar) => ({
  from: 500 + bar * 100,
  to: 599 + bar * 100,
}));

/** Orama 3, in process. */
export const oramaEngine: EngineFactory = async (size) => {
  if (size > MOST) throw new NotRunError('building takes too long');
  const database = create({ schema: SCHEMA, sort: { unsortableProperties: ['text'] } });
  for (const batch of batchesOf(generateJobs(size), 5000)) {
    await insertMultiple(database, batch.map(flatJob), 5000);
  }
  const ask = async (
    filter: JobFilter,
    limit: number,
    facets: readonly string[],
    isRanked = false,
  ) => {
    const { count, hits } = await search(database, {
      term: fold(filter.text),
      // With `properties` but without a term, it searches the whole dictionary needlessly.
      ...(filter.text !== '' && { properties: ['text'], threshold: 0 }),
      where: conditionOf(filter),
      ...(!isRanked && { sortBy: { property: 'publishedAt', order: 'DESC' } }),
      limit,
      facets: Object.fromEntries(facets.map(facetOf)),
    });
    return { total: count, ids: hits.map(({ document }) => String(document.id)) };
  };
  return {
    list: (filter) => ask(filter, PAGE_LENGTH, []),
    listByRelevance: (filter) => ask(filter, PAGE_LENGTH, [], true),
    async listWithFacets(filter) {
      const counted = [...BENCH_LISTS, 'onCallDuty', 'hourlyRate'] as const;
      const active = new Set<string>(activeParts(filter));
      const free = counted.filter((part) => !active.has(part));
      const answer = await ask(filter, PAGE_LENGTH, free);
      // A facet that is filtered by needs a separate search without its filter.
      for (const part of counted.filter((one) => active.has(one))) {
        await ask(withoutPart(filter, part), 0, [part]);
      }
      return answer;
    },
    storage: async () => null,
    async close() {},
  };
};

function facetOf(part: string) {
  if (part === 'hourlyRate') return ['rateMin', { ranges: BARS }];
  return [part, part === 'onCallDuty' ? { true: true, false: false } : { limit: 400 }];
}

function conditionOf(filter: JobFilter): WhereCondition<typeof SCHEMA> {
  const { today, rate, period } = flatLimits(filter);
  const lists = BENCH_LISTS.filter((part) => filter[part].length > 0);
  return {
    closesOn: { gte: today },
    ...Object.fromEntries(lists.map((part) => [part, { containsAny: filter[part] }])),
    ...(filter.onCallDuty && { onCallDuty: true }),
    ...(rate && { rateMin: { lte: rate.to }, rateMax: { gte: rate.from } }),
    ...(period && { startsOn: { lte: period.to }, endsOn: { gte: period.from } }),
  };
}
