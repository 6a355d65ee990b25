import type { MasterKey } from '../config/masterKeySetting';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import {
  type AuditRow,
  type ChainPosition,
  deleteUpTo,
  findCheckpoint,
  findEntriesOf,
  findLastBefore,
  findLastSealed,
  findSealedAfter,
  findUnsealed,
  saveCheckpoint,
  sealEntries,
} from './audit.repository';
import { CHAIN_START, nextPosition } from './auditChain';
import { createAuditKeys } from './auditKeys';
import { findMark, saveMark } from './auditMarks';
import { followChain } from './followChain';
import { type AuditReport, type StoreUse, verifyAudit } from './verifyAudit';
import { writeEntry } from './writeEntry';

/** Milliseconds that entries are kept: 24 months (decision 33 of the specification). */
export const AUDIT_KEPT = 731 * DAY;
const BATCH = 500;

/** The log is not what this server has written: nothing is sealed or cut over it. */
class AuditTamperedError extends Error {
  override name = 'AuditTamperedError';
}

/** The recorded actions. */
type AuditEvent =
  | 'signed_in'
  | 'session_ended'
  | 'way_added'
  | 'way_removed'
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
  | 'given_reference_opened'
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

export interface AuditLog {
  /** Records an entry in the transaction of its cause. */
  record(tx: Queryable, entry: AuditEntry): Promise<void>;
  /**
   * Gives new entries their position in the chain; for a timer.
   * @throws AuditTamperedError when the chain does not end where it was signed, or no longer has
   *   what this process has seen in it.
   */
  seal(): Promise<void>;
  /**
   * Deletes entries older than 24 months, at a signed checkpoint; returns how many.
   * @throws AuditTamperedError when what would be deleted is not what was written.
   */
  cut(): Promise<number>;
  verify(options?: { notedEnd?: ChainPosition; use?: StoreUse }): Promise<AuditReport>;
  /** The entries about a candidate, for an export. */
  entriesOf(db: Queryable, userId: string): Promise<AuditRow[]>;
}

/**
 * @param deps.keys - the setting's server keys, the current one first.
 * @param deps.earlierSecret - the secret of a store from before the keys.
 */
export function createAuditLog({
  db,
  clock,
  keys: serverKeys,
  earlierSecret = null,
}: {
  db: Database;
  clock: Clock;
  keys: readonly MasterKey[];
  earlierSecret?: Uint8Array | null;
}): AuditLog {
  const keys = createAuditKeys(serverKeys, earlierSecret);
  /** The newest end that this process has seen: whoever changes the store cannot change this. */
  let seen: ChainPosition = CHAIN_START;

  const keyOf = (actor: AuditActor) =>
    typeof actor !== 'string' && 'key' in actor && actor.key !== null
      ? keys.digestOf(`key:${actor.key}`)
      : null;
  const actorOf = (actor: AuditActor) => {
    if (typeof actor === 'string') return actor;
    return 'user' in actor
      ? keys.digestOf(`user:${actor.user}`)
      : keys.digestOf(`employer:${actor.employer}`);
  };

  /**
   * The chain's last position, which must be the signed one, and come after what was known before
   * the transaction began: it does not see what is sealed after that.
   */
  async function endOf(tx: Queryable, known: ChainPosition): Promise<ChainPosition> {
    const cut = await findCheckpoint(tx);
    const end = (await findLastSealed(tx)) ?? cut ?? CHAIN_START;
    const signed = await findMark(tx, 'end');
    const isSigned =
      signed === null
        ? end.position === 0
        : signed !== 'damaged' &&
          keys.proofOfSignature('end', signed) !== 'wrong' &&
          signed.position === end.position &&
          signed.hash === end.hash;
    if (!isSigned) throw new AuditTamperedError('The audit log does not end where it was signed.');
    const isCut = cut !== null && cut.position >= known.position;
    if (known.position > 0 && !isCut) {
      const [entry] = await findSealedAfter(tx, known.position - 1, 1);
      if (entry?.position !== known.position || entry.hash !== known.hash) {
        throw new AuditTamperedError(
          `The audit log has lost or changed its entry ${known.position}.`,
        );
      }
    }
    return { position: end.position, hash: end.hash };
  }

  /** Seals up to a batch of entries after an id; returns the last one's, or null at the end. */
  function sealBatch(after: number) {
    const known = seen;
    // Two nodes write to the same oldest entries: one transaction is rolled back and tried again
    return db.transaction(async (tx) => {
      const end = await endOf(tx, known);
      const entries = await findUnsealed(tx, after, BATCH);
      let last = end;
      // What the server did not write stays where it is, and `verify` tells of it
      const places = entries
        .filter((entry) => keys.proofOf(entry) === 'right')
        .map((entry) => {
          last = nextPosition(last, entry);
          return { ...last, id: entry.id };
        });
      if (places.length > 0) {
        await sealEntries(tx, places);
        const at = instant(clock.now());
        await saveMark(tx, 'end', keys.sign('end', { ...last, at }));
      }
      return { last, next: entries.length < BATCH ? null : (entries.at(-1)?.id ?? null) };
    });
  }

  return {
    record: (tx, { event, actor, subject, detail }) =>
      writeEntry(tx, keys, {
        at: instant(clock.now()),
        event,
        actor: actorOf(actor),
        actorKey: keyOf(actor),
        subject: subject === undefined ? null : keys.digestOf(`user:${subject}`),
        detail: detail ?? null,
      }),

    async seal() {
      for (let after: number | null = 0; after !== null; ) {
        const sealed: Awaited<ReturnType<typeof sealBatch>> = await sealBatch(after);
        // Another run of the same process may have come further meanwhile
        if (sealed.last.position > seen.position) seen = sealed.last;
        after = sealed.next;
      }
    },

    cut() {
      return db.transaction(async (tx) => {
        const last = await findLastBefore(tx, instant(clock.now() - AUDIT_KEPT));
        if (last === null) return 0;
        const { problems, end } = await followChain(tx, keys, { upTo: last.position });
        if (problems.length > 0 || end.hash !== last.hash) {
          throw new AuditTamperedError(`The audit log is not cut at ${last.position}: ${problems}`);
        }
        await saveCheckpoint(tx, keys.sign('cut', { ...last, at: instant(clock.now()) }));
        return deleteUpTo(tx, last.position);
      });
    },

    verify: (options) => verifyAudit(db, keys, options),

    entriesOf: (tx, userId) => findEntriesOf(tx, keys.digestsOf(`user:${userId}`)),
  };
}
