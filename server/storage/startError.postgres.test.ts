import { expect, it } from 'vitest';
import { openDatabase } from './openDatabase';

it('a start on a database that is missing says so', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = '/nowhere';
  const refused = openDatabase({ dataDir: '', databaseUrl: url.href });
  await expect(refused).rejects.toThrow('has no database nowhere. Make it with createdb.');
});
