import type { AuditLog } from '../audit/auditLog';
import type { MasterKeys } from '../files/masterKeys';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { type BlockService, createBlockService } from './blocks.service';
import { createReportSeal } from './reportSeal';
import { createReportService, type ReportService } from './reports.service';

/** The services with which candidates protect themselves and others. */
export interface Safety {
  reports: ReportService;
  blocks: BlockService;
}

export function createSafety({
  db,
  clock,
  audit,
  keys,
}: {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record'>;
  keys: MasterKeys;
}): Safety {
  return {
    reports: createReportService({ db, clock, audit, seal: createReportSeal(keys) }),
    blocks: createBlockService({ db, clock, audit }),
  };
}
