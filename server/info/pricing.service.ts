import { randomUUID } from 'node:crypto';
import { submitPricingRequest } from '#domain/api/info';
import { referenceNumber } from '#domain/applications/steps';
import { CONTACT_EMAIL } from '#domain/contactEmail';
import { PRICING_PATH, type PricingRequest } from '#domain/info/pricingRequest';
import { createDoor, type OtherLimits, type UsualLimits } from '../doors/door';
import { once } from '../http/idempotency';
import { canonicalJson } from '../lib/canonicalJson';
import { type Clock, dayOf } from '../lib/clock';
import { sha256 } from '../lib/sha256';
import { DAY } from '../lib/time';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import type { Caller, Stranger } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { findSameRequest, insertPricingRequest } from './pricingRequests.repository';

/** A day. We have been told of what was sent. */
const LIMITS: UsualLimits = { life: DAY, perCustomer: 20, askFrom: 250, stays: true };

export interface PricingService {
  /**
   * Stores a request of an organisation, mails it to us and mails a receipt, one a day to an address;
   * further ones go without, so that the answer does not say whether an address has asked before. The
   * same request on the same day is one.
   *
   * @throws ApiError as `Door.enter`
   */
  submit(
    request: PricingRequest,
    caller: Stranger & Pick<Caller, 'idempotencyKey'>,
  ): Promise<{ reference: string }>;
}

export interface InfoServiceDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  serverSecret: Uint8Array;
  /** Of the digests in rows; the server's secret when absent. */
  lastingSecret?: Uint8Array;
  /** Of the links in mails from before the server's key, as long as they are read. */
  oldLinksSecret?: Uint8Array | null;
  publicUrl: string;
  limits?: OtherLimits;
}

export function createPricingService(deps: InfoServiceDeps): PricingService {
  const { db, clock, outbox, publicUrl } = deps;
  const door = createDoor('pricing', LIMITS, deps);

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
    submit(sent, { ip, proof, idempotencyKey: key }) {
      const request = trimmed(sent);
      const call = { scope: 'visitor', key, endpoint: submitPricingRequest, request };
      return once(db, call, async (tx) => {
        const now = clock.now();
        const contentHash = sha256(canonicalJson({ ...request, day: dayOf(now) }));
        const same = await findSameRequest(tx, contentHash);
        if (same !== null) return { reference: referenceNumber(same) };
        const id = randomUUID();
        await door.enter(tx, { id, ip, proof });
        await insertPricingRequest(tx, { ...request, id, contentHash, at: now });
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
