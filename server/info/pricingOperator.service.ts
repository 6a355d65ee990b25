import type { AuditLog } from '../audit/auditLog';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import {
  closePricingRequest,
  deletePricingRequest,
  findPricingRequest,
  findPricingRequests,
  type ListedPricingRequest,
  type StoredPricingRequest,
} from './pricingRequests.repository';

/**
 * What an operator does about requests for prices; every act is in the audit log. Errors are
 * `Error`s with a message for the console.
 */
export interface PricingOperatorService {
  /** Without an answer, or all; oldest first. */
  list(all: boolean): Promise<ListedPricingRequest[]>;
  show(id: string): Promise<StoredPricingRequest>;
  /** Notes that the organisation has its answer. */
  close(id: string): Promise<void>;
  /** For a person who asks us to delete what they sent. */
  delete(id: string): Promise<void>;
}

export function createPricingOperatorService({
  db,
  clock,
  audit,
}: {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record'>;
}): PricingOperatorService {
  const missing = (id: string) =>
    new Error(`There is no such request ${id}. See: npm run pricing -- list --all`);

  return {
    list: (all) =>
      db.transaction(async (tx) => {
        await audit.record(tx, { event: 'pricing_requests_listed', actor: 'operator' });
        return findPricingRequests(tx, { closed: all });
      }),

    show: (id) =>
      db.transaction(async (tx) => {
        const request = await findPricingRequest(tx, id);
        if (!request) throw missing(id);
        await audit.record(tx, { event: 'pricing_request_read', actor: 'operator', detail: id });
        return request;
      }),

    close: (id) =>
      db.transaction(async (tx) => {
        if (!(await closePricingRequest(tx, id, clock.now()))) throw missing(id);
        await audit.record(tx, { event: 'pricing_request_closed', actor: 'operator', detail: id });
      }),

    delete: (id) =>
      db.transaction(async (tx) => {
        if (!(await deletePricingRequest(tx, id))) throw missing(id);
        await audit.record(tx, { event: 'pricing_request_deleted', actor: 'operator', detail: id });
      }),
  };
}
