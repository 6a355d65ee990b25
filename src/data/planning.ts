import type { RequestOf } from '#domain/api/endpoint';
import {
  type CalendarAddress,
  fetchPlan,
  getCalendarAddress,
  makeCalendarAddress,
  revokeCalendarAddress,
} from '#domain/api/planning';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { type Reading, useApi } from './useApi';

/** What is booked in a year, with a job that the candidate considers. */
export function usePlan(request: RequestOf<typeof fetchPlan>) {
  return useApi(fetchPlan, request);
}

/** Whether calendars can read the plan; undefined until it is known. */
export function useCalendarAddress(): Reading<{ address: CalendarAddress | null }> {
  return useApi(getCalendarAddress, {});
}

const ADDRESS = keyOf(getCalendarAddress, {});

/** An address that has just been made; no call returns it again. */
export interface MadeAddress {
  url: string;
  address: CalendarAddress;
}

/** Makes a new address in place of the one there was. Rejects with an `ApiError`. */
export async function makeOwnAddress(data: SiteData): Promise<MadeAddress> {
  const { url, address } = await data.api.call(makeCalendarAddress, {});
  await cacheAnswer(data, ADDRESS, { status: 0, address });
  return { url, address };
}

/** Revokes it. Rejects with an `ApiError`. */
export async function revokeOwnAddress(data: SiteData): Promise<void> {
  await data.api.call(revokeCalendarAddress, {});
  await cacheAnswer(data, ADDRESS, { status: 0, address: null });
}
