import {
  getExperiences,
  getJobPreferences,
  getProfileViews,
  getRecruiterView,
  getReferences,
  suggestedJobs,
} from '#domain/api/account';
import { getApplicationDraft } from '#domain/api/applying';
import { getUserDocuments } from '#domain/api/documents';
import { fetchEligibility } from '#domain/api/eligibility';
import type { Endpoint } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { ownFirstDay, ownFirstDays } from '#domain/api/firstDay';
import { eventDetails, freeBusySlots, interviewTimes } from '#domain/api/interviews';
import type { OwnThing } from '#domain/api/live';
import { refreshApplications } from './applications';
import { readPagesAgain } from './changePages';
import { type AnswerKey, keyOf } from './keys';
import { callOf, readAgain } from './readAgain';
import { cacheAnswer, type SiteData } from './siteData';

type Answered = Pick<Endpoint<unknown, unknown>, 'service' | 'path'>;

/** `fetch_openings` and `fetch_opened_jobs`: they follow from the whole account. */
const FOLLOWS_FROM_ALL = /fetch_open/;

/** What has to be read again when something of the candidate's own has changed. */
const READ_AGAIN = {
  profile: [getRecruiterView, getProfileViews, fetchEligibility],
  preferences: [getJobPreferences, getRecruiterView, fetchEligibility],
  references: [getReferences, { service: 'portal', path: 'fetch_given_references' }],
  experiences: [getExperiences, getRecruiterView, fetchEligibility],
  documents: [getUserDocuments, fetchEligibility],
  interviews: [eventDetails, freeBusySlots, interviewTimes],
  first_days: [ownFirstDay, ownFirstDays],
  terms: [
    { service: 'portal', path: 'asked_terms' },
    { service: 'portal', path: 'public/job' },
  ],
  // Pages of a list, see below
  applications: [],
  drafts: [getApplicationDraft],
  notifications: [{ service: 'v2', path: 'notifications/fetch_notification_settings' }],
  calendar: [{ service: 'portal', path: 'calendar_address' }],
  // Their code is loaded with the first of them
  chats: [],
  reports: [{ service: 'v2', path: 'chats/reports' }],
  blocks: [{ service: 'v2', path: 'chats/blocked_employers' }],
  saved: [{ service: 'v2', path: 'saved/fetch_saved' }],
} as const satisfies Record<OwnThing, readonly Answered[]>;

/**
 * Reads again what the page shows of the candidate's own data; other pages read it when they are
 * loaded.
 */
export async function refreshOwnThing(data: SiteData, thing: OwnThing): Promise<void> {
  const calls = READ_AGAIN[thing].map(callOf);
  await Promise.all([
    readAgain(data, (call) => calls.includes(call) || FOLLOWS_FROM_ALL.test(call)),
    // A booked interview is one thing less that an application waits for
    (thing === 'applications' || thing === 'interviews') && refreshApplications(data),
    thing === 'preferences' && readPagesAgain(data, keyOf(suggestedJobs, {})),
    thing === 'chats' && import('./chats').then(({ refreshChats }) => refreshChats(data)),
  ]);
}

interface Entry {
  id: string;
}
type EntryList<One extends Entry> = { results: One[] };

/**
 * Saves an entry of a list, and shows it at once, since reading the list again may fail. When an
 * earlier try was stored with other values, the list is read again.
 */
export async function keepEntry<One extends Entry>(
  data: SiteData,
  { thing, list }: { thing: OwnThing; list: AnswerKey },
  save: () => Promise<One>,
): Promise<One> {
  try {
    const entry = await save();
    await cacheAnswer<EntryList<One>>(
      data,
      list,
      (known) => known && { ...known, results: withEntry(known.results, entry) },
    );
    void refreshOwnThing(data, thing);
    return entry;
  } catch (error) {
    const stored = error instanceof ApiError && error.code === 'idempotency_key_reused';
    if (stored) await refreshOwnThing(data, thing);
    throw error;
  }
}

const withEntry = <One extends Entry>(entries: readonly One[], newest: One): One[] =>
  entries.some(({ id }) => id === newest.id)
    ? entries.map((entry) => (entry.id === newest.id ? newest : entry))
    : [...entries, newest];

/** Deletes an entry of a list. Succeeds when the entry has been deleted already. */
export async function removeEntry(
  data: SiteData,
  { thing, list }: { thing: OwnThing; list: AnswerKey },
  id: string,
  remove: () => Promise<unknown>,
): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
  await cacheAnswer<EntryList<Entry>>(
    data,
    list,
    (known) => known && { ...known, results: known.results.filter((one) => one.id !== id) },
  );
  void refreshOwnThing(data, thing);
}
