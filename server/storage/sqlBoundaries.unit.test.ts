import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** The paths where SQL is allowed: repositories, storage, tests, and the load of crash tests. */
const ALLOWED = /^storage\/|\.repository\.ts$|\.test\.ts$|(^|\/)testing\/|^chaos\//;
/** A string that begins as a statement does, followed by a word that a sentence would not have. */
const STATEMENT =
  /['"`]\s*(?:select\s[\s\S]*?\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);
const hasStatement = (path: string) => STATEMENT.test(readFileSync(`${SERVER}${path}`, 'utf8'));

it('has SQL only in repositories and storage', () => {
  const elsewhere = sources.filter((path) => !ALLOWED.test(path) && hasStatement(path));
  expect(elsewhere).toEqual([]);
});

it('detects the SQL of every repository', () => {
  const repositories = sources.filter((path) => path.endsWith('.repository.ts'));
  expect(repositories.length).toBeGreaterThan(10);
  expect(repositories.filter((path) => !hasStatement(path))).toEqual([]);
});
