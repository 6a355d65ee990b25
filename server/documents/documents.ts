import type { AuditLog } from '../audit/auditLog';
import type { Config } from '../config/config';
import type { Events } from '../events/events';
import type { FileInspector } from '../files/fileInspector';
import type { Files } from '../files/files.service';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { createDocumentService, type DocumentService } from './documents.service';
import type { ReadDocuments } from './ownDocuments';
import { createDocumentRetention, type DocumentRetention } from './retention';
import { createUploads, type Uploads } from './uploads.service';

/** The services for documents. */
export interface Documents {
  uploads: Uploads;
  own: DocumentService;
  retention: DocumentRetention;
}

export function createDocuments(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  readDocuments: ReadDocuments;
  config: Pick<Config, 'publicUrl' | 'criminalRecordLegalGround'>;
  files: Files;
  inspector: FileInspector;
  outbox: Outbox;
  quarantine: Quarantine;
  /** Where openings are recorded. */
  audit: Pick<AuditLog, 'record'>;
  /** See `createUploads`. */
  silentAfter?: number;
}): Documents {
  const { db, clock, events, config, files, inspector, audit, silentAfter } = deps;
  const { publicUrl, criminalRecordLegalGround } = config;
  const uploads = createUploads({ db, files, clock, silentAfter });
  return {
    uploads,
    own: createDocumentService({
      db,
      clock,
      events,
      readDocuments: deps.readDocuments,
      files,
      uploads,
      inspector,
      audit,
      criminalRecordLegalGround,
    }),
    retention: createDocumentRetention({ ...deps, publicUrl }),
  };
}
