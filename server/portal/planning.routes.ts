import type { FastifyInstance } from 'fastify';
import { ApiError } from '#domain/api/errors';
import {
  CALENDAR_PATH,
  fetchPlan,
  getCalendarAddress,
  makeCalendarAddress,
  revokeCalendarAddress,
} from '#domain/api/planning';
import { fetchPlanSchema } from '#domain/api/planning.schema';
import { emptySchema } from '#domain/api/privacy.schema';
import { contentDisposition } from '../http/fileAnswer';
import { parser } from '../http/parse';
import { readyBody, sendReady } from '../http/readyBody';
import { type Route, route } from '../http/route';
import { FILE_POLICY } from '../http/securityHeaders';
import { deviceName } from '../identity/deviceName';
import type { Identity } from '../identity/identity';
import type { CalendarAddressService } from '../planning/calendarAddresses.service';
import type { PlanService } from '../planning/plan.service';
import { signedInCaller } from '../policy/caller';

/** Calls a minute from one address; calendars read some times a day. */
const PER_MINUTE = { make: 10, feed: 120 };
const FEED_FILE = /^([\w-]{43})\.ics$/u;

/** A candidate's year, and the address at which their calendars read it. */
export function planningRoutes({
  plans,
  addresses,
  requireProof,
}: {
  plans: PlanService;
  addresses: CalendarAddressService;
  requireProof: Identity['requireProof'];
}): Route[] {
  return [
    route(fetchPlan, parser(fetchPlanSchema), async ({ year, job }, caller) => ({
      status: 0,
      ...(await plans.find(signedInCaller(caller).userId, {
        year: year === undefined ? null : Number(year),
        job: job ?? null,
      })),
    })),
    route(getCalendarAddress, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      address: await addresses.find(signedInCaller(caller).userId),
    })),
    route(
      makeCalendarAddress,
      parser(emptySchema),
      async (_request, caller) => {
        await requireProof(caller);
        const { userId } = signedInCaller(caller);
        return { status: 0, ...(await addresses.make(userId, deviceName(caller.userAgent))) };
      },
      { perMinute: PER_MINUTE.make },
    ),
    route(revokeCalendarAddress, parser(emptySchema), async (_request, caller) => {
      await addresses.revoke(signedInCaller(caller).userId);
      return { status: 0 };
    }),
  ];
}

/**
 * `GET /calendar/{token}.ics`: a plan for everyone who knows its address. Programs read it, which have
 * no session; no cookie is looked at.
 */
export function calendarFeedRoute(
  app: FastifyInstance,
  { addresses }: { addresses: Pick<CalendarAddressService, 'feed'> },
): void {
  const config = { rateLimit: { max: PER_MINUTE.feed, timeWindow: '1 minute' } };
  app.get<{ Params: { file: string } }>(
    `${CALENDAR_PATH}/:file`,
    { config },
    async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      const token = FEED_FILE.exec(request.params.file)?.[1];
      const file = token === undefined ? null : await addresses.feed(token);
      if (file === null) throw new ApiError('not_found', 'There is no such calendar.');
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': contentDisposition('vikari.ics', true),
        'content-security-policy': FILE_POLICY,
      });
      return sendReady(request, reply, readyBody(file));
    },
  );
}
