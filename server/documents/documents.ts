import type { Config } from '../config';
import type { FileInspector } from '../files/fileInspector';
import { createFiles, type Files } from '../files/files.service';
import type { MasterKeys } from '../files/masterKeys';
import type { ObjectStore } from '../files/objectStore';
import { createVault } from '../files/vault';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { createDocumentService, type DocumentService } from './documents.service';
import { createDocumentRetention, type DocumentRetention } from './retention';
import { createSharingService, type SharingService } from './sharing.service';
import { createUploads, type Uploads } from './uploads.service';

/** Everything about documents, over one database and one object store. */
export interface Documents {
  files: Files;
  uploads: Uploads;
  own: DocumentService;
  sharing: SharingService;
  retention: DocumentRetention;
}

export function createDocuments(deps: {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'criminalRecordLegalGround'>;
  store: ObjectStore;
  keys: MasterKeys;
  inspector: FileInspector;
  outbox: Outbox;
  onError(error: unknown): void;
}): Documents {
  const { db, clock, config, store, keys, inspector, outbox, onError } = deps;
  const { publicUrl, criminalRecordLegalGround } = config;
  const files = createFiles({ db, store, vault: createVault({ store, keys }), clock, onError });
  const uploads = createUploads({ db, files, clock });
  return {
    files,
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
