import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type {
  EmployerGivenReference,
  fetchGivenReferenceOpenings,
  OwnReferenceRequest,
  readGivenReference,
  shareGivenReference,
  unshareGivenReference,
} from '#domain/api/givenReferences';
import { mayShareDocuments } from '#domain/candidates/documents';
import { findApplicant, lockApplicationStatus } from '../applications/applicationRecords';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import { type Clock, dayOf } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database } from '../storage/database';
import { readOwnRequests, stateOf } from './ownRequests';
import { lockRequest } from './requests.repository';
import {
  deleteShare,
  type EmployersRow,
  findEmployersReferences,
  findOpenings,
  insertOpening,
  upsertShare,
} from './shares.repository';

type KeyCall = Pick<EmployerCall, 'employerId' | 'keyId'>;

/** Openings that are listed. */
const MOST_OPENINGS = 100;
/** Days that something may stay open, as for documents of a chat. */
const LONGEST_OPEN_DAYS = 366;

/** Who may open given references. Another's reference or application is one that is not there. */
export interface ReferenceSharing {
  /** @throws ApiError `not_found`, `conflict` for an ended application or a reference that is over. */
  share(
    userId: string,
    request: RequestOf<typeof shareGivenReference>,
  ): Promise<OwnReferenceRequest[]>;
  /** @throws ApiError `not_found` */
  unshare(
    userId: string,
    request: RequestOf<typeof unshareGivenReference>,
  ): Promise<OwnReferenceRequest[]>;
  /** @throws ApiError `not_found` */
  openings(
    userId: string,
    id: string,
  ): Promise<ResponseOf<typeof fetchGivenReferenceOpenings>['results']>;
  /** @throws ApiError `not_found` for another employer's application. */
  list(call: KeyCall, applicationId: string): Promise<EmployerGivenReference[]>;
  /** Opens one for an employer; the candidate is shown the opening. @throws ApiError `not_found` */
  open(
    call: KeyCall,
    request: RequestOf<typeof readGivenReference>,
  ): Promise<Omit<ResponseOf<typeof readGivenReference>, 'status'>>;
}

export function createReferenceSharing({
  db,
  clock,
  events,
  audit,
}: {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'record'>;
  audit: Pick<AuditLog, 'record'>;
}): ReferenceSharing {
  const now = () => instant(clock.now());

  function requireSoon(openUntil: string | null): void {
    if (openUntil === null) return;
    const at = Date.parse(openUntil);
    if (at > clock.now() && at <= clock.now() + LONGEST_OPEN_DAYS * DAY) return;
    throw new ApiError('invalid_request', 'It is open until a time within a year.', {
      openUntil: 'validation.instant',
    });
  }

  /** As an employer sees one: of what was taken back that it was, and nothing else. */
  function toEmployers(row: EmployersRow): EmployerGivenReference {
    const { id, workplace, givenAt, validTo, way, nameDiffers } = row;
    const isOver = validTo < dayOf(clock.now());
    const state = row.takenBackAt !== null ? 'taken_back' : isOver ? 'outdated' : 'given';
    return {
      id,
      workplace,
      state,
      givenAt,
      validTo,
      way,
      signedBy: row.signedBy,
      nameDiffers,
      relation: row.relation,
      mayOpen: state === 'given' && row.isShared && row.answers !== null,
    };
  }

  return {
    share: (userId, { id, applicationId, openUntil }) =>
      db.transaction(async (tx) => {
        const row = await lockRequest(tx, userId, id);
        const status = await lockApplicationStatus(tx, userId, applicationId);
        if (!row || status === null) throw new ApiError('not_found', 'No such reference.');
        requireSoon(openUntil);
        if (stateOf(row, clock.now()) !== 'given' || !mayShareDocuments(status)) {
          throw new ApiError('conflict', 'A given reference goes with an ongoing application.');
        }
        const at = now();
        await upsertShare(tx, { applicationId, requestId: id, openUntil }, at);
        const event = { uid: userId, applicationId, requestId: id, at };
        await events.record(tx, { type: 'reference.shared', ...event });
        await appendChange(tx, { scope: `user:${userId}`, type: 'references', entityId: id });
        return readOwnRequests(tx, userId, clock);
      }),

    unshare: (userId, { id, applicationId }) =>
      db.transaction(async (tx) => {
        if (!(await lockRequest(tx, userId, id))) {
          throw new ApiError('not_found', 'No such reference.');
        }
        if (await deleteShare(tx, { applicationId, requestId: id })) {
          const event = { uid: userId, applicationId, requestId: id, at: now() };
          await events.record(tx, { type: 'reference.unshared', ...event });
          await appendChange(tx, { scope: `user:${userId}`, type: 'references', entityId: id });
        }
        return readOwnRequests(tx, userId, clock);
      }),

    async openings(userId, id) {
      const row = await db.transaction((tx) => lockRequest(tx, userId, id));
      if (!row) throw new ApiError('not_found', 'You have no such request.');
      return findOpenings(db, { userId, requestId: id, limit: MOST_OPENINGS });
    },

    async list({ employerId }, applicationId) {
      if (!(await findApplicant(db, employerId, applicationId))) {
        throw new ApiError('not_found', 'No such application on your jobs.');
      }
      const rows = await findEmployersReferences(db, { employerId, applicationId, at: now() });
      return rows.filter(({ status }) => mayShareDocuments(status)).map(toEmployers);
    },

    open: (call, { id: applicationId, referenceId }) =>
      db.transaction(async (tx) => {
        const { employerId } = call;
        const found = { employerId, applicationId, at: now() };
        const applicant = await findApplicant(tx, employerId, applicationId);
        const rows = applicant ? await findEmployersReferences(tx, found) : [];
        const row = rows.find(({ id }) => id === referenceId);
        const reference = row && toEmployers(row);
        if (!row || row.answers === null || !reference?.mayOpen || !mayShareDocuments(row.status)) {
          throw new ApiError('not_found', 'No reference that you may open.');
        }
        const { userId } = row;
        await insertOpening(
          tx,
          { userId, requestId: referenceId, employerId, applicationId },
          found.at,
        );
        await audit.record(tx, {
          event: 'given_reference_opened',
          actor: actorOf(call),
          subject: userId,
        });
        const scope = `user:${userId}` as const;
        await appendChange(tx, { scope, type: 'references', entityId: referenceId });
        return { reference, answers: row.answers };
      }),
  };
}
