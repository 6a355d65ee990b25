import { ownFirstDay, ownFirstDays } from '#domain/api/firstDay';
import { useApi } from './useApi';

/** The card of an application's first day; null reads nothing. */
export function useFirstDay(applicationId: string | null) {
  return useApi(ownFirstDay, applicationId === null ? null : { applicationId });
}

/** What is said of the first days of all applications. */
export function useFirstDays() {
  return useApi(ownFirstDays, {});
}
