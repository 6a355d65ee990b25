import { LRUCache } from 'lru-cache';
import { ApiError } from '#domain/api/errors';
import type { SteadyClock } from '../lib/clock';
import { lifetime } from '../lib/lifetime';
import { MINUTE } from '../lib/time';

/**
 * The key of `Authorization: Bearer <key>`. @throws ApiError `invalid_api_key` that says what is
 * wrong.
 */
export function integrationKeyIn(header: string | undefined): string {
  const [, scheme, rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/s.exec(header ?? '') ?? [];
  if (scheme === undefined) {
    throw refusal('Send an integration key in the header "Authorization: Bearer <key>".');
  }
  if (scheme.toLowerCase() !== 'bearer') {
    throw refusal('The Authorization header must be the word Bearer, a space and the key.');
  }
  if (rest === '') throw refusal('There is no integration key after the word Bearer.');
  if (/\s/.test(rest)) {
    throw refusal('The integration key contains a space. Send it exactly as it was shown.');
  }
  return rest;
}

function refusal(message: string): ApiError {
  return new ApiError('invalid_api_key', message);
}

/** The number of addresses that are stored; beyond it the least recent one is dropped. */
const MOST_ADDRESSES = 10_000;

/** How many wrong keys each address sent within a minute. In memory, per node. */
export interface WrongKeys {
  /** @throws ApiError `rate_limited` when the address has sent too many, even with a valid key. */
  refuseAfterTooMany(address: string): void;
  note(address: string): void;
}

/**
 * @param most - wrong keys within a minute after which an address is refused until the minute ends.
 */
export function createWrongKeys(most: number, clock: SteadyClock): WrongKeys {
  const byAddress = new LRUCache<string, { count: number }>({
    max: MOST_ADDRESSES,
    ...lifetime(MINUTE, clock),
  });
  return {
    refuseAfterTooMany(address) {
      if ((byAddress.get(address)?.count ?? 0) < most) return;
      const message = 'Too many wrong integration keys from this address. Try again in a minute.';
      throw new ApiError('rate_limited', message);
    },
    note(address) {
      const entry = byAddress.get(address);
      if (entry) entry.count += 1;
      else byAddress.set(address, { count: 1 });
    },
  };
}
