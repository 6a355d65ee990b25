import { endOf } from '#domain/givenReferences/sharedFor';
import { findReferences, noteGiven } from '../candidates/candidateRecords';
import { appendChange } from '../changeLog/changeLog';
import type { Events, Handler } from '../events/events';
import { dayOf } from '../lib/clock';
import { isAbout, markOf, stateOf } from './ownRequests';
import { findRequestsOf, noteEnded } from './requests.repository';
import { deleteShare, findSharedIn, findSharesWith, upsertShare } from './shares.repository';

/**
 * A candidate has changed a person of theirs: an open request was about somebody else and ends. What
 * was given stays as it was signed, and counts while it is about that person still.
 */
export const followChange: Handler<'reference.changed'> = async (tx, { uid, referenceId, at }) => {
  const now = Date.parse(at);
  const reference = (await findReferences(tx, uid)).find(({ id }) => id === referenceId);
  if (!reference) return;
  let mark = null;
  for (const row of await findRequestsOf(tx, { userId: uid, referenceId })) {
    const [state, about] = [stateOf(row, now), isAbout(row, reference)];
    if (state === 'asked' && !about) await noteEnded(tx, row.id, { ended: 'changed', at });
    if (state === 'given' && about) mark ??= markOf(row) ?? null;
  }
  await noteGiven(tx, { userId: uid, referenceId }, mark);
};

/** A person goes with all that was asked of them: employers are told of what they could open. */
export const createFollowLeaving =
  (events: Pick<Events, 'record'>): Handler<'reference.leaving'> =>
  async (tx, { uid, referenceId, at }) => {
    for (const { id: requestId, given } of await findRequestsOf(tx, { userId: uid, referenceId })) {
      // What is over or was taken back is told already
      if (!given || given.takenBackAt !== null || given.validTo < dayOf(Date.parse(at))) continue;
      for (const applicationId of await findSharedIn(tx, requestId)) {
        const event = { uid, applicationId, requestId, at };
        await events.record(tx, { type: 'reference.unshared', ...event });
      }
    }
  };

/** What the candidate chose to share in an application is shared when it is sent, if it is given still. */
export const createShareWhenSent =
  (events: Pick<Events, 'record'>): Handler<'application.sent'> =>
  async (tx, { uid, applicationId, shared, at }) => {
    const now = Date.parse(at);
    for (const referenceId of shared.referenceIds) {
      const rows = await findRequestsOf(tx, { userId: uid, referenceId });
      for (const { id: requestId } of rows.filter((row) => stateOf(row, now) === 'given')) {
        const openUntil = endOf(shared.until, now);
        await upsertShare(tx, { applicationId, requestId, openUntil }, at);
        await events.record(tx, { type: 'reference.shared', uid, applicationId, requestId, at });
        const scope = `user:${uid}` as const;
        await appendChange(tx, { scope, type: 'references', entityId: requestId });
      }
    }
  };

/** Who leaves or blocks an employer takes back what it could open, as by the button for it. */
export const createUnshareWith =
  (events: Pick<Events, 'record'>): Handler<'employer.left' | 'employer.blocked'> =>
  async (tx, { uid, employerId, at }) => {
    for (const share of await findSharesWith(tx, { uid, employerId, at })) {
      await deleteShare(tx, share);
      await events.record(tx, { type: 'reference.unshared', uid, ...share, at });
      const scope = `user:${uid}` as const;
      await appendChange(tx, { scope, type: 'references', entityId: share.requestId });
    }
  };
