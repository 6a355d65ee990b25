import { describe, expect, it } from 'vitest';
import { databaseHealth } from './databaseHealth';

describe('databaseHealth', () => {
  it('is content with an answer', async () => {
    await expect(databaseHealth({ query: async () => [] })()).resolves.toBeUndefined();
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['never answers', () => new Promise<never>(() => undefined)],
  ])('says that the service is unavailable when the database %s', async (_name, query) => {
    await expect(databaseHealth({ query }, 20)()).rejects.toMatchObject({
      code: 'unavailable',
      httpStatus: 503,
      message: 'The database does not answer.',
    });
  });
});
