import { randomUUID } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import { submitPricingRequest } from '#domain/api/info';
import { referenceNumber } from '#domain/applications/steps';
import { CONTACT_EMAIL } from '#domain/contactEmail';
import { PRICING_PATH, type PricingRequest } from '#domain/info/pricingRequest';
import { once } from '../http/idempotency';
import { addressKey } from '../identity/addressKey';
import { linkInMail } from '../identity/ownerMail';
import { canonicalJson } from '../lib/canonicalJson';
import { type Clock, dayOf } from '../lib/clock';
import { sha256 } from '../lib/sha256';
import { DAY } from '../lib/time';
import type { Outbox } from '../mail/outbox';
import type { Caller } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import {
  countPricingRequests,
  findSameRequest,
  insertPricingRequest,
} from './pricingRequests.repository';

/**
 * A day. An address gets one receipt a day; further requests are stored without one, so that the
 * answer does not say whether an address has asked before.
 */
const LIMITS = { perAddress: 20, inAll: 500 } as const;

export interface PricingService {
  /**
   * Stores a request of an organisation, mails it to us and mails a receipt. The same request on the same
   * day is one.
   *
   * @throws ApiError `rate_limited`
   */
  submit(
    request: PricingRequest,
    caller: Pick<Caller, 'ip' | 'idempotencyKey'>,
  ): Promise<{ reference: string }>;
}

export interface InfoServiceDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  serverSecret: Uint8Array;
  publicUrl: string;
}

export function createPricingService(deps: InfoServiceDeps): PricingService {
  const { db, clock, outbox, serverSecret, publicUrl } = deps;

  async function refuseTooMany(tx: Queryable, askedBy: string): Promise<void> {
    const { own, all } = await countPricingRequests(tx, { askedBy, since: clock.now() - DAY });
    if (own >= LIMITS.perAddress || all >= LIMITS.inAll) {
      throw new ApiError('rate_limited', 'Too many requests. Try again tomorrow.');
    }
  }

  /** Neither mail repeats anything that was typed; the request is read with `npm run pricing`. */
  async function queueMails(tx: Queryable, id: string, request: PricingRequest): Promise<void> {
    const { email, language, staff, volume } = request;
    const reference = referenceNumber(id);
    await outbox.queue(tx, {
      to: CONTACT_EMAIL,
      userId: null,
      language: 'sv',
      template: 'pricing_request_received',
      values: { id, reference, staff, volume, link: linkInMail(publicUrl, PRICING_PATH, 'sv') },
    });
    await outbox.queue(tx, {
      to: email,
      userId: null,
      language,
      template: 'pricing_request_sent',
      values: { reference, link: linkInMail(publicUrl, PRICING_PATH, language) },
    });
  }

  return {
    submit(sent, { ip, idempotencyKey: key }) {
      const request = trimmed(sent);
      const call = { scope: 'visitor', key, endpoint: submitPricingRequest, request };
      return once(db, call, async (tx) => {
        const now = clock.now();
        const contentHash = sha256(canonicalJson({ ...request, day: dayOf(now) }));
        const same = await findSameRequest(tx, contentHash);
        if (same !== null) return { reference: referenceNumber(same) };
        const askedBy = addressKey(serverSecret, ip);
        await refuseTooMany(tx, askedBy);
        const id = randomUUID();
        await insertPricingRequest(tx, { ...request, id, contentHash, askedBy, at: now });
        await queueMails(tx, id, request);
        return { reference: referenceNumber(id) };
      });
    },
  };
}

function trimmed(request: PricingRequest): PricingRequest {
  const { organisation, name, email, phone, message } = request;
  return {
    ...request,
    organisation: organisation.trim(),
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
  };
}
