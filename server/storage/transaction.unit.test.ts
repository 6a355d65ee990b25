import { describe, expect, it } from 'vitest';
import { SqlError } from './sqlError';
import { withRetries } from './transaction';

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
