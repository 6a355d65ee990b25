import {
  askReference,
  beginReferenceSigning,
  declineReference,
  fetchGivenReferenceOpenings,
  fetchGivenReferences,
  readReferenceRequest,
  shareGivenReference,
  signReferenceByBankid,
  signReferenceByCode,
  unshareGivenReference,
  withdrawReferenceRequest,
} from '#domain/api/givenReferences';
import {
  askReferenceSchema,
  beginReferenceSigningSchema,
  givenReferenceIdSchema,
  readReferenceRequestSchema,
  shareGivenReferenceSchema,
  signReferenceByBankidSchema,
  signReferenceByCodeSchema,
  unshareGivenReferenceSchema,
} from '#domain/api/givenReferences.schema';
import { emptySchema } from '#domain/api/privacy.schema';
import type { GivenReferences } from '../givenReferences/givenReferences';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { setBrowserCookie } from '../identity/browserCookies';
import { signedInCaller } from '../policy/caller';

/** Calls a minute from one address: nobody asks, or signs, more by hand. */
const PER_MINUTE = { ask: 20, link: 60 };

/** What a candidate does with references that they ask for. */
export function ownReferenceRoutes({
  requests,
  sharing,
}: Pick<GivenReferences, 'requests' | 'sharing'>): Route[] {
  return [
    route(fetchGivenReferences, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      results: await requests.list(signedInCaller(caller).userId),
    })),
    route(
      askReference,
      parser(askReferenceSchema),
      async (request, caller) => ({
        status: 0,
        results: await requests.ask(signedInCaller(caller).userId, request),
      }),
      { perMinute: PER_MINUTE.ask },
    ),
    route(withdrawReferenceRequest, parser(givenReferenceIdSchema), async ({ id }, caller) => ({
      status: 0,
      results: await requests.withdraw(signedInCaller(caller).userId, id),
    })),
    route(shareGivenReference, parser(shareGivenReferenceSchema), async (request, caller) => ({
      status: 0,
      results: await sharing.share(signedInCaller(caller).userId, request),
    })),
    route(unshareGivenReference, parser(unshareGivenReferenceSchema), async (request, caller) => ({
      status: 0,
      results: await sharing.unshare(signedInCaller(caller).userId, request),
    })),
    route(fetchGivenReferenceOpenings, parser(givenReferenceIdSchema), async ({ id }, caller) => ({
      status: 0,
      results: await sharing.openings(signedInCaller(caller).userId, id),
    })),
  ];
}

/** What a referee does by the link of a mail, with an account or without. */
export function referenceLinkRoutes({ signing }: Pick<GivenReferences, 'signing'>): Route[] {
  const limits = { perMinute: PER_MINUTE.link };
  return [
    route(
      readReferenceRequest,
      parser(readReferenceRequestSchema),
      async (request, caller) => ({ status: 0, ...(await signing.read(request, caller)) }),
      limits,
    ),
    route(
      declineReference,
      parser(givenReferenceIdSchema),
      async ({ id }, caller) => {
        await signing.decline(id, caller);
        return { status: 0 };
      },
      limits,
    ),
    route(
      beginReferenceSigning,
      parser(beginReferenceSigningSchema),
      async (request, caller, reply) => {
        const { signing: id, bankid } = await signing.begin(request, caller);
        if (bankid) setBrowserCookie(reply, bankid);
        return { status: 0, signing: id, authorizeUrl: bankid?.authorizeUrl ?? null };
      },
      limits,
    ),
    route(
      signReferenceByCode,
      parser(signReferenceByCodeSchema),
      async (request, caller) => ({ status: 0, ...(await signing.byCode(request, caller)) }),
      limits,
    ),
    route(
      signReferenceByBankid,
      parser(signReferenceByBankidSchema),
      async (request, caller) => ({ status: 0, ...(await signing.byBankid(request, caller)) }),
      limits,
    ),
  ];
}
