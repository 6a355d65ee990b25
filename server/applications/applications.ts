import type { AuditLog } from '../audit/auditLog';
import type { Config } from '../config/config';
import { createInterviewService, type InterviewService } from '../interviews/interviews.service';
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
  interviews: InterviewService;
}

export function createApplications(deps: {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'mode' | 'publicUrl' | 'criminalRecordLegalGround'>;
  outbox: Outbox;
  /** Where requests for documents are recorded. */
  audit: Pick<AuditLog, 'record'>;
}): Applications {
  const { db, clock, config, outbox, audit } = deps;
  const { publicUrl } = config;
  const production = config.mode === 'production';
  const interviews = createInterviewService({ db, clock, outbox, publicUrl });
  const receipts = createReceiptMail({ db, clock, outbox, publicUrl });
  return {
    applications: createApplicationService({ db, clock, production, receipts, interviews }),
    drafts: createDraftService({ db, clock, production }),
    receipts,
    replies: createReplyService({ db, clock }),
    assignments: createAssignmentService({ db, clock }),
    documentRequests: createDocumentRequestService({
      db,
      clock,
      audit,
      outbox,
      publicUrl,
      criminalRecords: config.criminalRecordLegalGround !== null,
    }),
    interviews,
  };
}
