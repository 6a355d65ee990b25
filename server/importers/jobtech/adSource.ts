import type { Source, SourceAddresses, SourceRecord } from '../source';
import { rawTextAt, valueAt } from './fields';
import { mapAd, sourceIdOf } from './mapAd';
import { EXPLANATION } from './report';
import { instantOfWallClock, readWallClock } from './wallClock';

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** The ads of Arbetsförmedlingen, as JobTech's interfaces give them. */
export function jobTechSource(anchor: number | null): Source {
  return {
    name: 'jobtech',
    jobIdOf,
    versionOf,
    read: (record) => readAd(record, anchor),
    explanations: EXPLANATION,
    notOurs: new Set(['occupation_unknown', 'for_students']),
  };
}

function jobIdOf(ad: unknown): string | null {
  if (typeof ad !== 'object' || ad === null || Array.isArray(ad)) return null;
  const id = sourceIdOf(ad);
  return id === null ? null : `jt-${id.toLowerCase()}`;
}

function readAd(ad: unknown, anchor: number | null): SourceRecord {
  const version = versionOf(ad);
  // A removed ad comes without its content
  if (valueAt(ad, 'removed') === true && jobIdOf(ad) !== null) return { kind: 'removal', version };
  const mapped = mapAd(ad, { anchor });
  return 'job' in mapped
    ? { kind: 'job', job: mapped.job, version }
    : { kind: 'unusable', reason: mapped.skip, version };
}

/**
 * `timestamp` is when the ad last changed. A removal bears `removed_date` instead, in whole seconds;
 * it counts from their end, so that it is later than the change of the same second.
 */
function versionOf(ad: unknown): number | null {
  const timestamp = valueAt(ad, 'timestamp');
  const changed =
    typeof timestamp === 'number' && timestamp >= EARLIEST && timestamp <= LATEST
      ? Math.floor(timestamp)
      : null;
  if (valueAt(ad, 'removed') !== true) return changed;
  const removed = readWallClock(rawTextAt(ad, 'removed_date'));
  if (removed === null) return changed;
  const end = Math.floor(Date.parse(instantOfWallClock(removed)) / 1000) * 1000 + 999;
  return Math.max(end, changed ?? end);
}

/**
 * JobStream's addresses. Its times bear no zone, and whether they are Swedish or UTC is not
 * documented; read as UTC they are never later than meant, and a repeated record changes nothing.
 * It can send lines too, but only an array has an end that shows that the response is whole.
 */
export function jobStream(base: string): SourceAddresses {
  const root = base.replace(/\/+$/u, '');
  return {
    origin: root,
    headers: { accept: 'application/json', 'user-agent': 'Vikari-Import/1.0' },
    snapshot: `${root}/v2/snapshot`,
    changesSince: (instant) =>
      `${root}/v2/stream?updated-after=${new Date(instant).toISOString().slice(0, 19)}`,
  };
}
