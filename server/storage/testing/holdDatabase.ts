/**
 * A process for tests to kill: writes rows as fast as it can, and prints the number of each
 * committed row.
 */
import { openDatabase } from '../openDatabase';

const [dataDir = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await database.query('create table if not exists kept (id int primary key)');
  const rows = await database.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from kept',
  );
  process.stdout.write(`open ${process.pid}\n`);
  for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
    await database.query('insert into kept values ($1)', [id]);
    process.stdout.write(`${id}\n`);
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.name}: ${error.message}\n`);
  process.exitCode = 1;
});
