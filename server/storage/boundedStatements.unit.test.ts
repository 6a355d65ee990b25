import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** A statement that is given to `query` as it is, or as a template. */
const QUERY = /\.query(?:<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>)?\(\s*([`'"])((?:(?!\1)[\s\S])*)\1/gu;
const CONSTANT = /^(?:export )?const (\w+) =\s*([`'"])((?:(?!\2)[\s\S])*)\2/gmu;
/** The function or method that a statement stands in. */
const NAMED =
  /(?:^|\n)(?:export )?(?:async )?function\*? (\w+)|(?:^|\n)(?:export )?const (\w+) = |\n {4}(?:async )?\*?(\w+)\(/gu;

/** A filter that is left out where its parameter is null is no bound. */
const OPTIONAL = /\(\$\d+::[\w[\]]+ is null or (?:[^()]|\([^()]*\))*\)/gu;
/** How many rows a statement reads at most does not grow with its table. */
const BOUNDS: readonly RegExp[] = [
  /\blimit (?:\$|\d)/u,
  // What it writes comes with it
  /^insert into \w+(?: as \w+)? ?\([^)]*\) (?:overriding system value )?values/u,
  /from (?:unnest|jsonb_to_recordset)\(\$/u,
  // Of one person, thing, address or link, or of some that are named
  /(?:\bid|_id|Id|uid|hash|token|key|item|slug|recipient|digest|pseudonym|subject|email|alert|\bposition|object)"? = (?:\$|any\(\$)/u,
  /lower\((?:\w+\.)?(?:email|recipient)\) = lower\(\$/u,
];

function isBounded(sql: string): boolean {
  const asked = sql.replace(OPTIONAL, 'true');
  if (!/\b(?:from|update|into)\b/u.test(asked)) return true;
  return BOUNDS.some((bound) => bound.test(asked));
}

/** Of each file: where a statement stands that may read as much as there is. */
function unboundedIn(file: string): string[] {
  const source = readFileSync(`${SERVER}${file}`, 'utf8');
  const constants = new Map([...source.matchAll(CONSTANT)].map(([, name, , sql]) => [name, sql]));
  const fill = (sql: string) =>
    sql.replace(/\$\{(\w+)(?:\[\w+\])?\}/gu, (whole, name) => constants.get(name) ?? whole);
  return [...source.matchAll(QUERY)].flatMap(({ index, 2: sql = '' }) => {
    const plain = fill(fill(fill(sql)))
      .replace(/--[^\n]*/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    if (isBounded(plain)) return [];
    const [, one, two, three] = [...source.slice(0, index).matchAll(NAMED)].at(-1) ?? [];
    return [`${file} ${one ?? two ?? three}`];
  });
}

const ONE_STATEMENT = 'what it is about are parameters that this test does not read';
const OPERATOR = 'an operator asks for all of them, by a command';
const STORE = 'the whole store is what a backup is about';
const OF_A_PERSON = 'the rows of one person, as the register of personal data says';
const GAUGE = 'a number of how many there are is a gauge; nothing is kept of them';
const PAGES = 'articles and texts, of which there are as many as are in the folder of contents';
const DOOR = 'a door lets in so many, and no more are there';

/** What reads all there is, and why that is right. */
const REASONS: Readonly<Record<string, string>> = {
  'alerts/waiting.repository.ts noteChanged': 'of at most a hundred jobs, whom they concern',
  'alerts/waiting.repository.ts noteClosing': 'of at most a hundred jobs, whom they concern',
  'analytics/analytics.repository.ts insertBatch': 'no more wait than a day may bring',
  'analytics/analytics.repository.ts findCounts': OPERATOR,
  'analytics/analytics.repository.ts findDropped': OPERATOR,
  'applications/documentRequests.repository.ts findDocumentRequests': ONE_STATEMENT,
  'applications/endedApplications.repository.ts expireStored':
    'of one job, or of some by their ids',
  'audit/audit.repository.ts deleteUpTo':
    'the log is cut in the transaction that signs where it begins now',
  'audit/audit.repository.ts findNewestOf': OPERATOR,
  'backup/contents.repository.ts contentsOf': STORE,
  'backup/copyDatabase.repository.ts copyDatabase': STORE,
  'backup/copyDatabase.repository.ts withoutReferences': STORE,
  'backup/copyDatabase.repository.ts copyTable': STORE,
  'backup/copyDatabase.repository.ts copySequences': STORE,
  'backup/tableDigests.repository.ts tableNames': STORE,
  'backup/tableDigests.repository.ts digestTables': STORE,
  'changeLog/changeLog.repository.ts appendChange': 'one row is written',
  'changeLog/changeLog.repository.ts changedAfter': 'what changed since a round began',
  'chat/chatWrites.repository.ts savePresence': 'the chats of one member',
  'chat/messages.repository.ts findMessagesAt': 'messages by their numbers',
  'chat/messages.repository.ts findAttachments': 'of messages by their numbers',
  'content/content.repository.ts findSummaries': PAGES,
  'content/content.repository.ts findAddresses': PAGES,
  'content/content.repository.ts findHashes': PAGES,
  'demo/demoPeople.repository.ts findInterviewJobs': 'the demo run makes its jobs up',
  'doors/doors.repository.ts countByDoor': GAUGE,
  'doors/doors.repository.ts countEntries': DOOR,
  'doors/doors.repository.ts findEntries': DOOR,
  'doors/doors.repository.ts findDayCounts': DOOR,
  'employers/integrationKeys.repository.ts findKeys': OPERATOR,
  'employers/integrationKeys.repository.ts findUnrevokedKeys': 'the start of a demo run',
  'files/files.repository.ts countFilesByKey': 'a command, when keys are changed',
  'firstDay/firstDays.repository.ts keepFirstDays': 'of one job or one application',
  'givenReferences/requests.repository.ts findLinked': 'one, by its id or its secret',
  'identity/storeUse.repository.ts findUse': 'once, at a start',
  'importers/importFiles.repository.ts findReadFiles': 'the files of one folder',
  'importers/importedAds.repository.ts countHeld': 'once an import; a number',
  'importers/runs.repository.ts findOpenRun': 'a source has one open run',
  'importers/runs.repository.ts findCursor': 'a source and a place have one',
  'info/pricingRequests.repository.ts findPricingRequests': OPERATOR,
  'insight/figures.repository.ts findFiguresOfKind':
    'published workplaces of one kind in one region: some hundreds in a country',
  'jobs/jobFeed.repository.ts findNewestEventNumber': 'the end of an index',
  'jobs/jobFeed.repository.ts findLastEventNumber': 'one row of a sequence',
  'jobs/jobs.repository.ts countOpen': 'a number, when the index is compared',
  'jobs/workplaces.repository.ts countWorkplacesNamed': 'workplaces of one name',
  'live/firestore/published.repository.ts dropLease': 'one setting',
  'outbox/outbox.repository.ts deleteLane': 'what waits for one receiver, all of which is to go',
  'outbox/outbox.repository.ts findBacklog': GAUGE,
  'privacy/personalData.repository.ts readRowsOf': OF_A_PERSON,
  'privacy/personalData.repository.ts readPartsOf': OF_A_PERSON,
  'privacy/personalData.repository.ts eraseRowsOf': OF_A_PERSON,
  'quarantine/quarantine.repository.ts findItemsOf':
    'single things that are not whole, by their ids',
  'quarantine/quarantine.repository.ts countSetAside': GAUGE,
  'quarantine/quarantine.repository.ts findSetAside': OPERATOR,
  'quarantine/quarantine.repository.ts askForRetry': OPERATOR,
  'safety/reports.repository.ts findReports': OPERATOR,
  'safety/reports.repository.ts countReportsByKey': 'a command, when keys are changed',
  'status/status.repository.ts findDays': 'ninety days of a handful of parts',
  'status/status.repository.ts findPlanned': 'announced by hand',
};

describe('a statement that grows with its table', () => {
  it('is none, or has a reason', () => {
    const repositories = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.repository.ts'),
    );
    const unbounded = new Set(repositories.flatMap(unboundedIn));
    expect([...unbounded].sort()).toEqual(Object.keys(REASONS).sort());
  });

  it.each([
    "select id from jobs where status = 'open'",
    'select count(*) from users',
    'update users set a = null where until <= $1 returning id',
    'select id from chats where ($1::text is null or id = $1)',
    'delete from sessions where expires_at < $1',
  ])('is known: %s', (sql) => {
    expect(isBounded(sql)).toBe(false);
  });

  it.each([
    'select id from jobs where status = $1 order by id limit $2',
    'select id from chats where uid = $1',
    'delete from files where id = any($1::text[])',
    'insert into doors (id, name) values ($1, $2)',
    "select nextval('numbers')",
  ])('is not taken for one: %s', (sql) => {
    expect(isBounded(sql)).toBe(true);
  });
});
