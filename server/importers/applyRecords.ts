import type { Job } from '#domain/jobs/job';
import { saveJobs } from '../jobs/storedJobs';
import type { Queryable } from '../storage/database';
import type { ImportCounts } from './counts';
import { findAds, findLiveJobs, type ImportedAd, saveAds } from './importedAds.repository';
import type { SourceRecord } from './source';
import { isOlder, versionAfter } from './versions';

/** A record that says which ad it is about. */
export type AdRecord = SourceRecord & { jobId: string };

/** The run that the records were read by. */
export interface Reading {
  source: string;
  runId: number;
  /** The instant, ISO 8601 UTC. */
  at: string;
}

const STATES = { job: 'present', removal: 'removed', unusable: 'unusable' } as const;

/**
 * Brings the store to what the records say: the newest word about each ad, of those in the batch
 * and the one that the store has. Applying a batch again changes nothing. Adds to `counts`.
 *
 * @returns the ids of ads that give no job, and of which that was not known.
 */
export async function applyRecords(
  tx: Queryable,
  reading: Reading,
  batch: readonly AdRecord[],
  counts: ImportCounts,
): Promise<Set<string>> {
  const newest = newestOfEach(batch);
  counts.repeated += batch.length - newest.size;
  const known = new Map(
    (await findAds(tx, [...newest.keys()])).map((ad): [string, ImportedAd] => [ad.jobId, ad]),
  );
  const older: ImportedAd[] = [];
  const current: AdRecord[] = [];
  for (const record of newest.values()) {
    const ad = known.get(record.jobId);
    if (ad && isOlder(record.version, ad.version)) older.push(ad);
    else current.push({ ...record, version: versionAfter(record.version, ad?.version) });
  }
  counts.older += older.length;
  await saveCurrent(tx, reading.source, current, counts);
  // Also the older ones have been read: a snapshot that was made earlier still has them
  await saveAds(tx, reading, [...older, ...current.map(adOf)]);
  const isNews = ({ kind, jobId, version }: AdRecord): boolean => {
    const ad = known.get(jobId);
    return kind === 'unusable' && !(ad?.state === 'unusable' && ad.version === version);
  };
  return new Set(current.filter(isNews).map(({ jobId }) => jobId));
}

async function saveCurrent(
  tx: Queryable,
  source: string,
  records: readonly AdRecord[],
  counts: ImportCounts,
): Promise<void> {
  const jobs = records.flatMap((record) => (record.kind === 'job' ? [record.job] : []));
  const gone = records.flatMap((record) => (record.kind === 'job' ? [] : [record.jobId]));
  const removed = await removeJobs(tx, await findLiveJobs(tx, source, gone));
  const { added, updated } = await saveJobs(tx, jobs);
  counts.removed += removed;
  counts.added += added.length;
  counts.updated += updated.length;
  counts.unchanged += jobs.length - added.length - updated.length;
}

/**
 * Marks jobs as deleted; their pages answer 410, and the timer ends open applications on them.
 *
 * @returns how many were.
 */
export async function removeJobs(tx: Queryable, jobs: readonly Job[]): Promise<number> {
  const { updated } = await saveJobs(
    tx,
    jobs.map((job): Job => ({ ...job, status: 'deleted' })),
  );
  return updated.length;
}

function newestOfEach(batch: readonly AdRecord[]): Map<string, AdRecord> {
  const newest = new Map<string, AdRecord>();
  for (const record of batch) {
    const before = newest.get(record.jobId);
    if (isOlder(record.version, before?.version)) continue;
    const version = versionAfter(record.version, before?.version);
    newest.set(record.jobId, { ...record, version });
  }
  return newest;
}

const adOf = ({ jobId, version, kind }: AdRecord): ImportedAd => ({
  jobId,
  version,
  state: STATES[kind],
});
