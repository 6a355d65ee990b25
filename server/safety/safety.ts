import type { AuditLog } from '../audit/auditLog';
import type { OtherLimits } from '../doors/door';
import type { Events } from '../events/events';
import type { MasterKeys } from '../files/masterKeys';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database } from '../storage/database';
import { type BlockService, createBlockService } from './blocks.service';
import { createReportSeal } from './reportSeal';
import { pruneReports } from './reports.repository';
import { createReportService, type ReportService } from './reports.service';

/** After their answer: 24 months, as the audit log. */
const REPORTS_KEPT = 731 * DAY;

/** The services with which candidates protect themselves and others. */
export interface Safety {
  reports: ReportService;
  blocks: BlockService;
  /** Deletes old reports; how many. For a timer. */
  prune(): Promise<number>;
}

export function createSafety({
  db,
  clock,
  events,
  audit,
  keys,
  serverSecret,
  limits,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  audit: Pick<AuditLog, 'record'>;
  keys: MasterKeys;
  serverSecret: Uint8Array;
  limits?: OtherLimits;
}): Safety {
  return {
    reports: createReportService({
      db,
      clock,
      audit,
      serverSecret,
      seal: createReportSeal(keys),
      ...(limits && { limits }),
    }),
    blocks: createBlockService({ db, clock, events, audit }),
    prune: () => pruneReports(db, instant(clock.now() - REPORTS_KEPT)),
  };
}
