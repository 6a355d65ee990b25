import type { Job } from '#domain/jobs/job';
import { saveJobs } from '../jobs/jobRows.repository';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { findOrClaimSetting } from '../storage/settings.repository';
import { mapAd } from './jobtech/mapAd';
import { emptyReport, type ImportReport, noteSkipped } from './jobtech/report';
import { wallClockAt } from './jobtech/wallClock';
import { type Line, readLines } from './readLines';

export interface ImportOptions {
  clock: Clock;
  /** `rebased` moves old ads forward (see `weeksToRebase`), for demonstrations. */
  dates: 'rebased' | 'as-stated';
}

/** Jobs per statement. */
const BATCH = 250;
/** In `settings`: the wall clock that dates are rebased to, of the first such import. */
const ANCHOR_SETTING = 'jobtech_dates_anchor';

/**
 * Reads ads in the JobTech format, one JSON object a line, and stores them as jobs. The same file
 * again changes nothing: ads keep their ids, unchanged content is skipped, and the anchor that
 * dates are rebased to is stored. No line stops the run; the report lists what was left out. Memory
 * holds one batch, and the ids seen.
 */
export async function importJobs(
  db: Database,
  bytes: AsyncIterable<Uint8Array>,
  { clock, dates }: ImportOptions,
): Promise<ImportReport> {
  const anchor = dates === 'rebased' ? await readOrSetAnchor(db, clock) : null;
  const report = emptyReport();
  const seen = new Set<string>();
  let batch: Job[] = [];

  const flush = async (): Promise<void> => {
    const { added, updated } = await saveJobs(db, batch);
    report.added += added.length;
    report.updated += updated.length;
    report.unchanged += batch.length - added.length - updated.length;
    batch = [];
  };

  for await (const line of readLines(bytes)) {
    report.read += 1;
    const mapped = mapLine(line, anchor);
    if ('skip' in mapped) {
      noteSkipped(report, mapped.skip, line.number);
    } else if (seen.has(mapped.job.id)) {
      noteSkipped(report, 'repeated_in_file', line.number);
    } else {
      seen.add(mapped.job.id);
      batch.push(mapped.job);
      if (batch.length === BATCH) await flush();
    }
  }
  await flush();
  return report;
}

function mapLine(
  line: Line,
  anchor: number | null,
): ReturnType<typeof mapAd> | { skip: 'not_json' | 'line_too_long' } {
  if ('tooLong' in line) return { skip: 'line_too_long' };
  let ad: unknown;
  try {
    ad = JSON.parse(line.text);
  } catch {
    return { skip: 'not_json' };
  }
  return mapAd(ad, { anchor });
}

/** The anchor of this database: now for the first rebased import, the same for every later one. */
async function readOrSetAnchor(db: Database, clock: Clock): Promise<number> {
  const anchor = await findOrClaimSetting(db, ANCHOR_SETTING, wallClockAt(clock.now()));
  if (typeof anchor !== 'number') {
    throw new Error('The anchor of the imported dates was not stored.');
  }
  return anchor;
}
