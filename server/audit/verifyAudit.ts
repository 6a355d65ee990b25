import type { Queryable } from '../storage/database';
import { type ChainPosition, findNewestOf, findUnsealed } from './audit.repository';
import { formatEnd } from './auditChain';
import type { AuditKeys } from './auditKeys';
import { findMark } from './auditMarks';
import { type FollowedChain, followChain } from './followChain';

const BATCH = 500;
/** How many entries are named one by one. */
const NAMED = 10;
/** Milliseconds by which the clocks of two nodes may differ. */
const CLOCKS_DIFFER = 60_000;

/** What the rest of the store says about whether the log can be empty. */
export interface StoreUse {
  /** Whether a server has run on it, or somebody has an account. */
  used: boolean;
  /** When the newest session began, ISO 8601 UTC; null when there is none. */
  newestSession: string | null;
}

/** The result of `verify`. */
export interface AuditReport {
  /** As text; empty when the chain is intact. */
  problems: string[];
  /** The number of entries in the chain. */
  entries: number;
  /** How many of them are from before the setting's key: nobody can vouch for those. */
  beforeKey: number;
  /** The number of recent entries that have no position in the chain yet. */
  unsealed: number;
  /** The chain's end. Whoever stores it elsewhere can later prove that it existed. */
  end: ChainPosition;
}

/**
 * Checks the whole log.
 *
 * @param options.notedEnd - an end that was printed earlier, which the chain must still contain.
 * @param options.use - what the rest of the store says; without it an empty chain is a whole one.
 */
export async function verifyAudit(
  db: Queryable,
  keys: AuditKeys,
  { notedEnd, use }: { notedEnd?: ChainPosition; use?: StoreUse } = {},
): Promise<AuditReport> {
  let isNotedThere = false;
  const chain = await followChain(db, keys, {
    onPosition: ({ position, hash }) => {
      isNotedThere ||= position === notedEnd?.position && hash === notedEnd.hash;
    },
  });
  const waiting = await readUnsealed(db, keys);
  const problems = [
    ...chain.problems,
    // A broken chain has no end to compare
    ...(isBroken(chain) ? [] : await problemsOfEnd(db, keys, chain.end)),
    ...(notedEnd && !isNotedThere ? [problemOfNotedEnd(notedEnd, chain)] : []),
    ...waiting.problems,
    ...(use ? await problemsOfUse(db, use, chain.end.position + waiting.unsealed) : []),
  ];
  const { entries, beforeKey, end } = chain;
  return { problems, entries, beforeKey, unsealed: waiting.unsealed, end };
}

const isBroken = ({ problems }: FollowedChain) =>
  problems.some((problem) => problem.startsWith('The chain is broken'));

/** The differences between the signed end and the end that was found. */
async function problemsOfEnd(
  db: Queryable,
  keys: AuditKeys,
  end: ChainPosition,
): Promise<string[]> {
  const signed = await findMark(db, 'end');
  if (signed === null) return end.position === 0 ? [] : ['The end of the chain is not signed.'];
  if (signed === 'damaged') return ['The signature of the end is wrong.'];
  if (signed.keyId === null) {
    return ['The end is signed from before the key: start the server once with its key.'];
  }
  const proof = keys.proofOfSignature('end', signed);
  if (proof === 'unknown key') {
    return [`The end is signed with the server key ${signed.keyId}, which is not set.`];
  }
  if (proof === 'wrong') return ['The signature of the end is wrong.'];
  if (signed.position === end.position && signed.hash === end.hash) return [];
  return [`The chain ends at ${end.position}; its signed end is ${signed.position}.`];
}

function problemOfNotedEnd(noted: ChainPosition, { start }: FollowedChain): string {
  const named = `The noted end ${formatEnd(noted)}`;
  return noted.position < start.position
    ? `${named} is older than what is kept, which begins after ${start.position}.`
    : `${named} is not in the chain.`;
}

/** Entries that wait for their position: each must be the server's own. */
async function readUnsealed(db: Queryable, keys: AuditKeys) {
  const problems: string[] = [];
  let others = 0;
  let unsealed = 0;
  for (let after = 0; ; ) {
    const batch = await findUnsealed(db, after, BATCH);
    for (const entry of batch) {
      after = entry.id;
      const proof = keys.proofOf(entry);
      if (proof === 'right') unsealed += 1;
      else if (problems.length === NAMED) others += 1;
      else if (proof === 'wrong') problems.push(`The server did not write the entry ${entry.id}.`);
      else problems.push(`The entry ${entry.id} is under a server key that is not set.`);
    }
    if (batch.length < BATCH) break;
  }
  return { problems: others > 0 ? [...problems, `Nor ${others} more.`] : problems, unsealed };
}

async function problemsOfUse(db: Queryable, use: StoreUse, written: number): Promise<string[]> {
  if (written === 0) return use.used ? ['The log is empty, and the store has been used.'] : [];
  const signedIn = await findNewestOf(db, 'signed_in');
  const isMissing =
    use.newestSession !== null &&
    Date.parse(use.newestSession) - Date.parse(signedIn ?? '') > CLOCKS_DIFFER;
  return isMissing || (use.newestSession !== null && signedIn === null)
    ? [`A session began at ${use.newestSession}, and the log has no sign-in of that time.`]
    : [];
}
