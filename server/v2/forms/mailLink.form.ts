import type { FastifyInstance } from 'fastify';

/** As browsers and mail programs post forms (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Bytes; what is posted does not matter. */
const FORM_LIMIT = 2048;
const PER_MINUTE = 60;
const STATUS: Readonly<Record<string, number>> = { invalid: 400, invalid_link: 400, failed: 500 };

/** What a link's address says, of which each is a text or absent. */
type LinkQuery = Readonly<Partial<Record<string, string>>>;

/** What a link of a mail does when it is posted. */
interface MailLink<Result extends string> {
  path: string;
  /** Does it; what it throws is told by the log as `failure`. */
  act(query: LinkQuery): Promise<Result>;
  failure: string;
  /** The page that shows the result to a browser; null for a mail program. */
  pageOf(result: Result | 'failed', query: LinkQuery): string | null;
}

/**
 * A link that a mail program posts (RFC 8058), or the button of the page that it opens, which says so
 * in the address. The token in the address is the only proof: no cookie is read, and what is posted
 * does not matter. A mail program gets no redirect, which it would not follow.
 */
export async function mailLinkForm<Result extends string>(
  app: FastifyInstance,
  { path, act, failure, pageOf }: MailLink<Result>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPES,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async () => null,
    );
    scope.post<{ Querystring: Record<string, unknown> }>(
      path,
      { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const query = Object.fromEntries(
          Object.entries(request.query).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        );
        const result = await act(query).catch((error: unknown) => {
          request.log.error({ err: error }, failure);
          return 'failed' as const;
        });
        reply.header('cache-control', 'no-store');
        const page = pageOf(result, query);
        if (page !== null) return reply.redirect(page, 303);
        return reply
          .status(STATUS[result] ?? 200)
          .type('text/plain; charset=utf-8')
          .send(result);
      },
    );
  });
}
