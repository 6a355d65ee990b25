import { randomBytes } from 'node:crypto';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database } from '../storage/database';
import { hashApiKey } from './apiKey';
import {
  countUsableKeys,
  findKeys,
  type IntegrationKeyRow,
  insertEmployer,
  insertKey,
  lockEmployer,
  revokeKey,
  saveIsPublic,
} from './integrationKeys.repository';

/** Two, so that an employer can change to a new key before the old one is revoked. */
const MOST_USABLE = 2;
const EMPLOYER_ID = /^[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?$/;
const LONGEST_NAME = 150;

interface NewKey {
  id: string;
  /** The key itself: shown once and not stored. */
  key: string;
}

interface KeyRequest {
  employerId: string;
  /** Makes the employer when there is none with this id. */
  employerName?: string;
  /** Whether the employer is a region or a municipality; when absent, as it is stored. */
  isPublic?: boolean;
  /** ISO 8601 UTC; null when it does not expire. */
  expiresAt: string | null;
}

type KeyState = 'valid' | 'expired' | 'revoked' | 'suspended';

/** The operator's side of integration keys. Errors are `Error`s with a message for the console. */
export interface KeyService {
  create(request: KeyRequest): Promise<NewKey>;
  list(): Promise<(IntegrationKeyRow & { state: KeyState })[]>;
  revoke(id: string): Promise<void>;
}

export function createKeyService({ db, clock }: { db: Database; clock: Clock }): KeyService {
  const now = () => instant(clock.now());
  return {
    create: ({ employerId, employerName, isPublic, expiresAt }) =>
      db.transaction(async (tx) => {
        const createdAt = now();
        if (expiresAt !== null && expiresAt <= createdAt) {
          throw new Error('The expiry day has passed.');
        }
        if (!(await lockEmployer(tx, employerId))) {
          await insertEmployer(tx, {
            id: checkedId(employerId),
            name: checkedName(employerId, employerName),
            isPublic: isPublic ?? false,
          });
        } else if (isPublic !== undefined) await saveIsPublic(tx, employerId, isPublic);
        if ((await countUsableKeys(tx, employerId, createdAt)) >= MOST_USABLE) {
          throw new Error(
            `${employerId} already has ${MOST_USABLE} valid keys. Revoke one first: npm run keys -- list`,
          );
        }
        const key = `vik_${randomBytes(32).toString('base64url')}`;
        const id = `key_${randomBytes(8).toString('hex')}`;
        await insertKey(tx, { id, employerId, createdAt, expiresAt, hash: hashApiKey(key) });
        return { id, key };
      }),

    async list() {
      const at = now();
      return (await findKeys(db)).map((row) => ({ ...row, state: stateOf(row, at) }));
    },

    async revoke(id) {
      if (!(await revokeKey(db, id, now()))) {
        throw new Error(`There is no key ${id} that is not revoked. See: npm run keys -- list`);
      }
    },
  };
}

function stateOf({ expiresAt, revokedAt, suspendedAt }: IntegrationKeyRow, at: string): KeyState {
  if (revokedAt !== null) return 'revoked';
  if (suspendedAt !== null) return 'suspended';
  return expiresAt !== null && expiresAt <= at ? 'expired' : 'valid';
}

function checkedId(id: string): string {
  if (EMPLOYER_ID.test(id)) return id;
  throw new Error('An employer’s id has 1–64 lower-case letters a–z, digits and inner hyphens.');
}

function checkedName(id: string, name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  if (trimmed !== '' && trimmed.length <= LONGEST_NAME) return trimmed;
  throw new Error(
    `There is no employer ${id}. To make it, give its name too: --name "Region Norr"`,
  );
}
