import type { OwnReferenceRequest } from '#domain/api/givenReferences';
import type { CandidateReference } from '#domain/candidates/references';
import { type RequestTimes, requestState } from '#domain/givenReferences/givenReference';
import { isSamePerson, mailboxOf } from '#domain/givenReferences/ownReference';
import { findReferences } from '../candidates/candidateRecords';
import { type Clock, dayOf } from '../lib/clock';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { findRequests, type RequestRow } from './requests.repository';
import { countOpenings, findShares } from './shares.repository';

/** The state of a stored request. @param now - milliseconds since the epoch. */
export function stateOf(row: RequestTimes, now: number) {
  return requestState(row, { at: instant(now), today: dayOf(now) });
}

/** Whether a request is about the person as the candidate names them now. */
export function isAbout(
  { name, workplace, email }: Pick<RequestRow, 'name' | 'workplace' | 'email'>,
  reference: Pick<CandidateReference, 'name' | 'workplace' | 'email'>,
): boolean {
  return (
    (name === reference.name || isSamePerson(name, reference.name)) &&
    workplace === reference.workplace &&
    mailboxOf(email) === mailboxOf(reference.email)
  );
}

/** What of a given reference counts as one of the two; null for what does not. */
export function markOf({ given }: Pick<RequestRow, 'given'>): CandidateReference['given'] {
  if (!given || given.takenBackAt !== null || given.nameDiffers || given.relation === null) {
    return null;
  }
  return { relation: given.relation, validTo: given.validTo };
}

/** A candidate's requests as they see them, the newest first. */
export async function readOwnRequests(
  db: Queryable,
  userId: string,
  clock: Clock,
): Promise<OwnReferenceRequest[]> {
  const now = clock.now();
  const rows = await findRequests(db, userId);
  const shares = await findShares(db, userId, instant(now));
  const openings = await countOpenings(db, userId);
  const references = new Map((await findReferences(db, userId)).map((one) => [one.id, one]));
  return rows.map((row) => {
    const { id, referenceId, name, workplace, language, askedAt, expiresAt, given } = row;
    const state = stateOf(row, now);
    const counted = references.get(referenceId)?.given ?? null;
    return {
      id,
      referenceId,
      name,
      workplace,
      language,
      state,
      askedAt,
      expiresAt,
      given: given && {
        givenAt: given.givenAt,
        validTo: given.validTo,
        way: given.way,
        signedBy: given.signedName,
        nameDiffers: given.nameDiffers,
        counts: state === 'given' && markOf(row) !== null && counted !== null,
        takenBackAt: given.takenBackAt,
        answers: given.answers,
      },
      shares: shares
        .filter(({ requestId }) => requestId === id)
        .map(({ requestId: _, ...share }) => share),
      openings: openings.get(id) ?? 0,
    };
  });
}
