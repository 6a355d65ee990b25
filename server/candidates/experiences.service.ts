import { deleteExperience, saveExperience } from '#domain/api/account';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { type Experience, MAX_EXPERIENCES } from '#domain/candidates/experiences';
import { workFieldById, workRoleById } from '#domain/vocabulary/lookup';
import { appendChange } from '../changeLog/changeLog';
import { type Clock, today } from '../lib/clock';
import type { CandidateCall } from '../policy/caller';
import type { Database } from '../storage/database';
import {
  findCompleteness,
  findExperiences,
  lockExperience,
  removeExperience,
  writeCompleteness,
  writeExperience,
} from './experiences.repository';
import { createOwnList, type OwnList } from './ownList';

type Fields = Omit<Experience, 'id'>;

export interface ExperienceService extends Pick<OwnList<Fields>, 'list' | 'remove'> {
  /** Whether they have said that the list has every employment of the last two years. */
  isComplete(userId: string): Promise<boolean>;
  /** Notes that they say so, or that they do not. */
  sayComplete(call: CandidateCall, complete: boolean): Promise<void>;
  /**
   * @throws ApiError `invalid_request` for an unknown profession and for a month that has not come,
   * `not_found`, `edit_conflict`, `quota_exceeded`.
   */
  save(call: CandidateCall, request: RequestOf<typeof saveExperience>): Promise<Experience>;
}

export function createExperienceService(deps: { db: Database; clock: Clock }): ExperienceService {
  const own = createOwnList<Fields>(deps, {
    type: 'experiences',
    most: MAX_EXPERIENCES,
    save: saveExperience,
    remove: deleteExperience,
    rows: {
      find: findExperiences,
      lock: lockExperience,
      write: writeExperience,
      remove: removeExperience,
    },
  });
  const { db, clock } = deps;
  return {
    ...own,
    isComplete: (userId) => findCompleteness(db, userId),

    sayComplete: ({ userId }, complete) =>
      db.transaction(async (tx) => {
        await writeCompleteness(tx, userId, complete ? clock.now() : null);
        await appendChange(tx, { scope: `user:${userId}`, type: 'experiences', entityId: userId });
      }),

    async save(call, request) {
      const {
        id,
        base,
        description = '',
        regionEmployer = null,
        workFields = [],
        ...form
      } = request;
      refuseWrong({ ...form, workFields }, today(clock).slice(0, 'YYYY-MM'.length));
      const fields = {
        ...form,
        workplace: form.workplace.trim(),
        description: description.trim(),
        regionEmployer,
        workFields,
      };
      return own.save(call, request, { id, base, fields });
    },
  };
}

function refuseWrong(
  { workRole, workFields, from, to }: Pick<Experience, 'workRole' | 'workFields' | 'from' | 'to'>,
  thisMonth: string,
): void {
  const fields = {
    ...(!workRoleById(workRole) && { workRole: 'validation.unknown_id' }),
    ...(!workFields.every((id) => workFieldById(id)) && { workFields: 'validation.unknown_id' }),
    ...(from > thisMonth && { from: 'validation.future_date' }),
    ...(to !== null && to > thisMonth && { to: 'validation.future_date' }),
  };
  if (Object.keys(fields).length > 0) {
    throw new ApiError('invalid_request', 'The request is not valid.', fields);
  }
}
