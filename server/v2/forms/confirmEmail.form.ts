import type { FastifyInstance } from 'fastify';
import { CONFIRM_EMAIL_PATH, type ConfirmEmailResult } from '#domain/confirmEmail';
import type { EmailChangeService } from '../../identity/emailChange.service';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Bytes; the form has one short field. */
const FORM_LIMIT = 2048;
const PER_MINUTE = 60;

/**
 * `POST /bekrafta-epost`: the button of the page that a mail's link opens. A plain form, so that it
 * works without a script, with or without a session, on any device. The token in it is the only
 * proof: no cookie is read.
 */
export function confirmEmailForm(
  app: FastifyInstance,
  { emailChange }: { emailChange: EmailChangeService },
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    scope.post(
      CONFIRM_EMAIL_PATH,
      { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
      async ({ body, log }, reply) => {
        const token = body instanceof URLSearchParams ? (body.get('token') ?? '') : '';
        const result: ConfirmEmailResult = await emailChange.confirm(token).catch((error) => {
          log.error({ err: error }, 'confirming an address failed');
          return 'failed';
        });
        const query = new URLSearchParams({ result, ...(result === 'failed' && { token }) });
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${CONFIRM_EMAIL_PATH}?${query}`, 303);
      },
    );
  });
}
