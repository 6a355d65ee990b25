import { createHmac, hkdfSync } from 'node:crypto';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { findSetting, saveSetting } from '../storage/settings.repository';
import {
  type AuditRow,
  type ChainPosition,
  type Checkpoint,
  countUnsealed,
  deleteUpTo,
  findCheckpoints,
  findEntriesOf,
  findLastBefore,
  findLastSealed,
  findSealedAfter,
  findUnsealed,
  insertCheckpoint,
  insertEntry,
  sealEntries,
} from './audit.repository';
import { CHAIN_START, follow, isSigned, nextPosition, signatureOf } from './auditChain';

/** Milliseconds that entries are kept: 24 months (decision 33 of the specification). */
export const AUDIT_KEPT = 731 * DAY;
const BATCH = 500;
/**
 * The key in `settings` of the chain's signed end, so that entries at the end cannot be removed
 * unnoticed.
 */
const HEAD = 'audit_head';
const DIGEST_LENGTH = 32;

/** The recorded actions. */
type AuditEvent =
  | 'signed_in'
  | 'session_ended'
  | 'way_added'
  | 'way_undone'
  | 'export_requested'
  | 'export_downloaded'
  | 'account_deleted'
  | 'applications_read'
  | 'application_moved'
  | 'applications_ended'
  | 'candidates_listed'
  | 'candidate_invited'
  | 'invitation_taken_back'
  | 'documents_asked'
  | 'document_request_taken_back'
  | 'shared_documents_listed'
  | 'document_opened'
  | 'calendar_address_made'
  | 'calendar_address_revoked'
  | 'chat_reported'
  | 'job_reported'
  | 'employer_blocked'
  | 'employer_unblocked'
  | 'pricing_requests_listed'
  | 'pricing_request_read'
  | 'pricing_request_closed'
  | 'pricing_request_deleted'
  | 'reports_listed'
  | 'report_read'
  | 'report_answered'
  | 'key_suspended'
  | 'key_restored'
  | 'account_suspended'
  | 'account_restored';

/**
 * The actor: a candidate, or an employer with one of its keys, by id; or the server itself, a
 * visitor, or an operator with the command line.
 */
type AuditActor =
  | { user: string }
  | { employer: string; key: string | null }
  | 'server'
  | 'visitor'
  | 'operator';

interface AuditEntry {
  event: AuditEvent;
  actor: AuditActor;
  /** The candidate whom it is about, when that is not the actor. */
  subject?: string;
  /** A number or a random id, which is not personal data. */
  detail?: string;
}

/** The result of `verify`. */
interface AuditReport {
  /** As text; empty when the chain is intact. */
  problems: string[];
  /** The number of entries in the chain. */
  entries: number;
  /** The number of recent entries that have no position in the chain yet. */
  unsealed: number;
  /** The chain's end. Whoever stores it elsewhere can later prove that it existed. */
  end: ChainPosition;
}

export interface AuditLog {
  /** Records an entry in the transaction of its cause. */
  record(tx: Queryable, entry: AuditEntry): Promise<void>;
  /** Gives new entries their position in the chain; for a timer. */
  seal(): Promise<void>;
  /** Deletes entries older than 24 months, at a signed checkpoint; returns how many. */
  cut(): Promise<number>;
  verify(): Promise<AuditReport>;
  /** The entries about a candidate, for an export. */
  entriesOf(db: Queryable, userId: string): Promise<AuditRow[]>;
}

export function createAuditLog({
  db,
  clock,
  serverSecret,
}: {
  db: Database;
  clock: Clock;
  serverSecret: Uint8Array;
}): AuditLog {
  const key = new Uint8Array(
    hkdfSync('sha256', serverSecret, new Uint8Array(), 'vikari audit v1', 32),
  );
  /** The pseudonym of a person. It cannot be linked to an id without the server's secret. */
  const digestOf = (who: string) =>
    createHmac('sha256', key).update(who).digest('hex').slice(0, DIGEST_LENGTH);
  const keyOf = (actor: AuditActor) =>
    typeof actor !== 'string' && 'key' in actor && actor.key !== null
      ? digestOf(`key:${actor.key}`)
      : null;
  const actorOf = (actor: AuditActor) => {
    if (typeof actor === 'string') return actor;
    return 'user' in actor
      ? digestOf(`user:${actor.user}`)
      : digestOf(`employer:${actor.employer}`);
  };

  async function saveHead(tx: Queryable, place: ChainPosition): Promise<void> {
    const { position, hash } = place;
    const at = instant(clock.now());
    const signature = signatureOf(key, { position, hash, at });
    await saveSetting(tx, HEAD, { position, hash, at, signature });
  }

  /** The position before the first entry that is left. */
  async function startOf(tx: Queryable): Promise<ChainPosition> {
    const [newest] = await findCheckpoints(tx);
    return newest ?? CHAIN_START;
  }

  /** The differences between the signed end and the end that was found. */
  async function problemsOfHead(end: ChainPosition): Promise<string[]> {
    const head = await findSetting(db, HEAD);
    if (head === null) return end.position === 0 ? [] : ['The end of the chain is not signed.'];
    if (!isCheckpoint(head) || !isSigned(key, head)) return ['The signature of the end is wrong.'];
    if (head.position === end.position && head.hash === end.hash) return [];
    return [`The chain ends at ${end.position}; its signed end is ${head.position}.`];
  }

  return {
    async record(tx, { event, actor, subject, detail }) {
      await insertEntry(tx, {
        at: instant(clock.now()),
        event,
        actor: actorOf(actor),
        actorKey: keyOf(actor),
        subject: subject === undefined ? null : digestOf(`user:${subject}`),
        detail: detail ?? null,
      });
    },

    async seal() {
      // Two nodes write to the same oldest entries: one transaction is rolled back and tried again
      const sealed = await db.transaction(async (tx) => {
        const entries = await findUnsealed(tx, BATCH);
        if (entries.length === 0) return 0;
        let last = (await findLastSealed(tx)) ?? (await startOf(tx));
        const places = entries.map((entry) => {
          last = nextPosition(last, entry);
          return { ...last, id: entry.id };
        });
        await sealEntries(tx, places);
        await saveHead(tx, last);
        return entries.length;
      });
      if (sealed === BATCH) await this.seal();
    },

    cut() {
      return db.transaction(async (tx) => {
        const last = await findLastBefore(tx, instant(clock.now() - AUDIT_KEPT));
        if (last === null) return 0;
        const checkpoint = { ...last, at: instant(clock.now()) };
        const signature = signatureOf(key, checkpoint);
        await insertCheckpoint(tx, { ...checkpoint, signature });
        return deleteUpTo(tx, last.position);
      });
    },

    async verify() {
      const problems = (await findCheckpoints(db))
        .filter((checkpoint) => !isSigned(key, checkpoint))
        .map(({ position }) => `The signature of the checkpoint at ${position} is wrong.`);
      let end = await startOf(db);
      let entries = 0;
      for (;;) {
        const batch = await findSealedAfter(db, end.position, BATCH);
        const followed = follow(end, batch);
        if ('brokenAt' in followed) {
          problems.push(`The chain is broken at ${followed.brokenAt}.`);
          break;
        }
        end = followed.last;
        entries += batch.length;
        if (batch.length < BATCH) {
          problems.push(...(await problemsOfHead(end)));
          break;
        }
      }
      const { position, hash } = end;
      return { problems, entries, unsealed: await countUnsealed(db), end: { position, hash } };
    },

    entriesOf: (tx, userId) => findEntriesOf(tx, digestOf(`user:${userId}`)),
  };
}

function isCheckpoint(value: unknown): value is Checkpoint {
  const { position, hash, at, signature } = Object(value);
  return (
    typeof position === 'number' && [hash, at, signature].every((text) => typeof text === 'string')
  );
}
