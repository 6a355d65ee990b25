import { describe, expect, it } from 'vitest';
import {
  checkExistingCandidate,
  filterJobs,
  getConstants,
  getJob,
  similarJobs,
} from '#domain/api/portal';
import { getMe } from '#domain/api/v2';
import type { JobSummary } from '#domain/jobs/job';
import type { Language } from '#domain/language';
import { CONSTANTS } from '#domain/vocabulary/constants';
import type { ApiClient } from './data/apiClient';
import { render } from './entryServer';
import { aJobDetail } from './testing/aJobDetail';
import { aJobSummary } from './testing/anApplication';
import { aProfile } from './testing/aProfile';

const SITE = { publicUrl: 'http://vikari.test', today: '2026-11-21', demo: true };

/** An index that replaces a job when it changes, as the server's does. */
function siteWith(jobs: JobSummary[], profile: ReturnType<typeof aProfile> | null): ApiClient {
  const page = () => ({ status: 0, results: [...jobs], nextPageToken: null, total: jobs.length });
  const answers: Record<string, () => unknown> = {
    [getMe.path]: () => ({ status: 0, profile, sharedComputer: false }),
    [getConstants.path]: () => CONSTANTS,
    [filterJobs.path]: page,
    [similarJobs.path]: page,
    [checkExistingCandidate.path]: () => ({ status: 0, application: null }),
    [getJob.path]: () => ({ status: 0, data: aJobDetail({ id: 'shown' }), jobStatus: 'open' }),
  };
  return {
    async call({ path }) {
      const answer = answers[path];
      if (!answer) throw new Error('Nothing else is read.');
      return answer() as never;
    },
  };
}

async function htmlOf(path: string, language: Language, api: ApiClient): Promise<string> {
  const page = await render({ url: `http://vikari.test${path}`, language, api, site: SITE });
  if (!('html' in page)) throw new Error('The page redirects.');
  expect(page.failure).toBeUndefined();
  return page.html;
}

const similar = (job: JobSummary) => ({ ...job, reasons: [{ kind: 'same_profession' as const }] });
const someJobs = () => [
  similar(aJobSummary({ id: 'a', title: 'Natt i Umeå' })),
  similar(aJobSummary({ id: 'b', title: 'Dag i Luleå', onCallDuty: true })),
];

// These run without a window, as on a server
describe.each<[string, string]>([
  ['the list of all jobs', '/lediga-jobb'],
  ['a filtered list', '/jobs?workroles=barnmorska'],
  ['a job', '/jobb/shown'],
])('%s', (_, path) => {
  it.each([
    ['sv', null],
    ['en', null],
    ['sv', aProfile()],
    ['en', aProfile()],
  ] as const)('is the same in %s when its parts are kept', async (language, profile) => {
    const api = siteWith(someJobs(), profile);
    const anew = await htmlOf(path, language, api);
    expect(anew).toContain('Natt i Umeå');
    expect(anew).toContain('<footer');
    // The second page keeps them, the third is made of them
    expect(await htmlOf(path, language, api)).toBe(anew);
    expect(await htmlOf(path, language, api)).toBe(anew);
  });

  it('shows a job as it is once the index has replaced it', async () => {
    const jobs = someJobs();
    const api = siteWith(jobs, null);
    for (let count = 0; count < 3; count += 1) await htmlOf(path, 'sv', api);
    const [first] = jobs;
    if (!first) throw new Error('There is a job.');
    first.title = 'Changed in its place, which the index never does';
    expect(await htmlOf(path, 'sv', api)).toContain('Natt i Umeå');
    jobs[0] = { ...first, title: 'Kväll i Kiruna' };
    const html = await htmlOf(path, 'sv', api);
    expect(html).toContain('Kväll i Kiruna');
    expect(html).not.toContain('Natt i Umeå');
  });
});

it('gives the card of a job ids of its own in every list', async () => {
  const html = await htmlOf('/jobs', 'sv', siteWith(someJobs(), null));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/<article aria-labelledby="([^"]+)"/g)) {
    expect(ids).toContain(id);
  }
});
