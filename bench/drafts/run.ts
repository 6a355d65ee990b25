import { saveUnfinishedSteps, updateCandidateContact } from '#domain/api/applying';
import type { FilterJobsResponse } from '#domain/api/portal';
import { markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { startProduct } from '../lib/runningProduct';
import { signIn } from '../lib/signIn';
import { CONNECTIONS, type Load, loadOf } from '../throughput/load';

interface Saves {
  /** While somebody types: one field. */
  unfinished: Load;
  /** Going on: the whole step. */
  finished: Load;
}

const CONTACT = {
  firstName: 'Niamh',
  lastName: 'Östervall',
  email: 'niamh.ostervall@example.com',
  phone: '070-174 06 23',
};

/** As many jobs as connections, so that nobody waits for the row of another. */
async function jobsIn(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/portal/public/jobs/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageLength: CONNECTIONS }),
  });
  const { results }: FilterJobsResponse = await response.json();
  return results.map(({ id }) => id);
}

async function measure(): Promise<Saves> {
  const product = await startProduct();
  try {
    const { cookies } = await signIn(product.url);
    const jobs = await jobsIn(product.url);
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const addressOf = ({ path }: { path: string }) => `${product.url}/api/portal/${path}`;
    let count = 0;
    const next = () => {
      count += 1;
      return { jobId: jobs[count % jobs.length], text: `Niamh ${count}` };
    };
    const unfinished = await loadOf(addressOf(saveUnfinishedSteps), headers, () => {
      const { jobId, text } = next();
      return JSON.stringify({ jobId, contact: { firstName: text } });
    });
    const finished = await loadOf(addressOf(updateCandidateContact), headers, () => {
      const { jobId } = next();
      return JSON.stringify({ jobId, contact: CONTACT });
    });
    return { unfinished, finished };
  } finally {
    await product.stop();
  }
}

/** Steps of applications saved a second. */
export const draftsPart = part<Saves>({
  name: 'drafts',
  title: 'Steps of an application, saved',
  measure,
  section: (
    saves,
  ) => `One server process with an embedded database, called over loopback on ${CONNECTIONS} kept
connections by one other process, which has its share of the same cores. Each save is a transaction
with the checks that may refuse it, the draft, the change log and a disk sync.

${markdownTable([
  ['', 'Saves / s', 'p50', 'p99'],
  ...(
    [
      ['While somebody types', saves.unfinished],
      ['Going on from a step', saves.finished],
    ] as const
  ).map(([name, { requestsPerSecond, p50, p99 }]) => [
    name,
    String(Math.round(requestsPerSecond)),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
  ]),
])}`,
});
