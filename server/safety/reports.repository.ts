import type { OwnReport } from '#domain/api/safety';
import type { Job } from '#domain/jobs/job';
import type { Language } from '#domain/language';
import type { ReportKind, ReportReason } from '#domain/safety/reports';
import type { KeyUse, WrappedKey } from '../files/masterKeys';
import { jobSeenBy } from '../jobs/storedJobs';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';
import type { SealedReport } from './reportSeal';

/** A report that is made. Instants are ISO 8601 UTC. */
export interface NewReport extends SealedReport {
  id: string;
  kind: ReportKind;
  uid: string | null;
  employerId: string | null;
  jobId: string | null;
  chatId: string | null;
  reason: ReportReason;
  text: string;
  contact: string | null;
  language: Language;
  at: string;
}

export async function insertReport(tx: Queryable, report: NewReport): Promise<void> {
  await tx.query(
    `insert into reports (id, kind, uid, employer_id, job_id, chat_id, reason, text, contact,
       language, sealed, master_key_id, wrapped_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      report.id,
      report.kind,
      report.uid,
      report.employerId,
      report.jobId,
      report.chatId,
      report.reason,
      report.text,
      report.contact,
      report.language,
      report.sealed,
      report.masterKeyId,
      report.wrappedKey,
      report.at,
    ],
  );
}

const OWN = `select reports.id, reports.kind, employers.name as "employerName",
    ${jobSeenBy('reports.uid')}->>'title' as "jobTitle", reports.reason, reports.text,
    reports.created_at as "createdAt", reports.answer, reports.answered_at as "answeredAt"
  from reports
  left join employers on employers.id = reports.employer_id
  left join jobs on jobs.id = reports.job_id`;

/** A candidate's reports, newest first. */
export function findOwnReports(db: Queryable, uid: string, limit: number): Promise<OwnReport[]> {
  return db.query<OwnReport>(
    `${OWN} where reports.uid = $1 order by reports.created_at desc, reports.id limit $2`,
    [uid, limit],
  );
}

/** How many a candidate has made since then. */
export async function countOwnReports(
  tx: Queryable,
  { uid, since }: { uid: string; since: string },
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*) as count from reports where uid = $1 and created_at > $2',
    [uid, since],
  );
  return row?.count ?? 0;
}

/** One of them. */
export async function findOwnReport(
  db: Queryable,
  uid: string,
  id: string,
): Promise<OwnReport | null> {
  const [row] = await db.query<OwnReport>(`${OWN} where reports.uid = $1 and reports.id = $2`, [
    uid,
    id,
  ]);
  return row ?? null;
}

/** A job that may be reported, of any status; null when there is none. */
export async function findReportedJob(
  db: Queryable,
  id: string,
): Promise<{ job: Job; employerId: string | null } | null> {
  const [row] = await db.query<{ job: Job; employerId: string | null }>(
    'select data as job, employer_id as "employerId" from jobs where id = $1',
    [id],
  );
  return row ?? null;
}

/** A report as an operator lists it. */
export interface ListedReport extends Omit<OwnReport, 'text'> {
  employerId: string | null;
  jobId: string | null;
  chatId: string | null;
  /** null: a visitor's, or the account is deleted. */
  uid: string | null;
}

/** A report with what it keeps. */
export interface StoredReport extends ListedReport, SealedReport {
  contact: string | null;
  language: Language;
  /** The address of the account; null without one. */
  email: string | null;
}

const LISTED = `reports.id, reports.kind, reports.uid, reports.employer_id as "employerId",
  employers.name as "employerName", reports.job_id as "jobId",
  jobs.data->>'title' as "jobTitle", reports.chat_id as "chatId", reports.reason,
  reports.created_at as "createdAt", reports.answer, reports.answered_at as "answeredAt"`;
const FROM = `from reports
  left join employers on employers.id = reports.employer_id
  left join jobs on jobs.id = reports.job_id
  left join users on users.id = reports.uid`;

/** The reports without an answer, or all of them, oldest first. */
export function findReports(
  db: Queryable,
  { answered }: { answered: boolean },
): Promise<ListedReport[]> {
  return db.query<ListedReport>(
    `select ${LISTED} ${FROM} where $1 or reports.answered_at is null
     order by reports.created_at, reports.id`,
    [answered],
  );
}

/** A report with what it keeps; null when there is none. */
export async function findReport(db: Queryable, id: string): Promise<StoredReport | null> {
  const [row] = await db.query<StoredReport>(
    `select ${LISTED}, reports.contact, coalesce(users.language, reports.language) as language,
       case when users.email_confirmed_at is not null then users.email end as email,
       reports.sealed, reports.master_key_id as "masterKeyId",
       reports.wrapped_key as "wrappedKey"
     ${FROM} where reports.id = $1`,
    [id],
  );
  return row ?? null;
}

/** Answers a report; false when it has an answer. */
export async function saveAnswer(
  tx: Queryable,
  { id, answer, at }: { id: string; answer: string; at: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update reports set answer = $2, answered_at = $3, contact = null
     where id = $1 and answered_at is null returning id`,
    [id, answer, at],
  );
  return rows.length > 0;
}

/** Deletes reports that were answered before an instant; returns how many. */
export async function pruneReports(db: Queryable, before: string): Promise<number> {
  return deleteInSlices(db, 'delete from reports where answered_at < $1', [before]);
}

/** How many reports are under each master key. */
export function countReportsByKey(db: Queryable): Promise<KeyUse[]> {
  return db.query<KeyUse>(
    'select master_key_id as "masterKeyId", count(*)::int as count from reports group by 1 order by 1',
  );
}

/** Any reports under a master key. */
export function findReportsUnder(
  db: Queryable,
  { masterKeyId, limit }: { masterKeyId: string; limit: number },
): Promise<(WrappedKey & { id: string })[]> {
  return db.query<WrappedKey & { id: string }>(
    `select id, master_key_id as "masterKeyId", wrapped_key as "wrappedKey" from reports
     where master_key_id = $1 limit $2`,
    [masterKeyId, limit],
  );
}

/** Reports whose keys are wrapped under another master key, locked. */
export function lockReportsUnderOtherKeys(
  tx: Queryable,
  { masterKeyId, limit }: { masterKeyId: string; limit: number },
): Promise<(WrappedKey & { id: string })[]> {
  return tx.query<WrappedKey & { id: string }>(
    `select id, master_key_id as "masterKeyId", wrapped_key as "wrappedKey" from reports
     where master_key_id <> $1 order by id limit $2 for update`,
    [masterKeyId, limit],
  );
}

export async function saveReportKey(
  tx: Queryable,
  { id, masterKeyId, wrappedKey }: WrappedKey & { id: string },
): Promise<void> {
  await tx.query('update reports set master_key_id = $2, wrapped_key = $3 where id = $1', [
    id,
    masterKeyId,
    wrappedKey,
  ]);
}
