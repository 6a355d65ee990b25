import type { AuditLog } from '../audit/auditLog';
import type { Config } from '../config/config';
import type { FileInspector } from '../files/fileInspector';
import type { Files } from '../files/files.service';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import { createSharingService, type SharingService } from '../sharing/sharing.service';
import type { Database } from '../storage/database';
import { createDocumentService, type DocumentService } from './documents.service';
import { createDocumentRetention, type DocumentRetention } from './retention';
import { createUploads, type Uploads } from './uploads.service';

/** The services for documents. */
export interface Documents {
  uploads: Uploads;
  own: DocumentService;
  sharing: SharingService;
  retention: DocumentRetention;
}

export function createDocuments(deps: {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'criminalRecordLegalGround'>;
  files: Files;
  inspector: FileInspector;
  outbox: Outbox;
  /** Where openings are recorded. */
  audit: Pick<AuditLog, 'record'>;
  /** See `createUploads`. */
  silentAfter?: number;
}): Documents {
  const { db, clock, config, files, inspector, outbox, audit, silentAfter } = deps;
  const { publicUrl, criminalRecordLegalGround } = config;
  const uploads = createUploads({ db, files, clock, silentAfter });
  return {
    uploads,
    own: createDocumentService({
      db,
      clock,
      files,
      uploads,
      inspector,
      audit,
      criminalRecordLegalGround,
    }),
    sharing: createSharingService({ db, clock, files, audit }),
    retention: createDocumentRetention({ db, clock, files, outbox, publicUrl }),
  };
}
