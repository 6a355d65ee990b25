import type { Config } from '../config';
import type { FileInspector } from '../files/fileInspector';
import type { Files } from '../files/files.service';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { createDocumentService, type DocumentService } from './documents.service';
import { createDocumentRetention, type DocumentRetention } from './retention';
import { createSharingService, type SharingService } from './sharing.service';
import { createUploads, type Uploads } from './uploads.service';

/** Everything about documents. */
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
}): Documents {
  const { db, clock, config, files, inspector, outbox } = deps;
  const { publicUrl, criminalRecordLegalGround } = config;
  const uploads = createUploads({ db, files, clock });
  return {
    uploads,
    own: createDocumentService({
      db,
      clock,
      files,
      uploads,
      inspector,
      criminalRecordLegalGround,
    }),
    sharing: createSharingService({ db, clock, files }),
    retention: createDocumentRetention({ db, clock, files, outbox, publicUrl }),
  };
}
