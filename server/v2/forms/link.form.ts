import type { FastifyInstance } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Bytes; the form has one short field. */
const FORM_LIMIT = 2048;
const PER_MINUTE = 60;

/** What the button of a page that a mail's link opens does. */
interface LinkAct {
  /** The page's path, to which the button is posted. */
  path: string;
  /** Does it; returns the result, which is part of the page's address. */
  act(token: string): Promise<string>;
  /** What the log says when it fails. */
  failure: string;
}

/**
 * The button of a page that a mail's link opens. A plain form, so that it works without a script,
 * with or without a session, on any device. The token in it is the only proof: no cookie is read.
 */
export function linkForm(app: FastifyInstance, { path, act, failure }: LinkAct): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    scope.post(
      path,
      { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
      async ({ body, log }, reply) => {
        const token = body instanceof URLSearchParams ? (body.get('token') ?? '') : '';
        const result = await act(token).catch((error) => {
          log.error({ err: error }, failure);
          return 'failed';
        });
        const query = new URLSearchParams({ result, ...(result === 'failed' && { token }) });
        return reply.header('cache-control', 'no-store').redirect(`${path}?${query}`, 303);
      },
    );
  });
}
