import type { FastifyInstance } from 'fastify';

/** Bytes; the longest form is a registration with every option selected. */
const FORM_LIMIT = 64 * 1024;

/**
 * Lets the routes of this scope accept forms that a browser posts without a script; everywhere else
 * only JSON is accepted. A route gets the fields as `URLSearchParams`.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
