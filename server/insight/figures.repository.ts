import type { InsightReply } from '#domain/api/insights';
import type { Figures } from '#domain/insight/figures';
import type { PublishedYear } from '#domain/insight/publication';
import { runsWorkplace, type WorkplaceKind } from '#domain/insight/workplaces';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** What is published about a workplace, the last year first. */
export function findFigures(db: Queryable, workplaceId: string): Promise<PublishedYear[]> {
  return db.query<PublishedYear>(
    'select year, figures from workplace_figures where workplace_id = $1 order by year desc',
    [workplaceId],
  );
}

export async function findPublishedOn(db: Queryable, workplaceId: string): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    'select published_on as day from workplaces where id = $1',
    [workplaceId],
  );
  return row?.day ?? null;
}

/**
 * Takes a workplace's turn to publish on a day; false when it has published on it. Two that try at
 * once write the same row, so that one of them begins anew.
 */
export async function claimPublication(
  tx: Queryable,
  { workplaceId, day }: { workplaceId: string; day: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update workplaces set published_on = $2
     where id = $1 and (published_on is null or published_on < $2) returning id`,
    [workplaceId, day],
  );
  return rows.length > 0;
}

/** Puts a year's figures in the place of those of some years. */
export async function replaceFigures(
  tx: Queryable,
  options: { workplaceId: string; year: number; figures: Figures; replaces: readonly number[] },
): Promise<void> {
  const { workplaceId, year, figures, replaces } = options;
  await tx.query(
    'delete from workplace_figures where workplace_id = $1 and year = any($2::integer[])',
    [workplaceId, replaces],
  );
  await tx.query(
    'insert into workplace_figures (workplace_id, year, figures) values ($1, $2, $3::jsonb)',
    [workplaceId, year, json(figures)],
  );
}

/** The figures of all published workplaces of a kind in a region, by workplace. */
export function findFiguresOfKind(
  db: Queryable,
  { kind, region }: { kind: WorkplaceKind; region: string | null },
): Promise<{ workplaceId: string; figures: Figures[] }[]> {
  return db.query<{ workplaceId: string; figures: Figures[] }>(
    `select workplaces.id as "workplaceId", jsonb_agg(workplace_figures.figures) as figures
     from workplaces join workplace_figures on workplace_figures.workplace_id = workplaces.id
     where workplaces.published_on is not null and workplaces.kind = $1
       and workplaces.region is not distinct from $2
     group by workplaces.id order by workplaces.id`,
    [kind, region],
  );
}

/** Deletes figures and replies of the years before one; returns how many figures. */
export async function pruneFigures(db: Queryable, year: number): Promise<number> {
  await deleteInSlices(db, 'delete from workplace_replies where year < $1', [year]);
  return deleteInSlices(db, 'delete from workplace_figures where year < $1', [year]);
}

/** What those say who run a workplace, the last year and the last reply first. */
export async function findReplies(
  db: Queryable,
  workplace: { id: string; careProvider: string },
): Promise<InsightReply[]> {
  const replies = await db.query<InsightReply>(
    `select workplace_replies.year, employers.name as employer, workplace_replies.text,
       workplace_replies.replied_at as "repliedAt"
     from workplace_replies join employers on employers.id = workplace_replies.employer_id
     where workplace_replies.workplace_id = $1
     order by workplace_replies.year desc, workplace_replies.replied_at desc, employers.id`,
    [workplace.id],
  );
  return replies.filter(({ employer }) => runsWorkplace(employer, workplace));
}

/** Writes an employer's reply, or deletes it where the text is null. */
export async function saveReply(
  tx: Queryable,
  reply: { workplaceId: string; year: number; employerId: string; text: string | null; at: string },
): Promise<void> {
  const { workplaceId, year, employerId, text, at } = reply;
  if (text === null) {
    await tx.query(
      'delete from workplace_replies where workplace_id = $1 and year = $2 and employer_id = $3',
      [workplaceId, year, employerId],
    );
    return;
  }
  await tx.query(
    `insert into workplace_replies (workplace_id, year, employer_id, text, replied_at)
     values ($1, $2, $3, $4, $5)
     on conflict (workplace_id, year, employer_id) do update
       set text = excluded.text, replied_at = excluded.replied_at`,
    [workplaceId, year, employerId, text, at],
  );
}
