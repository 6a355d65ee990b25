import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { submitCandidateSchema } from '#domain/api/applications.schema';
import { ApiError } from '#domain/api/errors';
import { submitCandidate } from '#domain/api/portal';
import {
  PENDING_INTEREST_LIFETIME,
  type PendingInterest,
  pendingInterestCookie,
} from '#domain/applications/pendingInterest';
import { JOB_ID } from '#domain/jobs/slug';
import { signInPath } from '#domain/signIn/signInPath';
import type { createApplicationService } from '../applications/applications.service';
import { type FormRouteDeps, registerFormRoute } from '../http/formRoute';
import { parser } from '../http/parse';
import type { Clock } from '../lib/clock';
import { isToken } from '../lib/tokens';

const PER_MINUTE = 60;
const OLD_PATH = '/jobb/interest';

export interface InterestFormDeps extends FormRouteDeps {
  applications: Pick<ReturnType<typeof createApplicationService>, 'submit'>;
  clock: Clock;
}

/**
 * Showing interest without a script, posted to the job's own address with the field `jobId`. A visitor
 * is redirected to register and returns to the job with `?intent=interested`; the press is in a
 * cookie until then. The recommendation that led there stays in the address, and is sent with the
 * interest. Pages of before post to `/jobb/interest`, with the field `slug`.
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
      url: '/jobb/:slug',
      perMinute: PER_MINUTE,
      async handle(fields, { userId }, reply, { address, did }) {
        const page = jobPath(fields, address);
        const recommendation = recommendationIn(address);
        const request = parse({
          jobId: fields.get('jobId') ?? undefined,
          kind: 'interested',
          ...(recommendation !== null && { recommendation }),
        });
        if (userId === null) {
          const { jobId } = request;
          const press: PendingInterest = { jobId, at: clock.now(), key: randomUUID() };
          // Another text could not be a cookie's name, and is no job
          if (JOB_ID.test(jobId)) {
            const cookie = pendingInterestCookie(jobId);
            reply.setPageCookie(cookie, press, PENDING_INTEREST_LIFETIME / 1000);
          }
          const query = new URLSearchParams({
            intent: 'interested',
            ...(recommendation !== null && { recommendation }),
          });
          return signInPath('register', { targetPath: `${page}?${query}` });
        }
        try {
          await applications.submit({ userId, idempotencyKey: null }, request);
          did(submitCandidate, request);
        } catch (error) {
          // Sent twice: the page shows the existing application
          if (!(error instanceof ApiError) || error.code !== 'already_submitted') throw error;
        }
        return page;
      },
      refused(_refusal, fields, address) {
        const recommendation = recommendationIn(address);
        const query = new URLSearchParams({
          problem: 'interest',
          ...(recommendation !== null && { recommendation }),
        });
        return `${jobPath(fields, address)}?${query}`;
      },
    },
    deps,
  );
}

/** The job's page; whatever was posted, it is an address below `/jobb/`. */
function jobPath(fields: URLSearchParams, { pathname }: URL): string {
  const slug = fields.get('slug');
  if (slug !== null) return `/jobb/${encodeURIComponent(slug)}`;
  return pathname.startsWith('/jobb/') && pathname !== OLD_PATH ? pathname : '/jobb/';
}

/** The recommendation's id in the address; null without one, and for what cannot be one. */
function recommendationIn({ searchParams }: URL): string | null {
  const id = searchParams.get('recommendation');
  return id !== null && isToken(id) ? id : null;
}
