import { ALERT_FREQUENCIES } from '#domain/alerts/alerts';
import {
  JOB_MARKS,
  type MarkedJob,
  MOST_SAVED,
  type Saved,
  type SavedSearch,
} from '#domain/saved/saved';
import { NOTHING_SAVED } from '#domain/saved/savedChanges';
import { localStore } from '../../lib/store/localStore';
import { SAVED_KEY } from './savedKeys';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isMark(value: unknown): value is MarkedJob {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, mark, markedAt }: Partial<Record<keyof MarkedJob, unknown>> = value;
  return isText(jobId) && isText(markedAt) && JOB_MARKS.some((known) => known === mark);
}

function isSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const {
    id,
    query,
    createdAt,
    frequency,
    mail,
    push,
  }: Partial<Record<keyof SavedSearch, unknown>> = value;
  const texts = [id, query, createdAt].every(isText);
  const flags = typeof mail === 'boolean' && typeof push === 'boolean';
  return texts && flags && ALERT_FREQUENCIES.some((known) => known === frequency);
}

const listOf = <Item>(value: unknown, is: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(is) : [];

/** Parses a stored value; invalid entries are left out. */
function parseSaved(value: unknown): Saved {
  if (typeof value !== 'object' || value === null) return NOTHING_SAVED;
  const { marks, searches }: Partial<Record<keyof Saved, unknown>> = value;
  return {
    marks: listOf(marks, isMark).slice(0, MOST_SAVED.jobs + MOST_SAVED.hidden),
    searches: listOf(searches, isSearch).slice(0, MOST_SAVED.searches),
  };
}

/** What a visitor has saved on this device. */
export const deviceSaved = {
  read: (): Saved => parseSaved(localStore.read(SAVED_KEY.device)),
  write: (saved: Saved): void => localStore.write(SAVED_KEY.device, saved),
  remove: (): void => localStore.remove(SAVED_KEY.device),
};
