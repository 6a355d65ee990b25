import type { FastifyInstance } from 'fastify';
import {
  ALERT_LINK_PATH,
  ALERT_QUERY,
  type AlertResult,
  isAlertAct,
  MAIL_ALERTS_PATH,
} from '#domain/alerts/mailAlerts';
import { askForAlertSchema, MAX_ALERT_QUERY } from '#domain/api/alerts.schema';
import { isLanguage } from '#domain/language';
import type { Alerts } from '../../alerts/alerts';
import { type FormRouteDeps, registerFormRoute } from '../../http/formRoute';
import { parser } from '../../http/parse';

const PER_MINUTE = 5;
const LINKS_PER_MINUTE = 60;
/** As browsers and mail programs post forms (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Bytes; what is posted does not matter. */
const FORM_LIMIT = 2048;

type Deps = FormRouteDeps & Pick<Alerts, 'mailAlerts'>;

/** The form of alerts without an account, without a script; and the buttons of the links in mails. */
export function alertForms(deps: Deps): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    for (const path of Object.values(MAIL_ALERTS_PATH)) await askForm(app, path, deps);
    await linkForm(app, deps);
  };
}

/** `POST /bevakning` and `/job-alerts`: an address, a search and how often. */
function askForm(app: FastifyInstance, path: string, { mailAlerts, ...deps }: Deps): Promise<void> {
  const parse = parser(askForAlertSchema);
  const language = path === MAIL_ALERTS_PATH.en ? 'en' : 'sv';
  /** With the search, so that the form is there again; never with the address that was typed. */
  const back = (fields: URLSearchParams, result: AlertResult): string => {
    const shown = new URLSearchParams((fields.get('query') ?? '').slice(0, MAX_ALERT_QUERY));
    shown.set('result', result);
    return `${path}?${shown}`;
  };
  return registerFormRoute(
    app,
    {
      method: 'POST',
      url: path,
      perMinute: PER_MINUTE,
      async handle(fields, { ip, proof }) {
        const [email, query] = [fields.get('email') ?? '', fields.get('query') ?? ''];
        const frequency = fields.get('frequency') ?? undefined;
        await mailAlerts.ask(parse({ email, query, frequency, language }), {
          ip,
          proof,
          provesLater: true,
        });
        return back(fields, 'sent');
      },
      refused: ({ code }, fields) => {
        if (code === 'invalid_request') return back(fields, 'invalid_email');
        return back(fields, code === 'rate_limited' ? 'too_many' : 'failed');
      },
    },
    deps,
  );
}

interface LinkRequest {
  Querystring: Partial<Record<'token' | 'manage' | 'act' | 'account' | 'language', unknown>>;
}

/**
 * `POST /bevakning/lank`: confirms, changes, pauses or ends an alert. The token in the address is
 * the only proof: no cookie is read, and what is posted does not matter. The page's button says
 * which language it has; a mail program (RFC 8058) does not, and gets no redirect, which it would
 * not follow.
 */
async function linkForm(app: FastifyInstance, { mailAlerts }: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPES,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async () => null,
    );
    scope.post<LinkRequest>(
      ALERT_LINK_PATH,
      { config: { rateLimit: { max: LINKS_PER_MINUTE, timeWindow: '1 minute' } } },
      async ({ query, log }, reply) => {
        const { token, manage, act, account, language } = query;
        const done =
          typeof manage === 'string' && isAlertAct(act)
            ? mailAlerts.act(manage, act)
            : mailAlerts.confirm(typeof token === 'string' ? token : '');
        const result = await done.catch((error: unknown): AlertResult => {
          log.error({ err: error }, 'changing an alert failed');
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
        const canGoOn = result !== 'left' && result !== 'invalid_link';
        if (canGoOn && typeof manage === 'string') shown.set(ALERT_QUERY.manage, manage);
        if (account === '1') shown.set('account', '1');
        if (result === 'failed' && typeof token === 'string') {
          shown.set(ALERT_QUERY.confirm, token);
        }
        return reply.redirect(`${MAIL_ALERTS_PATH[language]}?${shown}`, 303);
      },
    );
  });
}

const STATUS: Partial<Record<AlertResult, number>> = { invalid_link: 400, failed: 500 };
