import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter, type JobOrder } from './filter';
import { queryWith } from './queryWith';

const NONE: JobFilter = EMPTY_FILTER;
const TEXT: JobFilter = { ...EMPTY_FILTER, text: 'natt' };
const GROUP: JobFilter = { ...EMPTY_FILTER, workroles: ['psykolog', 'kurator'] };

describe('queryWith', () => {
  it.each<[string, JobFilter, JobOrder, JobFilter, JobOrder]>([
    ['a default becomes the default of the text', NONE, 'newest', TEXT, 'relevance'],
    ['several professions have no order of their own', NONE, 'newest', GROUP, 'newest'],
    ['the default of a text ends with it', TEXT, 'relevance', NONE, 'newest'],
    ['the newest, chosen beside a text, stay chosen', TEXT, 'newest', GROUP, 'newest'],
    ['pay stays chosen', NONE, 'highest_hourly_rate', TEXT, 'highest_hourly_rate'],
    ['relevance to nothing is the newest', NONE, 'relevance', NONE, 'newest'],
  ])('%s', (_what, before, order, filter, expected) => {
    expect(queryWith({ filter: before, order }, filter)).toEqual({ filter, order: expected });
  });

  it('keeps the view', () => {
    const query = { filter: NONE, order: 'newest', view: 'weeks' } as const;
    expect(queryWith(query, TEXT)).toEqual({ filter: TEXT, order: 'relevance', view: 'weeks' });
  });
});
