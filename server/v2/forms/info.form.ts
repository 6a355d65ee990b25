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
import { mailLinkForm } from './mailLink.form';

const PER_MINUTE = 5;

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
      isTyped: true,
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
      isTyped: true,
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

/** `POST /forhandsregistrering/lank`: confirms or ends a sign-up. */
function linkForm(app: FastifyInstance, { earlyAccess }: Info): Promise<void> {
  return mailLinkForm<EarlyAccessResult>(app, {
    path: EARLY_ACCESS_LINK_PATH,
    act: ({ token = '', leave }) =>
      leave === undefined ? earlyAccess.confirm(token) : earlyAccess.leave(leave),
    failure: 'confirming or ending a sign-up failed',
    pageOf(result, { token, leave, language }) {
      if (!isLanguage(language)) return null;
      const shown = new URLSearchParams({ result });
      // The token still works: the page offers its button again
      if (result === 'failed' && leave !== undefined) shown.set(EARLY_ACCESS_QUERY.leave, leave);
      else if (result === 'failed' && token !== undefined) {
        shown.set(EARLY_ACCESS_QUERY.confirm, token);
      }
      return `${EARLY_ACCESS_PATH[language]}?${shown}`;
    },
  });
}
