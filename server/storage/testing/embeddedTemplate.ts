import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection, ConnectionPool } from '../connection';
import { embeddedPool } from '../embedded/embeddedPool';
import type { WorkerEngine } from '../embedded/workerEngine';
import { migrate } from '../migrate';
import { startEngineInProcess } from './engineInProcess';
import type { TemplateSource } from './template';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/vikari/', import.meta.url));

/** As little to copy as PostgreSQL allows: its log begins as one file of 1 MB instead of 16. */
const INITDB = ['--wal-segsize=1'];

/**
 * A copy, in memory, of the migrated template, which is made at the first use.
 * @param start starts the engine that the copy runs in
 */
export async function copyOfEmbeddedTemplate(
  source: TemplateSource,
  start: () => WorkerEngine,
): Promise<ConnectionPool> {
  const templateFile = join(CACHE, `test-database-${source.version}-small.tar`);
  if (!existsSync(templateFile)) await makeTemplate(templateFile, source);
  const engine = start();
  await engine.call({ kind: 'open', directory: null, templateFile });
  return embeddedPool(engine);
}

async function makeTemplate(file: string, { migrations }: TemplateSource): Promise<void> {
  const engine = startEngineInProcess();
  await engine.call({ kind: 'open', directory: null, templateFile: null, initdb: INITDB });
  const pool = embeddedPool(engine);
  await migrate(pool, migrations);
  await pool.withConnection(dropUnused);
  const dump = await engine.call({ kind: 'dump' });
  await pool.close();
  await mkdir(CACHE, { recursive: true });
  // Renamed when complete: two test files may make it at the same time
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
}

/** The databases that new ones are copies of, half of all files: nobody makes one in a copy. */
async function dropUnused(connection: Connection): Promise<void> {
  await connection.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await connection.exec(`drop database ${name}`);
  await connection.exec('checkpoint');
}
