import type { TermId } from '#domain/terms/terms';
import type { Queryable } from '../storage/database';

/** Terms that an employer has said, and whose askers are being told. */
export interface TermAnswer {
  id: string;
  jobId: string;
  employerId: string;
  /** Those that somebody had asked for. */
  terms: TermId[];
  /** ISO 8601 UTC. */
  saidAt: string;
  /** The last chat whose line was written; '' before the first, null after the last. */
  chatsTo: string | null;
}

/** Notes which of some terms were asked for; nothing where none was. One statement, however many asked. */
export async function noteAnswer(
  tx: Queryable,
  said: { jobId: string; employerId: string; terms: readonly TermId[]; at: string },
): Promise<void> {
  await tx.query(
    `insert into term_answers (job_id, employer_id, terms, said_at, chats_to)
     select $1, $2, asked.terms, $4, '' from (
       select array_agg(distinct term) as terms from term_questions, unnest(terms) as term
       where job_id = $1 and term = any($3::text[]) and asked_at <= $4) as asked
     where asked.terms is not null`,
    [said.jobId, said.employerId, said.terms, said.at],
  );
}

/** The answers of which somebody is still to be told, the oldest first, without some. */
export function findAnswers(
  db: Queryable,
  { most, without }: { most: number; without: readonly string[] },
): Promise<{ id: string }[]> {
  return db.query(
    `select id::text as id from term_answers where id <> all($2::bigint[])
     order by term_answers.id limit $1`,
    [most, without],
  );
}

/** One of them, locked: another node tells it meanwhile where there is none. */
export async function lockAnswer(tx: Queryable, id: string): Promise<TermAnswer | null> {
  const [row] = await tx.query<TermAnswer>(
    `select id::text as id, job_id as "jobId", employer_id as "employerId", terms,
       said_at as "saidAt", chats_to as "chatsTo"
     from term_answers where id = $1::bigint for update skip locked`,
    [id],
  );
  return row ?? null;
}

/** Notes up to which chat the line is written; null: all have it. */
export async function noteChatsTold(
  tx: Queryable,
  id: string,
  chatsTo: string | null,
): Promise<void> {
  await tx.query('update term_answers set chats_to = $2 where id = $1::bigint', [id, chatsTo]);
}

/** Everybody who asked is told. */
export async function deleteAnswer(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from term_answers where id = $1::bigint', [id]);
}
