import { describe, expect, it } from 'vitest';
import type { Answer, Connection } from './connection';
import { SqlError, StoreUnavailableError } from './sqlError';
import { longestPause, runTransaction, withRetries } from './transaction';

const refusal = (code: string) => new SqlError('refused', { code });

describe('withRetries', () => {
  it.each([
    ['succeeds at once', [], 'done', 1],
    ['tries again after a serialization failure', ['40001'], 'done', 2],
    ['tries again after a deadlock', ['40P01', '40P01', '40001'], 'done', 4],
    ['gives up after twelve retries', [...Array(12).fill('40001'), '40P01'], '40P01', 13],
    ['does not repeat any other failure', ['23505'], '23505', 1],
  ])('%s', async (_, codes, outcome, attempts) => {
    const failures = codes.map(refusal);
    let made = 0;
    const pauses: number[] = [];
    const result = await withRetries(
      async () => {
        made += 1;
        const failure = failures.shift();
        if (failure) throw failure;
        return 'done';
      },
      async (before) => void pauses.push(before),
    ).catch((error: SqlError) => error.code);
    expect({ result, made }).toEqual({ result: outcome, made: attempts });
    expect(pauses).toEqual(Array.from({ length: attempts - 1 }, (_one, index) => index));
  });
});

describe('longestPause', () => {
  it.each([
    ['is twenty milliseconds after a quick attempt', 0, 2, 20],
    ['doubles with each failure', 3, 2, 160],
    ['stops growing', 11, 2, 320],
    ['grows with the time that an attempt takes', 0, 200, 200],
    ['is bounded for attempts that hang', 11, 60_000, 4000],
  ])('%s', (_, failures, took, expected) => {
    expect(longestPause(failures, took)).toBe(expected);
  });
});

describe('runTransaction', () => {
  function connectionOf(answer: () => Promise<void> = async () => undefined) {
    const said: string[] = [];
    const connection: Connection = {
      async query(sql): Promise<Answer> {
        said.push(sql.split(' ')[0] ?? '');
        if (sql.startsWith('select')) await answer();
        return { columns: [], rows: [], command: '' };
      },
      exec: async () => undefined,
    };
    return { said, connection };
  }

  it('ends work that calls nothing any more, so that its connection is free', async () => {
    const { said, connection } = connectionOf();
    const forgotten = runTransaction(
      connection,
      async (tx) => {
        await tx.query('select 1');
        await new Promise(() => undefined);
      },
      {},
      20,
    );
    await expect(forgotten).rejects.toThrow(StoreUnavailableError);
    expect(said).toEqual(['begin', 'select', 'rollback']);
  });

  it('does not count the time in which the database works', async () => {
    const { said, connection } = connectionOf(
      () => new Promise((resolve) => setTimeout(resolve, 60)),
    );
    await runTransaction(connection, (tx) => tx.query('select 1'), {}, 20);
    expect(said).toEqual(['begin', 'select', 'commit']);
  });
});
