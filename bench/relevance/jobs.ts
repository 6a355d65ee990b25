import { createReadStream } from 'node:fs';
import type { Job } from '#domain/jobs/job';
import { comesBeforeTwin, twinKeyOf } from '#domain/jobs/twins';
import { createDemoJobs } from '../../server/demo/seedJobs';
import { mapAd } from '../../server/importers/jobtech/mapAd';
import { wallClockAt } from '../../server/importers/jobtech/wallClock';
import { readLines } from '../../server/importers/readLines';
import { BENCH_TODAY } from '../search/generateJobs';

/** The jobs that are searched: the demo's, and real ads where a file of them is given. */
export interface RelevanceJobs {
  jobs: Job[];
  demo: number;
  /** null: no file was given. */
  ads: number | null;
}

/** Names a file of ads as docs/importing.md describes; they are read, never stored here. */
const ADS_FILE = process.env.JOBTECH_ADS;

/** The open jobs of the bench's day, with the real ads' dates moved as a demonstration moves them. */
export async function relevanceJobs(): Promise<RelevanceJobs> {
  const demo = createDemoJobs({ today: BENCH_TODAY }).jobs.filter(isOpen);
  const ads = ADS_FILE ? withoutTwins((await adsOf(ADS_FILE)).filter(isOpen)) : null;
  return { jobs: [...demo, ...(ads ?? [])], demo: demo.length, ads: ads?.length ?? null };
}

/** One of each group of twins, as every list shows them: an ad that was published several times is one. */
function withoutTwins(jobs: readonly Job[]): Job[] {
  const shown = new Map<string, Job>();
  for (const job of jobs) {
    const key = twinKeyOf(job) ?? job.id;
    const known = shown.get(key);
    if (!known || comesBeforeTwin(job, known)) shown.set(key, job);
  }
  return [...shown.values()];
}

const isOpen = ({ status, closesOn }: Job): boolean => status === 'open' && closesOn >= BENCH_TODAY;

async function adsOf(file: string): Promise<Job[]> {
  const anchor = wallClockAt(Date.parse(`${BENCH_TODAY}T08:00:00Z`));
  const jobs = new Map<string, Job>();
  for await (const line of readLines(createReadStream(file))) {
    if ('tooLong' in line) continue;
    const mapped = mapAd(JSON.parse(line.text), { anchor });
    if ('job' in mapped) jobs.set(mapped.job.id, mapped.job);
  }
  return [...jobs.values()];
}
