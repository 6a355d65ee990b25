import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type { ResponseOf } from '../../domain/api/endpoint';
import type { JobDraft, publishJob } from '../../domain/api/integration';
import { addDays } from '../../domain/calendar/days';
import type { Job } from '../../domain/jobs/job';
import { aJob } from '../../domain/jobs/testing/aJob';
import { dayOf } from '../../server/lib/clock';

/** Days from now until the first interviews. */
const DAYS_AHEAD = 3;

/** An employer whom the demo recruiter does not work for, by the integration API. */
export class Employer {
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** A call of the integration API, which has to be accepted. */
  async call(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, data?: object) {
    const key = readFileSync(process.env.EMPLOYER_KEY_FILE ?? '', 'utf8');
    const answer = await this.request.fetch(`/api/integration/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(data && { data }),
    });
    if (!answer.ok()) {
      throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    }
    return answer.json();
  }

  /** Publishes a job that asks no questions. */
  async publish(changes: Partial<JobDraft>): Promise<Job> {
    const today = dayOf(Date.now());
    const { id, slug, status, publishedAt, employerId, source, ...draft } = aJob({
      closesOn: addDays(today, 30),
      startsOn: addDays(today, 60),
      endsOn: addDays(today, 120),
      questionnaire: [],
      ...changes,
    });
    const { job }: ResponseOf<typeof publishJob> = await this.call('POST', 'jobs', draft);
    return job;
  }

  /** Offers half hours from 09:00 UTC in some days, as many as are asked for. */
  async offerInterviews(jobId: string, count: number): Promise<void> {
    const day = addDays(dayOf(Date.now()), DAYS_AHEAD);
    const from = `${day}T09:00:00Z`;
    const to = new Date(Date.parse(from) + count * 1_800_000).toISOString();
    await this.call('POST', `jobs/${jobId}/interview_calendar`, {
      minutes: 30,
      free: [{ from, to }],
      place: 'Testsjukhuset, entré A',
    });
  }
}
