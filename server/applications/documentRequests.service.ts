import { askForDocuments, takeBackDocumentRequest } from '#domain/api/documentRequests';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { EmployerApplication } from '#domain/api/integration';
import { MOST_DAYS_TO_SHARE } from '#domain/applications/documentRequest';
import { addDays } from '#domain/calendar/days';
import type { AuditLog } from '../audit/auditLog';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { type Clock, today } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { lockEmployersApplication } from './applications.repository';
import { applyMove } from './applyMove';
import {
  countOthersHeld,
  findDocumentRequests,
  saveDocumentRequest,
} from './documentRequests.repository';
import { readEmployerApplications } from './employerApplicationView';
import { refuseManyHolds } from './refuseManyHolds';

type AskRequest = RequestOf<typeof askForDocuments>;

/** Mails of a day about what an employer asks one candidate for, an application each. */
const MOST_MAILS_A_DAY = 3;

/** How an employer asks for documents that an application lacks. */
export interface DocumentRequestService {
  /**
   * Makes the application wait for documents, and mails the candidate: at most once a day, and for
   * three of their applications to the employer.
   *
   * @throws ApiError `not_found` for no application or another employer's, `illegal_transition` for
   * one that waits already or was not sent, `invalid_request` with fields, `rate_limited`.
   */
  ask(call: EmployerCall, request: AskRequest): Promise<EmployerApplication>;
  /** @throws ApiError `not_found`, `illegal_transition` where nothing is asked for. */
  takeBack(
    call: EmployerCall,
    request: RequestOf<typeof takeBackDocumentRequest>,
  ): Promise<EmployerApplication>;
}

export function createDocumentRequestService({
  db,
  clock,
  events,
  audit,
  criminalRecords,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  audit: Pick<AuditLog, 'record'>;
  /** Whether criminal records may be uploaded; else they cannot be asked for. */
  criminalRecords: boolean;
}): DocumentRequestService {
  function refuseUnfit({ types, dueOn }: AskRequest): void {
    const day = today(clock);
    const fields = {
      ...(types.includes('criminal_record') &&
        !criminalRecords && { types: 'validation.unknown_value' }),
      ...(dueOn < day && { dueOn: 'validation.past_date' }),
      ...(dueOn > addDays(day, MOST_DAYS_TO_SHARE) && { dueOn: 'validation.date' }),
    };
    if (Object.keys(fields).length > 0) {
      throw new ApiError('invalid_request', 'This cannot be asked for.', fields);
    }
  }

  async function readOne(tx: Queryable, employerId: string, id: string) {
    const { results } = await readEmployerApplications(tx, employerId, { id }, today(clock));
    const [application] = results;
    if (!application) throw notFound();
    return application;
  }

  return {
    ask(by, request) {
      const { employerId, idempotencyKey: key } = by;
      refuseUnfit(request);
      const call = { scope: `employer:${employerId}`, key, endpoint: askForDocuments, request };
      return once(db, call, async (tx) => {
        const { id, types, message, dueOn } = request;
        const application = await lockEmployersApplication(tx, employerId, id);
        if (!application) throw notFound();
        const now = clock.now();
        const askedAt = instant(now);
        const held = await refuseManyHolds(tx, id, now);
        const { uid } = application;
        const since = instant(now - DAY);
        const others = await countOthersHeld(tx, { id, uid, employerId, since });
        const again = held > 0 || others >= MOST_MAILS_A_DAY;
        await applyMove(tx, events, application, { to: 'pending', by: 'employer', at: askedAt });
        const text = message?.trim() || null;
        await saveDocumentRequest(tx, id, { types, message: text, dueOn, askedAt });
        await audit.record(tx, {
          event: 'documents_asked',
          actor: actorOf(by),
          subject: application.uid,
          detail: String(types.length),
        });
        await events.record(tx, {
          type: 'documents.asked',
          applicationId: id,
          uid: application.uid,
          jobId: application.jobId,
          types,
          message: text,
          dueOn,
          again,
          at: askedAt,
        });
        return readOne(tx, employerId, id);
      });
    },

    takeBack(by, request) {
      const { employerId, idempotencyKey: key } = by;
      const scope = `employer:${employerId}`;
      const call = { scope, key, endpoint: takeBackDocumentRequest, request };
      return once(db, call, async (tx) => {
        const { id } = request;
        const application = await lockEmployersApplication(tx, employerId, id);
        if (!application) throw notFound();
        const asked = await findDocumentRequests(tx, { ids: [id] }, today(clock));
        if (!asked.has(id) || application.pendingFrom === null) {
          throw new ApiError('illegal_transition', 'The application waits for no documents.');
        }
        const at = instant(clock.now());
        await applyMove(tx, events, application, {
          to: application.pendingFrom,
          by: 'employer',
          at,
        });
        await audit.record(tx, {
          event: 'document_request_taken_back',
          actor: actorOf(by),
          subject: application.uid,
        });
        return readOne(tx, employerId, id);
      });
    },
  };
}

function notFound(): ApiError {
  return new ApiError('not_found', 'No such application on your jobs.');
}
