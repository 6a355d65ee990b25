import type { FastifyInstance } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { submitAnswerSchema, takeBackAnswerSchema } from '#domain/api/insights.schema';
import { STATEMENTS } from '#domain/insight/statements';
import { signInPath } from '#domain/signIn/signInPath';
import { type FormRouteDeps, registerFormRoute } from '../http/formRoute';
import { parser } from '../http/parse';
import type { Insight } from '../insight/insight';

const PER_MINUTE = 20;

/**
 * `POST /inblick/answer`: answering about a workplace without a script. Fields: `workplace`, each
 * statement's id with its score; with `take_back`, the year of the answer that is taken back.
 */
export function insightForm(
  app: FastifyInstance,
  { ownAnswers, ...deps }: FormRouteDeps & Pick<Insight, 'ownAnswers'>,
): Promise<void> {
  const parseAnswer = parser(submitAnswerSchema);
  const parseYear = parser(takeBackAnswerSchema);
  return registerFormRoute(
    app,
    {
      method: 'POST',
      url: '/inblick/answer',
      perMinute: PER_MINUTE,
      isTyped: true,
      async handle(fields, { userId }) {
        const page = pageOf(fields);
        if (userId === null) return signInPath('register', { targetPath: page });
        const workplaceId = fields.get('workplace') ?? undefined;
        const year = fields.get('take_back');
        if (year !== null) {
          await ownAnswers.takeBack(userId, parseYear({ workplaceId, year: Number(year) }));
          return `${page}&done=taken_back`;
        }
        const scores = STATEMENTS.map(({ id }) => fields.get(id));
        if (scores.includes(null)) throw new ApiError('invalid_request', 'A score is missing.');
        const request = parseAnswer({ workplaceId, scores: scores.map(Number) });
        await ownAnswers.submit({ userId, idempotencyKey: null }, request);
        return `${page}&done=answered`;
      },
      refused: ({ code }, fields) =>
        `${pageOf(fields)}&problem=${code === 'invalid_request' ? 'incomplete' : 'answer'}`,
    },
    deps,
  );
}

/** The workplace's page; whatever the field contains, it is an address of `/inblick`. */
function pageOf(fields: URLSearchParams): string {
  return `/inblick?workplace=${encodeURIComponent(fields.get('workplace') ?? '')}`;
}
