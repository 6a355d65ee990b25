import type { AuditLog } from '../audit/auditLog';
import type { Config } from '../config/config';
import type { ReadDocuments } from '../documents/ownDocuments';
import type { Events } from '../events/events';
import type { InterviewService } from '../interviews/interviews.service';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { type ApplicationService, createApplicationService } from './applications.service';
import { type AssignmentService, createAssignmentService } from './assignments.service';
import {
  createDocumentRequestService,
  type DocumentRequestService,
} from './documentRequests.service';
import { createDraftService, type DraftService } from './drafts.service';
import {
  createEmployerApplicationService,
  type EmployerApplicationService,
} from './employerApplications.service';
import { createReceiptMail, type ReceiptMail } from './receiptMail';
import { createReplyService, type ReplyService } from './replies.service';

/** The services for the way from an application to an assignment. */
export interface Applications {
  applications: ApplicationService;
  drafts: DraftService;
  receipts: ReceiptMail;
  replies: ReplyService;
  assignments: AssignmentService;
  documentRequests: DocumentRequestService;
  employerApplications: EmployerApplicationService;
}

export function createApplications(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  config: Pick<Config, 'mode' | 'publicUrl' | 'criminalRecordLegalGround'>;
  outbox: Outbox;
  /** Where what employers do is recorded. */
  audit: Pick<AuditLog, 'record'>;
  interviews: Pick<InterviewService, 'bookWith'>;
  readDocuments: ReadDocuments;
}): Applications {
  const { db, clock, events, config, outbox, audit, interviews, readDocuments } = deps;
  const { publicUrl } = config;
  const production = config.mode === 'production';
  return {
    applications: createApplicationService({ db, clock, events, production, interviews }),
    drafts: createDraftService({ db, clock, production, readDocuments }),
    receipts: createReceiptMail({ db, clock, outbox, publicUrl }),
    replies: createReplyService({ db, clock, events }),
    assignments: createAssignmentService({ db, clock }),
    documentRequests: createDocumentRequestService({
      db,
      clock,
      events,
      audit,
      criminalRecords: config.criminalRecordLegalGround !== null,
    }),
    employerApplications: createEmployerApplicationService({ db, clock, events, audit }),
  };
}
