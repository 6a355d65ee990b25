import type { FastifyInstance } from 'fastify';
import { submitCandidateSchema } from '#domain/api/applications.schema';
import { ApiError } from '#domain/api/errors';
import { signInPath } from '#domain/signInProblem';
import type { createApplicationService } from '../applications/applications.service';
import { type FormRouteDeps, registerFormRoute } from '../http/formRoute';
import { parser } from '../http/parse';

const PER_MINUTE = 60;

export interface InterestFormDeps extends FormRouteDeps {
  applications: Pick<ReturnType<typeof createApplicationService>, 'submit'>;
}

/**
 * `POST /jobb/interest`: showing interest without a script. Fields: `jobId` and `slug`. A visitor
 * is sent to register and comes back to the job with `?intent=interested`.
 */
export function interestForm(
  app: FastifyInstance,
  { applications, ...deps }: InterestFormDeps,
): Promise<void> {
  // Interest holds no phone number, so the rules for one do not matter here
  const parse = parser(submitCandidateSchema({ production: true }));

  return registerFormRoute(
    app,
    {
      method: 'POST',
      url: '/jobb/interest',
      perMinute: PER_MINUTE,
      async handle(fields, { userId }) {
        const page = jobPath(fields);
        if (userId === null) {
          return signInPath('register', { targetPath: `${page}?intent=interested` });
        }
        const request = parse({ jobId: fields.get('jobId') ?? undefined, kind: 'interested' });
        try {
          await applications.submit({ userId, idempotencyKey: null }, request);
        } catch (error) {
          // Pressed twice: the page shows what there is
          if (!(error instanceof ApiError) || error.code !== 'already_submitted') throw error;
        }
        return page;
      },
      refused: (_refusal, fields) => `${jobPath(fields)}?problem=interest`,
    },
    deps,
  );
}

/** The job's page; whatever stands in the field, it is an address below `/jobb/`. */
function jobPath(fields: URLSearchParams): string {
  return `/jobb/${encodeURIComponent(fields.get('slug') ?? '')}`;
}
