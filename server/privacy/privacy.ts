import { setTimeout as wait } from 'node:timers/promises';
import type { AuditLog } from '../audit/auditLog';
import type { Events } from '../events/events';
import type { Files } from '../files/files.service';
import type { Sessions } from '../identity/sessions.service';
import type { Clock, SteadyClock } from '../lib/clock';
import type { PersonalTable } from '../lib/personalDataRegister';
import { SECOND } from '../lib/time';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { unhurried } from '../storage/patience';
import { type AccountDeletionService, createAccountDeletion } from './accountDeletion.service';
import { createExports, type ExportService } from './exports.service';
import { ownFiles } from './ownFiles';

/** Milliseconds that a turn waits for exports, at most: less than from one turn to the next. */
const WAITED_FOR = 5 * SECOND;

export interface PrivacyDeps {
  db: Database;
  clock: Clock & SteadyClock;
  events: Events;
  audit: Pick<AuditLog, 'record' | 'entriesOf'>;
  sessions: Pick<Sessions, 'forget'>;
  /** Every table with personal data, in the order of deletion. */
  tables: readonly PersonalTable[];
  /** Documents, profile images and exports. */
  files: Pick<Files, 'objectsOf' | 'open' | 'writeStream' | 'delete' | 'removeObjects'>;
  quarantine: Pick<Quarantine, 'all' | 'release' | 'setAsideAll'>;
  onError(error: unknown): void;
}

/** The services for the data that is stored about candidates. */
export interface Privacy {
  exports: ExportService;
  accountDeletion: AccountDeletionService;
  /**
   * Begins the waiting exports, a few at once on this node, and waits for them a while: whoever calls it
   * again looks in time for what still waits.
   */
  makeExports(): Promise<void>;
  /** Waits for the exports that are being made. */
  stop(): Promise<void>;
}

export function createPrivacy(deps: PrivacyDeps): Privacy {
  const filesOf = (userId: string) => ownFiles(deps.db, deps.files, userId);
  const exports = createExports({ ...deps, filesOf });
  const making = new Set<Promise<void>>();
  let stopped = false;
  return {
    exports,
    accountDeletion: createAccountDeletion(deps),
    async makeExports() {
      if (stopped) return;
      // Nobody waits for it, also where a request has begun it
      const begun = unhurried(exports.beginWaiting);
      // From here on: what it is about to take is no longer waiting for the next call, nor made
      const noted = begun
        .then(
          ({ made }) => made.catch(deps.onError),
          () => undefined,
        )
        .finally(() => making.delete(noted));
      making.add(noted);
      await begun;
      await Promise.race([Promise.all(making), wait(WAITED_FOR, undefined, { ref: false })]);
    },
    async stop() {
      stopped = true;
      await Promise.allSettled(making);
    },
  };
}
