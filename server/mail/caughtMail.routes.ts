import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '#domain/api/errors';
import type { Queryable } from '../storage/database';
import {
  CAUGHT_MAIL_POLICY,
  caughtMailBody,
  caughtMailPage,
  MAIL_BODY_POLICY,
} from './caughtMail.page';
import { findMailHtml, newestMails } from './mails.repository';

const PATH = '/demo/mail';
/** The number of mails on the page. */
const SHOWN = 50;

/**
 * `GET /demo/mail`: the mail that a demo run without SMTP would have sent. Never registered in
 * production, where it would show everyone's mail to everyone.
 */
export function caughtMailRoutes(app: FastifyInstance, db: Queryable): void {
  app.get(PATH, async (_request, reply) =>
    send(
      reply,
      caughtMailPage(await newestMails(db, SHOWN), (id) => `${PATH}/${id}`),
      CAUGHT_MAIL_POLICY,
    ),
  );
  app.get<{ Params: { id: string } }>(`${PATH}/:id`, async ({ params }, reply) => {
    const body = isId(params.id) ? await findMailHtml(db, params.id) : null;
    if (body === null) throw new ApiError('not_found', 'There is no such mail.');
    return send(reply, caughtMailBody(body), MAIL_BODY_POLICY);
  });
}

function isId(text: string): boolean {
  return /^[0-9a-f-]{36}$/u.test(text);
}

function send(reply: FastifyReply, markup: string, policy: string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(markup);
}
