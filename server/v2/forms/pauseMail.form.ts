import type { FastifyInstance } from 'fastify';
import { PAUSE_MAIL_PATH, type PauseMailResult } from '#domain/notifications/pauseMail';
import type { NotificationService } from '../../notifications/notifications.service';

/** As browsers and mail programs post forms (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Bytes; the form has one short field. */
const FORM_LIMIT = 2048;
const PER_MINUTE = 60;

interface PauseRequest {
  Querystring: { token?: unknown; page?: unknown };
}

/**
 * `POST /pausa-mejl?token=…`: stops the mail about unread messages. A mail program posts it, or the
 * button of the page at the same address, which says so in the address. The token is the only
 * proof: no cookie is read, and what is posted does not matter. A mail program gets no redirect,
 * which it would not follow.
 */
export function pauseMailForm(
  app: FastifyInstance,
  { notifications }: { notifications: Pick<NotificationService, 'pauseMail'> },
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPES,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async () => null,
    );
    scope.post<PauseRequest>(
      PAUSE_MAIL_PATH,
      { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
      async ({ query, log }, reply) => {
        const token = typeof query.token === 'string' ? query.token : '';
        const result = await notifications.pauseMail(token).then(
          (paused): PauseMailResult => (paused ? 'paused' : 'invalid'),
          (error: unknown): PauseMailResult => {
            log.error({ err: error }, 'stopping a mail failed');
            return 'failed';
          },
        );
        reply.header('cache-control', 'no-store');
        if (query.page !== undefined) {
          const shown = new URLSearchParams({ result, ...(result === 'failed' && { token }) });
          return reply.redirect(`${PAUSE_MAIL_PATH}?${shown}`, 303);
        }
        return reply.status(STATUS[result]).type('text/plain; charset=utf-8').send(result);
      },
    );
  });
}

const STATUS = { paused: 200, invalid: 400, failed: 500 } as const satisfies Record<
  PauseMailResult,
  number
>;
