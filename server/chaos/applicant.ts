import type { ResponseOf } from '#domain/api/endpoint';
import {
  type Application,
  fetchApplications,
  type SubmitCandidateRequest,
  submitCandidate,
} from '#domain/api/portal';
import { urlOf } from '../http/api';
import { SESSION_COOKIE } from '../http/cookies';
import { testConfig } from '../testing/testConfig';

/** One submission with the idempotency key that every repeat of it has. */
export interface Submission {
  key: string;
  cookie: string;
  jobId: string;
}

const headersOf = (cookie: string) => ({
  cookie: `${SESSION_COOKIE}=${cookie}`,
  origin: testConfig().publicUrl,
});

/** A whole application for a job that asks about experience. */
export const applicationFor = (jobId: string): SubmitCandidateRequest => ({
  jobId,
  kind: 'candidate',
  contact: {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    phone: '070-174 06 05',
  },
  answers: { experience: 'Fem år på akuten.' },
});

/** @throws any error when the server is killed during the call; an `Error` for any refusal. */
export async function submit(
  url: string,
  { key, cookie, jobId }: Submission,
): Promise<Application> {
  const response = await fetch(url + urlOf({ endpoint: submitCandidate }), {
    method: 'POST',
    headers: {
      ...headersOf(cookie),
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(applicationFor(jobId)),
  });
  const body = await response.text();
  if (!response.ok) throw new RefusedSubmission(`${response.status} ${body}`);
  const { application }: ResponseOf<typeof submitCandidate> = JSON.parse(body);
  return application;
}

/** The server answered with an unexpected response. */
export class RefusedSubmission extends Error {}

/** Every application of the session's candidate. */
export async function listApplications(url: string, cookie: string): Promise<Application[]> {
  const response = await fetch(url + urlOf({ endpoint: fetchApplications }), {
    headers: headersOf(cookie),
  });
  const { results }: ResponseOf<typeof fetchApplications> = await response.json();
  return results;
}
