import type { FastifyInstance } from 'fastify';
import { MAIL_PROOF_PATH, MAX_PROOF } from '#domain/proof/puzzle';
import { safeTargetPath } from '#domain/signIn/targetPath';
import { MAIL_PROOF_AGE } from '../../doors/mailStep';
import { PROOF_COOKIE } from '../../http/cookies';
import { type FormRouteDeps, registerFormRoute } from '../../http/formRoute';

const PER_MINUTE = 60;

/**
 * `GET /auth/proof`: the link of a mail that proves an address. This browser's next form is let in
 * by its cookie; a program that opens the link uses nothing up.
 */
export function mailProofForm(deps: FormRouteDeps): (app: FastifyInstance) => Promise<void> {
  const pathOf = (fields: URLSearchParams) => safeTargetPath(fields.get('to')) ?? '/';
  return (app) =>
    registerFormRoute(
      app,
      {
        method: 'GET',
        url: MAIL_PROOF_PATH,
        perMinute: PER_MINUTE,
        async handle(fields, _caller, reply) {
          const proof = fields.get('proof') ?? '';
          if (/^[\w.-]+$/.test(proof) && proof.length <= MAX_PROOF) {
            reply.setCookie(PROOF_COOKIE, proof, MAIL_PROOF_AGE);
          }
          return pathOf(fields);
        },
        refused: (_refusal, fields) => pathOf(fields),
      },
      deps,
    );
}
