import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConnectionPool } from '../connection';
import { embeddedPool } from '../embedded/embeddedPool';
import { startWorkerEngine } from '../embedded/workerEngine';
import { migrate } from '../migrate';
import type { TemplateSource } from './template';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/vikari/', import.meta.url));

/** A copy, in memory, of the migrated template, which is made at the first use. */
export async function copyOfEmbeddedTemplate(source: TemplateSource): Promise<ConnectionPool> {
  const templateFile = join(CACHE, `test-database-${source.version}.tar`);
  if (!existsSync(templateFile)) await makeTemplate(templateFile, source);
  const engine = startWorkerEngine();
  await engine.call({ kind: 'open', directory: null, templateFile });
  return embeddedPool(engine);
}

async function makeTemplate(file: string, { migrations }: TemplateSource): Promise<void> {
  const engine = startWorkerEngine();
  await engine.call({ kind: 'open', directory: null, templateFile: null });
  const pool = embeddedPool(engine);
  await migrate(pool, migrations);
  const dump = await engine.call({ kind: 'dump' });
  await pool.close();
  await mkdir(CACHE, { recursive: true });
  // Renamed when complete: two test files may make it at the same time
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
}
