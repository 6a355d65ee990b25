import type { PreferencesState, saveJobPreferences } from '#domain/api/account';
import { refuseConflicts } from '#domain/api/editConflict';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { type JobPreferences, missingPreferences } from '#domain/candidates/preferences';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import { appendChange } from '../changeLog/changeLog';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { findPreferences, savePreferences } from './preferences.repository';

export interface PreferencesService {
  /** @throws ApiError `authentication_required` when the account is gone. */
  find(userId: string): Promise<PreferencesState>;
  /**
   * Saves the given fields, whatever is missing of the whole.
   *
   * @throws ApiError `invalid_request` for an id that the vocabulary lacks, `edit_conflict` for a
   * field that was changed since its `base`, `authentication_required` when the account is gone.
   */
  save(userId: string, request: RequestOf<typeof saveJobPreferences>): Promise<PreferencesState>;
}

export function createPreferencesService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): PreferencesService {
  return {
    async find(userId) {
      return stateOf(await findPreferences(db, userId));
    },

    async save(userId, { base, ...changes }) {
      const unknown = unknownChoices(changes);
      if (Object.keys(unknown).length > 0) {
        throw new ApiError('invalid_request', 'The request is not valid.', unknown);
      }
      return db.transaction(async (tx) => {
        // Two simultaneous calls write the same row: the second is run again, and then sees the first's
        const stored = await findPreferences(tx, userId);
        if (!stored) throw gone();
        refuseConflicts(stored, base, changes);
        const preferences = { ...stored, ...changes };
        await savePreferences(tx, userId, preferences, clock.now());
        await appendChange(tx, {
          scope: `user:${userId}`,
          type: 'preferences',
          entityId: userId,
        });
        return stateOf(preferences);
      });
    },
  };
}

function stateOf(preferences: JobPreferences | null): PreferencesState {
  if (!preferences) throw gone();
  const missing = missingPreferences(preferences);
  return { preferences, complete: Object.keys(missing).length === 0, missing };
}

function gone(): ApiError {
  return new ApiError('authentication_required', 'Sign in first.');
}
