import type { ServicePart } from '#domain/status/serviceParts';
import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** What a node saw of a part in one minute: 0 it worked, 1 in part, 2 not. */
interface SeenPart {
  part: ServicePart;
  state: 0 | 1 | 2;
}

/** What a node saw in one minute. */
export interface SeenMinute {
  /** `YYYY-MM-DD` in Stockholm. */
  day: string;
  /** The minute's beginning, ISO 8601. */
  minute: string;
  parts: readonly SeenPart[];
}

export interface StoredPartDay {
  day: string;
  part: ServicePart;
  checked: number;
  limited: number;
  failed: number;
}

export interface PlannedWork {
  id: string;
  from: string;
  to: string;
  text: { sv: string; en: string };
}

/** Adds a minute, unless another node has told of a later one; of the same one the worst remains. */
export async function addMinute(db: Queryable, { day, minute, parts }: SeenMinute): Promise<void> {
  await db.query(
    `insert into service_days as kept
       (day, part, checked, limited, failed, last_minute, last_state)
     select $1, seen.part, 1, (seen.state = 1)::int, (seen.state = 2)::int, $2, seen.state
       from jsonb_to_recordset($3) as seen (part text, state smallint)
     on conflict (day, part) do update set
       checked = kept.checked + (excluded.last_minute > kept.last_minute)::int,
       limited = kept.limited + excluded.limited
         - (excluded.last_minute = kept.last_minute and kept.last_state = 1)::int,
       failed = kept.failed + excluded.failed,
       last_minute = excluded.last_minute,
       last_state = excluded.last_state
     where excluded.last_minute > kept.last_minute
        or (excluded.last_minute = kept.last_minute and excluded.last_state > kept.last_state)`,
    [day, minute, json(parts)],
  );
}

/**
 * The measured days after one day and up to another, the last first. What was seen at a time that was
 * wrong may stand after today.
 */
export async function findDays(
  db: Queryable,
  { after, last }: { after: string; last: string },
): Promise<StoredPartDay[]> {
  return db.query<StoredPartDay>(
    `select day, part, checked, limited, failed from service_days
     where day > $1 and day <= $2 order by day desc, part`,
    [after, last],
  );
}

/** Work that is not over. */
export async function findPlanned(db: Queryable, now: number): Promise<PlannedWork[]> {
  const rows = await db.query<{
    id: string;
    starts_at: string;
    ends_at: string;
    text_sv: string;
    text_en: string;
  }>(
    `select id, starts_at, ends_at, text_sv, text_en from planned_work
     where ends_at > $1 order by starts_at, id`,
    [instant(now)],
  );
  return rows.map(({ id, starts_at, ends_at, text_sv, text_en }) => ({
    id,
    from: instant(Date.parse(starts_at)),
    to: instant(Date.parse(ends_at)),
    text: { sv: text_sv, en: text_en },
  }));
}

export async function insertPlanned(
  db: Queryable,
  { id, from, to, text }: PlannedWork,
): Promise<void> {
  await db.query(
    `insert into planned_work (id, starts_at, ends_at, text_sv, text_en)
     values ($1, $2, $3, $4, $5)`,
    [id, from, to, text.sv, text.en],
  );
}

/** Whether there was such an announcement. */
export async function deletePlanned(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query('delete from planned_work where id = $1 returning id', [id]);
  return rows.length > 0;
}

/** Deletes the days up to `day`, and work that ended before `end`. */
export async function deleteOld(
  db: Queryable,
  { day, end }: { day: string; end: number },
): Promise<void> {
  await deleteInSlices(db, 'delete from service_days where day <= $1', [day]);
  await deleteInSlices(db, 'delete from planned_work where ends_at < $1', [instant(end)]);
}
