import { expect, it } from 'vitest';
import { figuresOf } from './figures';
import type { QueryResult } from './measure';

function aResult(changes: Partial<QueryResult>): QueryResult {
  return {
    text: 'ssk',
    kind: 'abbreviation',
    language: 'sv',
    ndcg: 1,
    strict: 1,
    found: 10,
    wrongProfessions: 0,
    notMeant: 0,
    milliseconds: 1,
    grades: [],
    ids: [],
    ...changes,
  };
}

it('leaves queries without an answer out of the mean and of the wrong empty lists', () => {
  const figures = figuresOf([
    aResult({ ndcg: 0.5, wrongProfessions: 2, notMeant: 5, milliseconds: 3 }),
    // No job answers it, and none is found
    aResult({ ndcg: null, strict: null, found: 0, wrongProfessions: null }),
    // A job answers it, and none is found
    aResult({ ndcg: 0, found: 0, wrongProfessions: null }),
    // It asks for no profession
    aResult({ ndcg: 1, wrongProfessions: null }),
  ]);
  expect(figures).toEqual({
    queries: 4,
    answerable: 3,
    ndcg: 0.5,
    strict: 1,
    zero: 0.5,
    dishonestZero: 0.25,
    wrongProfession: 0.2,
    notMeant: 0.5,
    milliseconds: 1,
  });
});
