import { randomUUID } from 'node:crypto';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { OwnReport } from '#domain/api/safety';
import { reportChat, reportJob } from '#domain/api/safety';
import { KEPT_MESSAGES } from '#domain/safety/reports';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog';
import { findChat, findMessages } from '../chat/chatRecords';
import { candidateNameIn } from '../chat/chatView';
import { createDoor, type OtherLimits, type UsualLimits } from '../doors/door';
import { once } from '../http/idempotency';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import { type Caller, signedInCaller } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { newestWithin, shortened } from './kept';
import type { ReportSeal } from './reportSeal';
import {
  countOwnReports,
  findOwnReport,
  findOwnReports,
  findReportedJob,
  insertReport,
  type NewReport,
} from './reports.repository';

/** More than anyone needs. */
const LISTED = 100;
/** Reports of visitors. */
const LIMITS: UsualLimits = { life: DAY, perCustomer: 10, askFrom: 200, stays: true };
/** Reports a day of one candidate. */
const OWN_A_DAY = 20;
/** Characters of a job that are kept, as JSON: the ads of another site can be a hundred times that. */
const KEPT_OF_JOB = 16_000;
/** Characters of a conversation that are kept, its last messages. */
const KEPT_OF_CHAT = 64_000;

export interface ReportServiceDeps {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record'>;
  seal: ReportSeal;
  serverSecret: Uint8Array;
  limits?: OtherLimits;
}

/** What candidates and visitors report. */
export interface ReportService {
  /**
   * Reports one of the caller's chats, and keeps its last messages.
   *
   * @throws ApiError `not_found`, `no_permission`, `rate_limited`
   */
  reportChat(caller: Caller, request: RequestOf<typeof reportChat>): Promise<OwnReport>;
  /**
   * Reports a job, as it is then.
   *
   * @throws ApiError `not_found`, `rate_limited`; for a visitor also as `Door.enter`.
   */
  reportJob(caller: Caller, request: RequestOf<typeof reportJob>): Promise<void>;
  /** A candidate's reports, newest first. */
  own(userId: string): Promise<OwnReport[]>;
}

export function createReportService(deps: ReportServiceDeps): ReportService {
  const { db, clock, audit, seal } = deps;
  const door = createDoor('report', LIMITS, deps);

  async function refuseTooMany(tx: Queryable, uid: string): Promise<void> {
    const since = instant(clock.now() - DAY);
    if ((await countOwnReports(tx, { uid, since })) < OWN_A_DAY) return;
    throw new ApiError('rate_limited', 'Too many reports. Try again tomorrow.');
  }

  async function save(
    tx: Queryable,
    report: Omit<NewReport, 'at' | 'sealed' | 'masterKeyId' | 'wrappedKey'>,
    content: object,
  ): Promise<void> {
    const { id, kind, uid, text, contact } = report;
    const kept = seal.seal(id, { text, contact, ...content });
    await insertReport(tx, { ...report, ...kept, at: instant(clock.now()) });
    await audit.record(tx, {
      event: kind === 'chat' ? 'chat_reported' : 'job_reported',
      actor: uid === null ? 'visitor' : { user: uid },
      detail: id,
    });
    if (uid !== null) {
      await appendChange(tx, { scope: `user:${uid}`, type: 'reports', entityId: id });
    }
  }

  return {
    reportChat(caller, request) {
      const { userId: uid } = signedInCaller(caller);
      const key = caller.idempotencyKey;
      const call = { scope: `user:${uid}`, key, endpoint: reportChat, request };
      return once(db, call, async (tx) => {
        const { chatId, reason, text } = request;
        const chat = await findChat(tx, { role: 'candidate', id: uid }, { id: chatId });
        if (!chat) throw new ApiError('not_found', 'No such chat.');
        if (chat.candidate.leftAt !== null) {
          throw new ApiError('no_permission', 'You are no longer a member of this chat.');
        }
        await refuseTooMany(tx, uid);
        const now = instant(clock.now());
        const messages = await findMessages(tx, chatId, { limit: KEPT_MESSAGES, now });
        const id = randomUUID();
        await save(
          tx,
          {
            id,
            kind: 'chat',
            uid,
            employerId: chat.employerId,
            jobId: chat.job.id,
            chatId,
            reason,
            text,
            contact: null,
            language: caller.language,
          },
          {
            candidate: candidateNameIn(chat),
            employer: chat.employerName,
            job: chat.job.title,
            messages: newestWithin(
              KEPT_OF_CHAT,
              messages.map(({ number, sender, senderName, text, attachments, ...rest }) => ({
                number,
                sender,
                senderName,
                text,
                attachments: attachments.map(({ name }) => name),
                event: rest.event,
                sentAt: rest.sentAt,
              })),
            ),
          },
        );
        return requireOwn(await findOwnReport(tx, uid, id));
      });
    },

    async reportJob(caller, request) {
      const { userId: uid, idempotencyKey: key, language, ip, proof } = caller;
      const scope = uid === null ? 'visitor' : `user:${uid}`;
      await once(db, { scope, key, endpoint: reportJob, request }, async (tx) => {
        const { jobId, reason, text, contact } = request;
        const found = await findReportedJob(tx, jobId);
        if (!found) throw new ApiError('not_found', 'No such job.');
        const id = randomUUID();
        if (uid === null) await door.enter(tx, { id, ip, proof });
        else await refuseTooMany(tx, uid);
        const address = uid === null ? contact?.trim() || null : null;
        const { job, employerId } = found;
        await save(
          tx,
          {
            id,
            kind: 'job',
            uid,
            employerId,
            jobId,
            chatId: null,
            reason,
            text,
            contact: address,
            language,
          },
          { job: shortened(job, KEPT_OF_JOB) },
        );
        return {};
      });
    },

    own: (userId) => findOwnReports(db, userId, LISTED),
  };
}

function requireOwn(report: OwnReport | null): OwnReport {
  if (!report) throw new Error('The report that was just made is gone.');
  return report;
}
