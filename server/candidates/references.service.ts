import { deleteReference, saveReference } from '#domain/api/account';
import type { RequestOf } from '#domain/api/endpoint';
import { type CandidateReference, MAX_REFERENCES } from '#domain/candidates/references';
import type { Events } from '../events/events';
import type { Clock } from '../lib/clock';
import { storedPhone } from '../lib/storedPhone';
import { instant } from '../lib/time';
import type { CandidateCall } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { createOwnList, type OwnList } from './ownList';
import {
  findReferences,
  lockReference,
  removeReference,
  writeReference,
} from './references.repository';

type Fields = Omit<CandidateReference, 'id' | 'given'>;

export interface ReferenceService extends Pick<OwnList<Fields>, 'list' | 'remove'> {
  /** @throws ApiError `not_found`, `edit_conflict`, `quota_exceeded`. */
  save(call: CandidateCall, request: RequestOf<typeof saveReference>): Promise<CandidateReference>;
}

export function createReferenceService(deps: {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'record'>;
  /** Whether the run's phone country codes are production's. */
  production: boolean;
}): ReferenceService {
  const { clock, events } = deps;
  const record =
    (type: 'reference.changed' | 'reference.leaving') =>
    (tx: Queryable, uid: string, referenceId: string) =>
      events.record(tx, { type, uid, referenceId, at: instant(clock.now()) });
  const own = createOwnList<Fields>(deps, {
    type: 'references',
    most: MAX_REFERENCES,
    save: saveReference,
    remove: deleteReference,
    rows: {
      find: findReferences,
      lock: lockReference,
      write: writeReference,
      remove: removeReference,
    },
    follow: { changed: record('reference.changed'), leaving: record('reference.leaving') },
  });
  const { production } = deps;
  return {
    ...own,
    save(call, request) {
      const { id, base, ...form } = request;
      const fields = {
        ...form,
        workplace: form.workplace.trim(),
        name: form.name.trim(),
        email: form.email.trim(),
        phone: storedPhone(
          form.phone,
          { production },
          { field: 'phone', message: 'reference.phone.invalid' },
        ),
      };
      return own.save(call, request, { id, base, fields });
    },
  };
}
