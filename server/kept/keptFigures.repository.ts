import type { Figures } from '#domain/insight/figures';
import type { PublishedYear } from '#domain/insight/publication';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';
import type { KeptUnit } from './ticks.repository';

/** What is published of an employer at a workplace, with the employer's reply to it. */
export interface PublishedUnit extends PublishedYear {
  employerId: string;
  employer: string;
  workplaceId: string;
  /** `YYYY-MM-DD`: of the employer's last publication there. */
  publishedOn: string;
  reply: string | null;
  /** ISO 8601 UTC. */
  repliedAt: string | null;
}

const PUBLISHED = `select units.employer_id as "employerId", employers.name as employer,
    units.workplace_id as "workplaceId", units.published_on as "publishedOn",
    kept_figures.year, kept_figures.figures, replies.text as reply,
    replies.replied_at as "repliedAt"
  from kept_units units
  join kept_figures on kept_figures.employer_id = units.employer_id
    and kept_figures.workplace_id = units.workplace_id
  join employers on employers.id = units.employer_id
  left join kept_replies replies on replies.employer_id = units.employer_id
    and replies.workplace_id = units.workplace_id and replies.year = kept_figures.year`;

/** All that is published about a workplace, each employer's together, the last year first. */
export function findPublishedAt(db: Queryable, workplaceId: string): Promise<PublishedUnit[]> {
  return db.query<PublishedUnit>(
    `${PUBLISHED} where units.workplace_id = $1
     order by units.employer_id, kept_figures.year desc`,
    [workplaceId],
  );
}

/** All that is published about an employer, wherever. */
export function findPublishedOf(db: Queryable, employerId: string): Promise<PublishedUnit[]> {
  return db.query<PublishedUnit>(
    `${PUBLISHED} where units.employer_id = $1
     order by units.workplace_id, kept_figures.year desc`,
    [employerId],
  );
}

/** What is published of an employer at one workplace, the last year first. */
export function findFiguresOf(
  tx: Queryable,
  { employerId, workplaceId }: KeptUnit,
): Promise<PublishedYear[]> {
  return tx.query<PublishedYear>(
    `select year, figures from kept_figures where employer_id = $1 and workplace_id = $2
     order by year desc`,
    [employerId, workplaceId],
  );
}

/**
 * Takes the turn to publish on a day; false when it has published on it. Two that try at once write
 * the same row, so that one of them begins anew.
 */
export async function claimPublication(
  tx: Queryable,
  { employerId, workplaceId, day }: KeptUnit & { day: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into kept_units (employer_id, workplace_id, published_on) values ($1, $2, $3)
     on conflict (employer_id, workplace_id) do update set published_on = excluded.published_on
       where kept_units.published_on < excluded.published_on
     returning employer_id`,
    [employerId, workplaceId, day],
  );
  return rows.length > 0;
}

/** Puts a year's figures in the place of those of some years. */
export async function replaceFigures(
  tx: Queryable,
  options: KeptUnit & { year: number; figures: Figures; replaces: readonly number[] },
): Promise<void> {
  const { employerId, workplaceId, year, figures, replaces } = options;
  await tx.query(
    `delete from kept_figures
     where employer_id = $1 and workplace_id = $2 and year = any($3::integer[])`,
    [employerId, workplaceId, replaces],
  );
  await tx.query(
    `insert into kept_figures (employer_id, workplace_id, year, figures)
     values ($1, $2, $3, $4::jsonb)`,
    [employerId, workplaceId, year, json(figures)],
  );
}

/** Writes an employer's reply, or deletes it where the text is null. */
export async function saveReply(
  tx: Queryable,
  reply: KeptUnit & { year: number; text: string | null; at: string },
): Promise<void> {
  const { employerId, workplaceId, year, text, at } = reply;
  if (text === null) {
    await tx.query(
      'delete from kept_replies where employer_id = $1 and workplace_id = $2 and year = $3',
      [employerId, workplaceId, year],
    );
    return;
  }
  await tx.query(
    `insert into kept_replies (employer_id, workplace_id, year, text, replied_at)
     values ($1, $2, $3, $4, $5)
     on conflict (employer_id, workplace_id, year) do update
       set text = excluded.text, replied_at = excluded.replied_at`,
    [employerId, workplaceId, year, text, at],
  );
}

/** Deletes figures and replies of the years before one; returns how many figures. */
export async function pruneFigures(db: Queryable, year: number): Promise<number> {
  await deleteInSlices(db, 'delete from kept_replies where year < $1', [year]);
  return deleteInSlices(db, 'delete from kept_figures where year < $1', [year]);
}
