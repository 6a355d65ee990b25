import { describe, expect, it } from 'vitest';
import { searchOptions } from './searchOptions';

const PLACES = ['Malmö', 'Stockholms län', 'Upplands Väsby', 'Väsby'].map((label) => ({ label }));

describe('searchOptions', () => {
  it.each([
    ['malmo', ['Malmö']],
    ['VÄS', ['Upplands Väsby', 'Väsby']],
    ['upplands v', ['Upplands Väsby']],
    ['holm', []],
    ['stockholm', ['Stockholms län']],
  ])('%s finds %j', (query, expected) => {
    expect(searchOptions(PLACES, query).map(({ label }) => label)).toEqual(expected);
  });
});
