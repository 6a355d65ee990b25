import { askForAlert } from '#domain/api/alerts';
import { askForAlertSchema } from '#domain/api/alerts.schema';
import type { Alerts } from '../alerts/alerts';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** Calls a minute from one address. */
const PER_MINUTE = 5;

/** Alerts without an account. */
export function alertRoutes({ mailAlerts }: Pick<Alerts, 'mailAlerts'>): Route[] {
  return [
    route(
      askForAlert,
      parser(askForAlertSchema),
      async (request, caller) => {
        await mailAlerts.ask(request, caller);
        return { status: 0 };
      },
      { perMinute: PER_MINUTE },
    ),
  ];
}
