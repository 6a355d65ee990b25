import { createHash } from 'node:crypto';
import { readMigrations } from '../migrate';
import type { TemplateSource } from './template';

/** What today's templates are made of. */
export async function templateSource(): Promise<TemplateSource> {
  const migrations = await readMigrations();
  const version = createHash('sha256');
  for (const { name, hash } of migrations) version.update(`${name} ${hash}\n`);
  return { migrations, version: version.digest('hex').slice(0, 16) };
}
