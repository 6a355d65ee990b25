import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog';
import { saveKeySuspension } from '../employers/storedEmployers';
import type { Events } from '../events/events';
import { restoreAccount, suspendAccount } from '../identity/suspension';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import type { ReportSeal } from './reportSeal';
import {
  findReport,
  findReports,
  type ListedReport,
  type StoredReport,
  saveAnswer,
} from './reports.repository';

const LONGEST_ANSWER = 4000;
/** The keys' ids begin so; accounts have a UUID. */
const KEY_ID = /^key_/;

export interface OperatorServiceDeps {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record'>;
  seal: Pick<ReportSeal, 'open'>;
  events: Events;
}

/** A report with what it keeps. */
interface OpenedReport {
  report: Omit<StoredReport, 'sealed' | 'masterKeyId' | 'wrappedKey'>;
  /** The words of who reported, and the messages or the job as they were. */
  content: unknown;
}

/**
 * What an operator does about reports; every act is in the audit log. Errors are `Error`s with a
 * message for the console.
 */
export interface OperatorService {
  /** Without an answer, or all; oldest first. */
  list(all: boolean): Promise<ListedReport[]>;
  show(id: string): Promise<OpenedReport>;
  /** Answers who reported, on the site and by mail. */
  answer(id: string, text: string): Promise<void>;
  /** From now on every call with the key is refused, on every node. */
  suspendKey(id: string): Promise<void>;
  /** Ends the account's sessions and refuses to sign it in; returns how many ended. */
  suspendAccount(id: string): Promise<number>;
  /** Of a key or an account, by its id. */
  restore(id: string): Promise<void>;
}

export function createOperatorService(deps: OperatorServiceDeps): OperatorService {
  const { db, clock, events, audit, seal } = deps;
  const now = () => instant(clock.now());
  const record = (tx: Queryable, entry: Omit<Parameters<AuditLog['record']>[1], 'actor'>) =>
    audit.record(tx, { ...entry, actor: 'operator' });

  async function requireReport(tx: Queryable, id: string): Promise<StoredReport> {
    const report = await findReport(tx, id);
    if (!report) throw new Error(`There is no report ${id}. See: npm run reports -- list --all`);
    return report;
  }
  const subjectOf = ({ uid }: Pick<StoredReport, 'uid'>) => (uid === null ? {} : { subject: uid });

  async function saveKey(id: string, at: string | null): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await saveKeySuspension(tx, id, at))) {
        throw new Error(
          at === null
            ? `There is no suspended key ${id}.`
            : `The key ${id} is unknown or suspended already. See: npm run keys -- list`,
        );
      }
      await record(tx, { event: at === null ? 'key_restored' : 'key_suspended', detail: id });
    });
  }

  return {
    list: (all) =>
      db.transaction(async (tx) => {
        await record(tx, { event: 'reports_listed' });
        return findReports(tx, { answered: all });
      }),

    show: (id) =>
      db.transaction(async (tx) => {
        const stored = await requireReport(tx, id);
        await record(tx, { event: 'report_read', detail: id, ...subjectOf(stored) });
        const { sealed, masterKeyId, wrappedKey, ...report } = stored;
        return { report, content: seal.open(id, { sealed, masterKeyId, wrappedKey }) };
      }),

    async answer(id, text) {
      const answer = text.trim();
      if (answer === '' || answer.length > LONGEST_ANSWER) {
        throw new Error(`An answer has 1–${LONGEST_ANSWER} characters.`);
      }
      await db.transaction(async (tx) => {
        const report = await requireReport(tx, id);
        if (!(await saveAnswer(tx, { id, answer, at: now() }))) {
          throw new Error(`The report ${id} was answered ${report.answeredAt}.`);
        }
        await record(tx, { event: 'report_answered', detail: id, ...subjectOf(report) });
        const { uid, contact, email, language } = report;
        if (uid !== null) {
          await appendChange(tx, { scope: `user:${uid}`, type: 'reports', entityId: id });
        }
        await events.record(tx, {
          type: 'report.answered',
          reportId: id,
          uid,
          email: email ?? contact,
          language,
          answer,
          at: now(),
        });
      });
    },

    suspendKey: (id) => saveKey(id, now()),

    suspendAccount: (id) =>
      db.transaction(async (tx) => {
        const ended = await suspendAccount(tx, { userId: id, at: now(), now: clock.now() });
        if (ended === null) throw new Error(`The account ${id} is unknown or suspended already.`);
        await record(tx, { event: 'account_suspended', subject: id });
        return ended;
      }),

    async restore(id) {
      if (KEY_ID.test(id)) return saveKey(id, null);
      await db.transaction(async (tx) => {
        if (!(await restoreAccount(tx, id))) {
          throw new Error(`There is no suspended account ${id}.`);
        }
        await record(tx, { event: 'account_restored', subject: id });
      });
    },
  };
}
