import { ownFirstDay, ownFirstDays } from '#domain/api/firstDay';
import { type Application, fetchApplications } from '#domain/api/portal';
import { refreshApplications } from './applications';
import { keyOf } from './keys';
import { knownPages, type Page } from './pages';
import { callOf, readAgain } from './readAgain';
import type { SiteData } from './siteData';

const FIRST_DAYS = [callOf(ownFirstDay), callOf(ownFirstDays)];

type ListPage = Page & { results: Application[] };

/** Shows of an application, and of its first day, that nothing more can be written in its chat. */
export async function showChatEnd(data: SiteData, applicationId: string): Promise<void> {
  const known = knownPages<ListPage>(data, keyOf(fetchApplications, {}))
    .flatMap(({ results }) => results)
    .find(({ id }) => id === applicationId);
  if (known?.chatEnded) return;
  await Promise.all([
    refreshApplications(data),
    readAgain(data, (call) => FIRST_DAYS.includes(call)),
  ]);
}
