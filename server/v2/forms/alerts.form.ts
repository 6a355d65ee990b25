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
import { mailLinkForm } from './mailLink.form';

const PER_MINUTE = 5;

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
      isTyped: true,
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

/** `POST /bevakning/lank`: confirms, changes, pauses or ends an alert. */
function linkForm(app: FastifyInstance, { mailAlerts }: Deps): Promise<void> {
  return mailLinkForm<AlertResult>(app, {
    path: ALERT_LINK_PATH,
    act: ({ token = '', manage, act }) =>
      manage !== undefined && isAlertAct(act)
        ? mailAlerts.act(manage, act)
        : mailAlerts.confirm(token),
    failure: 'changing an alert failed',
    pageOf(result, { token, manage, account, language }) {
      if (!isLanguage(language)) return null;
      const shown = new URLSearchParams({ result });
      const canGoOn = result !== 'left' && result !== 'invalid_link';
      if (canGoOn && manage !== undefined) shown.set(ALERT_QUERY.manage, manage);
      if (account === '1') shown.set('account', '1');
      if (result === 'failed' && token !== undefined) shown.set(ALERT_QUERY.confirm, token);
      return `${MAIL_ALERTS_PATH[language]}?${shown}`;
    },
  });
}
