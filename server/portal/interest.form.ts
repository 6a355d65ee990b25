import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { submitCandidateSchema } from '#domain/api/applications.schema';
import { ApiError } from '#domain/api/errors';
import {
  PENDING_INTEREST_LIFETIME,
  type PendingInterest,
  pendingInterestCookie,
} from '#domain/applications/pendingInterest';
import { JOB_ID } from '#domain/jobs/slug';
import { signInPath } from '#domain/signInPath';
import type { createApplicationService } from '../applications/applications.service';
import { type FormRouteDeps, registerFormRoute } from '../http/formRoute';
import { parser } from '../http/parse';
import type { Clock } from '../lib/clock';

const PER_MINUTE = 60;

export interface InterestFormDeps extends FormRouteDeps {
  applications: Pick<ReturnType<typeof createApplicationService>, 'submit'>;
  clock: Clock;
}

/**
 * `POST /jobb/interest`: showing interest without a script. Fields: `jobId` and `slug`. A visitor
 * is redirected to register and returns to the job with `?intent=interested`; the press is in a
 * cookie until then.
 */
export function interestForm(
  app: FastifyInstance,
  { applications, clock, ...deps }: InterestFormDeps,
): Promise<void> {
  // Showing interest includes no phone number, so the rules for one do not matter here
  const parse = parser(submitCandidateSchema({ production: true }));

  return registerFormRoute(
    app,
    {
      method: 'POST',
      url: '/jobb/interest',
      perMinute: PER_MINUTE,
      async handle(fields, { userId }, reply) {
        const page = jobPath(fields);
        const request = parse({ jobId: fields.get('jobId') ?? undefined, kind: 'interested' });
        if (userId === null) {
          const { jobId } = request;
          const press: PendingInterest = { jobId, at: clock.now(), key: randomUUID() };
          // Another text could not be a cookie's name, and is no job
          if (JOB_ID.test(jobId)) {
            const cookie = pendingInterestCookie(jobId);
            reply.setPageCookie(cookie, press, PENDING_INTEREST_LIFETIME / 1000);
          }
          return signInPath('register', { targetPath: `${page}?intent=interested` });
        }
        try {
          await applications.submit({ userId, idempotencyKey: null }, request);
        } catch (error) {
          // Sent twice: the page shows the existing application
          if (!(error instanceof ApiError) || error.code !== 'already_submitted') throw error;
        }
        return page;
      },
      refused: (_refusal, fields) => `${jobPath(fields)}?problem=interest`,
    },
    deps,
  );
}

/** The job's page; whatever the field contains, it is an address below `/jobb/`. */
function jobPath(fields: URLSearchParams): string {
  return `/jobb/${encodeURIComponent(fields.get('slug') ?? '')}`;
}
