import { requestEarlyAccess, submitPricingRequest } from '#domain/api/info';
import { earlyAccessSchema, pricingRequestSchema } from '#domain/api/info.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { Info } from '../info/info';

/** Calls a minute from one address. */
const PER_MINUTE = 5;

/** The forms of the public pages: what Vikari costs, and the sign-up for the app. */
export function infoRoutes({ pricing, earlyAccess, production }: Info): Route[] {
  return [
    route(
      submitPricingRequest,
      parser(pricingRequestSchema({ production })),
      async (request, caller) => ({ status: 0, ...(await pricing.submit(request, caller)) }),
      { perMinute: PER_MINUTE },
    ),
    route(
      requestEarlyAccess,
      parser(earlyAccessSchema),
      async (request, caller) => {
        await earlyAccess.signUp(request, caller);
        return { status: 0 };
      },
      { perMinute: PER_MINUTE },
    ),
  ];
}
