import type { saveJobPreferences } from '#domain/api/account';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { weekOfKey } from '#domain/calendar/isoWeek';
import type { JobPreferences } from '#domain/candidates/preferences';

type Weeks = JobPreferences['availablePeriods']['weeksData'];

/** The weeks in which a candidate can work, after they have marked some as free or busy. */
export function withWeeks(stored: Weeks, keys: readonly string[], available: boolean): Weeks {
  if (!available) {
    return Object.fromEntries(Object.entries(stored).filter(([key]) => !keys.includes(key)));
  }
  const named = keys.flatMap((key) => {
    const week = weekOfKey(key);
    return week ? [[key, week] as const] : [];
  });
  return { ...stored, ...Object.fromEntries(named) };
}

/**
 * Saves whether a candidate can work in some weeks. Where the weeks were changed elsewhere
 * meanwhile, the same change is made to what is stored now: weeks that are not named here stay as
 * they are.
 *
 * @param save - rejects with an `ApiError`.
 */
export async function saveWeeks(
  stored: Weeks,
  { keys, available }: { keys: readonly string[]; available: boolean },
  save: (request: RequestOf<typeof saveJobPreferences>) => Promise<unknown>,
): Promise<void> {
  const saveOver = (weeksData: Weeks) =>
    save({
      availablePeriods: { weeksData: withWeeks(weeksData, keys, available) },
      base: { availablePeriods: { weeksData } },
    });
  try {
    await saveOver(stored);
  } catch (error) {
    const current = weeksIn(error);
    if (!current) throw error;
    await saveOver(current);
  }
}

/** The weeks that are stored by now, of an `edit_conflict`; null for any other error. */
function weeksIn(error: unknown): Weeks | null {
  if (!(error instanceof ApiError && error.code === 'edit_conflict')) return null;
  const weeks: unknown = Object(Object(error.extra?.current).availablePeriods).weeksData;
  return typeof weeks === 'object' && weeks !== null ? (weeks as Weeks) : null;
}
