import {
  getExperiences,
  getJobPreferences,
  getProfileViews,
  getRecruiterView,
  getReferences,
  suggestedJobs,
} from '#domain/api/account';
import { getUserDocuments } from '#domain/api/documents';
import type { Endpoint } from '#domain/api/endpoint';
import { eventDetails, freeBusySlots } from '#domain/api/interviews';
import type { OwnThing } from '#domain/api/live';
import { refreshApplications } from './applications';
import { readPagesAgain } from './changePages';
import { keyOf } from './keys';
import type { SiteData } from './siteData';

type Answered = Pick<Endpoint<Record<string, never>, unknown>, 'service' | 'path'>;

/** What has to be read again once something of the candidate's own has changed. */
const READ_AGAIN = {
  profile: [getRecruiterView, getProfileViews],
  preferences: [getJobPreferences, getRecruiterView],
  references: [getReferences],
  experiences: [getExperiences, getRecruiterView],
  documents: [getUserDocuments],
  interviews: [eventDetails, freeBusySlots],
  // Pages of a list, see below
  applications: [],
} as const satisfies Record<OwnThing, readonly Answered[]>;

/**
 * Reads again what is on the screen of a candidate's own things; what is not there is read by its
 * page's loader.
 */
export async function refreshOwnThing(data: SiteData, thing: OwnThing): Promise<void> {
  const calls = READ_AGAIN[thing].map(({ service, path }) => `${service}/${path}`);
  await Promise.all([
    data.mutate((key) => Array.isArray(key) && calls.includes(key[0]) && key[2] === undefined),
    thing === 'applications' && refreshApplications(data),
    thing === 'preferences' && readPagesAgain(data, keyOf(suggestedJobs, {})),
  ]);
}
