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
const read = (path: string) => readFileSync(`${SERVER}${path}`, 'utf8');
const hasStatement = (path: string) => STATEMENT.test(read(path));

it('has SQL only in repositories and storage', () => {
  const elsewhere = sources.filter((path) => !ALLOWED.test(path) && hasStatement(path));
  expect(elsewhere).toEqual([]);
});

/** What writes another folder's table, and why. */
const FOREIGN_WRITES: Readonly<Record<string, string>> = {
  'alerts saved_searches': 'how often a search is alerted is one press in its list',
  'jobs change_log': 'jobs and their changes are one statement, for 10 000 at a time',
  'demo users': 'the demo run makes people up',
  'insight workplaces': 'the day on which figures of a workplace were published last',
  'live settings': 'the settings of the installation belong to nobody',
};

it('writes only tables of its own folder, as the register of personal data says', () => {
  const ownerOf = new Map(
    sources
      .filter((path) => path.endsWith('/personalData.ts') && !path.startsWith('composition/'))
      .flatMap((path) =>
        [...read(path).matchAll(/table: '(\w+)'/g)].map(([, table = '']) => [
          table,
          path.split('/')[0],
        ]),
      ),
  );
  expect(ownerOf.size).toBeGreaterThan(70);
  const foreign = sources
    .filter((path) => path.endsWith('.repository.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/(?:insert into|update|delete from)\s+(\w+)/g)]
        .map(([, table = '']) => ({ table, folder: path.split('/')[0] ?? '' }))
        .filter(({ table, folder }) => ownerOf.has(table) && ownerOf.get(table) !== folder)
        .map(({ table, folder }) => `${folder} ${table}`),
    );
  expect([...new Set(foreign)].sort()).toEqual(Object.keys(FOREIGN_WRITES).sort());
});

/** What reads jobs as they are stored, and why not as a candidate sees them. */
const STORED_JOBS: Readonly<Record<string, string>> = {
  'applications/assignments.repository.ts': 'the days of assignments, which are facts',
  'applications/invitations.repository.ts': 'the name of an employer that is deleted',
  'firstDay/firstDays.repository.ts':
    'whom to ask for what is missing, and what is over; candidates read theirs by jobSeenBy',
  'insight/answers.repository.ts': 'the days of assignments, which are facts',
  'kept/promises.repository.ts':
    'which assignments are over; what is noted of an ad is read by jobSeenBy',
  'privacy/exportNames.repository.ts': 'the words that the candidate kept, before the stored ones',
  'recommendations/recommendations.repository.ts':
    'what anybody sees of an open job; a link of a blocked employer is unknown',
  'safety/reports.repository.ts': 'what operators read; candidates read their own by jobSeenBy',
};

it('shows candidates a job as they see it, which is without what a blocked employer changed', () => {
  const readers = sources.filter(
    (path) =>
      path.endsWith('.repository.ts') && !path.startsWith('jobs/') && /jobs\.data/.test(read(path)),
  );
  expect(readers.sort()).toEqual(Object.keys(STORED_JOBS).sort());
});

it('detects the SQL of every repository', () => {
  const repositories = sources.filter((path) => path.endsWith('.repository.ts'));
  expect(repositories.length).toBeGreaterThan(10);
  expect(repositories.filter((path) => !hasStatement(path))).toEqual([]);
});
