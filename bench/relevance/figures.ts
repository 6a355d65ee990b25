import { mean, median } from './judging/metrics';
import type { QueryResult } from './measure';

/** The figures of one row of the table. */
export interface Figures {
  /** Queries, and those that some job answers. */
  queries: number;
  answerable: number;
  ndcg: number;
  /** The best mean that a list without any nearly right job could reach. */
  strict: number;
  /** Shares of all queries. */
  zero: number;
  dishonestZero: number;
  /** Of the results of queries that ask for a profession. */
  wrongProfession: number;
  /** Of the same results: not of the profession that was asked for, in its group or not. */
  notMeant: number;
  milliseconds: number;
}

export function figuresOf(results: readonly QueryResult[]): Figures {
  const answerable = results.filter(({ ndcg }) => ndcg !== null);
  const zeros = results.filter(({ found }) => found === 0);
  const withProfession = results.filter(({ wrongProfessions }) => wrongProfessions !== null);
  const shown = sum(withProfession.map(({ found }) => found));
  const wrong = sum(withProfession.map(({ wrongProfessions }) => wrongProfessions ?? 0));
  const notMeant = sum(withProfession.map((result) => result.notMeant ?? 0));
  return {
    queries: results.length,
    answerable: answerable.length,
    ndcg: mean(answerable.map(({ ndcg }) => ndcg ?? 0)),
    strict: mean(answerable.map(({ strict }) => strict ?? 0)),
    zero: zeros.length / results.length,
    dishonestZero: zeros.filter(({ ndcg }) => ndcg !== null).length / results.length,
    wrongProfession: shown === 0 ? 0 : wrong / shown,
    notMeant: shown === 0 ? 0 : notMeant / shown,
    milliseconds: median(results.map(({ milliseconds }) => milliseconds)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
