import type { Sessions } from '../identity/sessions.service';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { type AccountDeletionService, createAccountDeletion } from './accountDeletion.service';
import type { AuditLog } from './auditLog';
import type { BlobStore } from './blobStore';
import { createExports, type ExportService } from './exports.service';
import { removeFiles } from './fileRemoval';
import { createRequireRecentBankid, type RequireRecentBankid } from './recentBankid';

export interface PrivacyDeps {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record' | 'entriesOf'>;
  outbox: Outbox;
  sessions: Pick<Sessions, 'forget'>;
  blobs: BlobStore;
  publicUrl: string;
  onError(error: unknown): void;
}

/** What candidates may do with everything that is stored about them. */
export interface Privacy {
  exports: ExportService;
  accountDeletion: AccountDeletionService;
  requireRecentBankid: RequireRecentBankid;
  /** Makes the exports that wait, one after another on this node. */
  makeExports(): Promise<void>;
  /** Removes files whose rows are gone. */
  removeFiles(): Promise<void>;
  /** Waits for the export that is being made. */
  stop(): Promise<void>;
}

export function createPrivacy(deps: PrivacyDeps): Privacy {
  const { db, clock } = deps;
  // Candidates have no files of their own yet
  const exports = createExports({ ...deps, filesOf: async () => [] });
  const remove = () => removeFiles(deps);
  let making: Promise<void> = Promise.resolve();
  let stopped = false;
  return {
    exports,
    accountDeletion: createAccountDeletion({ ...deps, removeFiles: remove }),
    requireRecentBankid: createRequireRecentBankid(db, clock),
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
