import type { FastifyInstance } from 'fastify';
import type { ApiError } from '#domain/api/errors';
import { requestEarlyAccess, submitPricingRequest } from '#domain/api/info';
import { earlyAccessSchema, pricingRequestSchema } from '#domain/api/info.schema';
import {
  EARLY_ACCESS_LINK_PATH,
  EARLY_ACCESS_PATH,
  EARLY_ACCESS_QUERY,
  type EarlyAccessResult,
} from '#domain/info/earlyAccess';
import { PRICING_PATH, type PricingProblem } from '#domain/info/pricingRequest';
import { isLanguage, type Language, languageNamed, languageQuery } from '#domain/language';
import { CONFIRMED_FIELD, PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { type FormRouteDeps, registerFormRoute } from '../../http/formRoute';
import { parser } from '../../http/parse';
import type { Info } from '../../info/info';

const PER_MINUTE = 5;
const LINKS_PER_MINUTE = 60;
/** As browsers and mail programs post forms (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Bytes; what is posted does not matter. */
const FORM_LIMIT = 2048;

/** The forms of the public pages, without a script; and the buttons of the links in mails. */
export function infoForms(deps: FormRouteDeps & Info): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await pricingForm(app, deps);
    for (const path of Object.values(EARLY_ACCESS_PATH)) await signUpForm(app, path, deps);
    await linkForm(app, deps);
  };
}

const textOf = (fields: URLSearchParams, name: string): string => fields.get(name) ?? '';
const languageOf = (fields: URLSearchParams): Language => languageNamed(fields.get('language'));

/** `POST /priser`. What is wrong is named in the address; what was typed is not. */
function pricingForm(
  app: FastifyInstance,
  { pricing, production, mailStep, ...deps }: FormRouteDeps & Info,
): Promise<void> {
  const parse = parser(pricingRequestSchema({ production }));
  const back = (fields: URLSearchParams, query: Record<string, string>): string => {
    const all = { ...query, ...languageQuery(languageOf(fields)) };
    return `${PRICING_PATH}?${new URLSearchParams(all)}#form`;
  };
  return registerFormRoute(
    app,
    {
      method: 'POST',
      url: PRICING_PATH,
      perMinute: PER_MINUTE,
      async handle(fields, { ip, proof }, _reply, { did }) {
        const request = parse({
          organisation: textOf(fields, 'organisation'),
          name: textOf(fields, 'name'),
          email: textOf(fields, 'email'),
          phone: textOf(fields, 'phone'),
          staff: fields.getAll('staff'),
          volume: textOf(fields, 'volume') || undefined,
          message: textOf(fields, 'message').replaceAll('\r\n', '\n'),
          language: textOf(fields, 'language'),
          ...(fields.get(CONFIRMED_FIELD) === 'true' && { [CONFIRMED_FIELD]: true }),
        });
        const { email, language } = request;
        const posted = { door: 'pricing', email, path: PRICING_PATH, language } as const;
        const { reference } = await mailStep.orMail(posted, { ip, proof }, () =>
          pricing.submit(request, { ip, proof, idempotencyKey: null }),
        );
        did(submitPricingRequest, request);
        return back(fields, { sent: reference });
      },
      refused(refusal, fields) {
        const problem = pricingProblemOf(refusal);
        const wrong = Object.keys(refusal.fields ?? {}).map((path) => path.split(/[.[]/u)[0]);
        const asked = wrong.filter((name) => refusal.fields?.[name ?? ''] === PERSONAL_NUMBER);
        return back(fields, {
          problem,
          ...(problem === 'invalid' && { fields: [...new Set(wrong)].join(',') }),
          ...(asked.length > 0 && { asked: asked.join(',') }),
        });
      },
    },
    deps,
  );
}

function pricingProblemOf({ code }: ApiError): PricingProblem {
  if (code === 'invalid_request') return 'invalid';
  if (code === 'puzzle_required') return 'mail_sent';
  return code === 'rate_limited' ? 'too_many' : 'failed';
}

/** `POST /forhandsregistrering` and `/early-access`: an e-mail address. */
function signUpForm(
  app: FastifyInstance,
  path: string,
  { earlyAccess, ...deps }: FormRouteDeps & Info,
): Promise<void> {
  const parse = parser(earlyAccessSchema);
  const back = (result: EarlyAccessResult) => `${path}?result=${result}`;
  const language = path === EARLY_ACCESS_PATH.en ? 'en' : 'sv';
  return registerFormRoute(
    app,
    {
      method: 'POST',
      url: path,
      perMinute: PER_MINUTE,
      async handle(fields, { ip, proof }, _reply, { did }) {
        const request = parse({ email: textOf(fields, 'email'), language });
        await earlyAccess.signUp(request, { ip, proof, provesLater: true });
        did(requestEarlyAccess, request);
        return back('sent');
      },
      refused: ({ code }) => {
        if (code === 'invalid_request') return back('invalid_email');
        return back(code === 'rate_limited' ? 'too_many' : 'failed');
      },
    },
    deps,
  );
}

interface LinkRequest {
  Querystring: { token?: unknown; leave?: unknown; language?: unknown };
}

/**
 * `POST /forhandsregistrering/lank`: confirms or ends a sign-up. The token in the address is the
 * only proof: no cookie is read, and what is posted does not matter. The page's button says which
 * language it has; a mail program (RFC 8058) does not, and gets no redirect, which it would not
 * follow.
 */
async function linkForm(app: FastifyInstance, { earlyAccess }: Info): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPES,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async () => null,
    );
    scope.post<LinkRequest>(
      EARLY_ACCESS_LINK_PATH,
      { config: { rateLimit: { max: LINKS_PER_MINUTE, timeWindow: '1 minute' } } },
      async ({ query, log }, reply) => {
        const { token, leave, language } = query;
        const done =
          typeof leave === 'string'
            ? earlyAccess.leave(leave)
            : earlyAccess.confirm(typeof token === 'string' ? token : '');
        const result = await done.catch((error: unknown): EarlyAccessResult => {
          log.error({ err: error }, 'confirming or ending a sign-up failed');
          return 'failed';
        });
        reply.header('cache-control', 'no-store');
        if (!isLanguage(language)) {
          return reply
            .status(STATUS[result] ?? 200)
            .type('text/plain')
            .send(result);
        }
        const shown = new URLSearchParams({ result });
        // The token still works: the page offers its button again
        if (result === 'failed' && typeof leave === 'string') {
          shown.set(EARLY_ACCESS_QUERY.leave, leave);
        } else if (result === 'failed' && typeof token === 'string') {
          shown.set(EARLY_ACCESS_QUERY.confirm, token);
        }
        return reply.redirect(`${EARLY_ACCESS_PATH[language]}?${shown}`, 303);
      },
    );
  });
}

const STATUS: Partial<Record<EarlyAccessResult, number>> = { invalid_link: 400, failed: 500 };
