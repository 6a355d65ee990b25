import type { Files } from '../files/files.service';
import type { Sessions } from '../identity/sessions.service';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { type AccountDeletionService, createAccountDeletion } from './accountDeletion.service';
import type { AuditLog } from './auditLog';
import type { BlobStore } from './blobStore';
import { createExports, type ExportService } from './exports.service';
import { removeFiles } from './fileRemoval';
import { ownFiles } from './ownFiles';

export interface PrivacyDeps {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record' | 'entriesOf'>;
  outbox: Outbox;
  sessions: Pick<Sessions, 'forget'>;
  blobs: BlobStore;
  /** Documents and profile images. */
  files: Pick<Files, 'objectsOf' | 'open' | 'removeObjects'>;
  publicUrl: string;
  onError(error: unknown): void;
}

/** What candidates may do with everything that is stored about them. */
export interface Privacy {
  exports: ExportService;
  accountDeletion: AccountDeletionService;
  /** Makes the exports that wait, one after another on this node. */
  makeExports(): Promise<void>;
  /** Removes files whose rows are gone. */
  removeFiles(): Promise<void>;
  /** Waits for the export that is being made. */
  stop(): Promise<void>;
}

export function createPrivacy(deps: PrivacyDeps): Privacy {
  const filesOf = (userId: string) => ownFiles(deps.db, deps.files, userId);
  const exports = createExports({ ...deps, filesOf });
  const remove = () => removeFiles(deps);
  let making: Promise<void> = Promise.resolve();
  let stopped = false;
  return {
    exports,
    accountDeletion: createAccountDeletion({ ...deps, removeFiles: remove }),
    makeExports() {
      const next = making.then(() => (stopped ? undefined : exports.makeWaiting()));
      making = next.catch(() => undefined);
      return next;
    },
    removeFiles: remove,
    async stop() {
      stopped = true;
      await making;
    },
  };
}
