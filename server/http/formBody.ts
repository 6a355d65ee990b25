import type { FastifyInstance } from 'fastify';

/** Bytes; the longest form is a registration with every choice ticked. */
const FORM_LIMIT = 64 * 1024;

/**
 * Lets the routes of this scope take forms that a browser posts without a script; everywhere else
 * JSON is the one body there is. A route gets the fields as `URLSearchParams`.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
