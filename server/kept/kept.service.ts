import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { type EmployerKept, type JobKept, replyToKept, type WorkplaceKept } from '#domain/api/kept';
import { keptScore } from '#domain/kept/figures';
import type { EmployerCall } from '../employers/employerCall';
import { once } from '../http/idempotency';
import { createStoredJobs } from '../jobs/storedJobs';
import { findWorkplace, findWorkplaceOfJob } from '../jobs/storedWorkplaces';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import {
  findFiguresOf,
  findPublishedAt,
  findPublishedOf,
  type PublishedUnit,
  saveReply,
} from './keptFigures.repository';

/** Names are sorted as Swedish does, which no database promises: by bytes, Ä is before Å and é after z. */
const inSwedish = new Intl.Collator('sv').compare;

/** What is published of how employers keep what they say. */
export interface KeptService {
  /** By employer. @throws ApiError `not_found` for an unknown workplace. */
  ofWorkplace(workplaceId: string): Promise<WorkplaceKept>;
  /** Of a job's employer at its workplace, and everywhere. @throws ApiError `not_found` */
  ofJob(jobId: string): Promise<JobKept>;
  /** @throws ApiError `not_found` for a job that is not the employer's. */
  ofEmployer(employerId: string, jobId: string): Promise<EmployerKept>;
  /** @throws ApiError `not_found`; `conflict` where nothing is published of that year. */
  reply(call: EmployerCall, request: RequestOf<typeof replyToKept>): Promise<EmployerKept>;
}

export function createKeptService({ db, clock }: { db: Database; clock: Clock }): KeptService {
  async function ofUnit(from: Queryable, employerId: string, workplaceId: string) {
    const all = await findPublishedOf(from, employerId);
    return { all, here: all.filter((one) => one.workplaceId === workplaceId) };
  }

  async function requireWorkplace(from: Queryable, employerId: string, jobId: string) {
    const workplace = await findWorkplaceOfJob(from, { jobId, employerId });
    if (!workplace) throw new ApiError('not_found', 'No such job.');
    return workplace.id;
  }

  return {
    async ofWorkplace(workplaceId) {
      if (!(await findWorkplace(db, workplaceId))) {
        throw new ApiError('not_found', 'No such workplace.');
      }
      const all = await findPublishedAt(db, workplaceId);
      const ids = [...new Set(all.map(({ employerId }) => employerId))];
      return {
        score: keptScore(all),
        employers: ids
          .map((id) => toEmployer(all.filter(({ employerId }) => employerId === id)))
          .sort((a, b) => inSwedish(a.employer, b.employer)),
      };
    },

    async ofJob(jobId) {
      const [job] = await createStoredJobs(db).findAll([jobId]);
      if (!job) throw new ApiError('not_found', 'No such job.');
      const { employerId } = job;
      if (employerId === null) return { here: null, everywhere: null };
      const workplace = await findWorkplaceOfJob(db, { jobId, employerId });
      const { all, here } = await ofUnit(db, employerId, workplace?.id ?? '');
      return { here: keptScore(here), everywhere: keptScore(all) };
    },

    async ofEmployer(employerId, jobId) {
      const { all, here } = await ofUnit(
        db,
        employerId,
        await requireWorkplace(db, employerId, jobId),
      );
      return { everywhere: keptScore(all), here: here.length > 0 ? toEmployer(here) : null };
    },

    reply({ employerId, idempotencyKey: key }, request) {
      const call = { scope: `employer:${employerId}`, key, endpoint: replyToKept, request };
      return once(db, call, async (tx) => {
        const { id, year } = request;
        const workplaceId = await requireWorkplace(tx, employerId, id);
        const text = request.text?.trim() || null;
        const years = (await findFiguresOf(tx, { employerId, workplaceId })).map((one) => one.year);
        if (text !== null && !years.includes(year)) {
          throw new ApiError('conflict', 'Nothing is published of that year.');
        }
        await saveReply(tx, { employerId, workplaceId, year, text, at: instant(clock.now()) });
        const { all, here } = await ofUnit(tx, employerId, workplaceId);
        return { everywhere: keptScore(all), here: here.length > 0 ? toEmployer(here) : null };
      });
    },
  };
}

/** What is shown of an employer at one workplace. */
function toEmployer(published: readonly PublishedUnit[]): WorkplaceKept['employers'][number] {
  const [last] = published;
  const score = keptScore(published);
  if (!last || !score) throw new Error('Nothing is published.');
  return {
    employer: last.employer,
    publishedOn: last.publishedOn,
    score,
    years: published.map(({ year, figures, reply, repliedAt }) => ({
      year,
      ...(keptScore([{ figures }]) ?? score),
      reply,
      repliedAt,
    })),
  };
}
