import type {
  passApplicationStep,
  saveUnfinishedSteps,
  updateCandidateContact,
  updateCandidateInterview,
  updateCandidateReference,
  updateCandidateSystemKnowledge,
  updateCandidateWithQuestionaire,
  updatePrescriberCode,
} from '#domain/api/applying';
import type { UserDocument } from '#domain/api/documents';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import { type ApplicationDraft, emptyDraft, MAX_DRAFTS } from '#domain/applications/draft';
import { STEP_DOCUMENTS, stepsOf } from '#domain/applications/steps';
import { submissionPath } from '#domain/applications/submission';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import type { Job } from '#domain/jobs/job';
import { findReferences } from '../candidates/candidateRecords';
import { appendChange } from '../changeLog/changeLog';
import type { ReadDocuments } from '../documents/ownDocuments';
import { changeProfile, lockProfile, touchUser } from '../identity/accounts';
import { findOfferedTimes } from '../interviews/offeredTimes';
import { createStoredJobs, lockOpenJob, refuseImported } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { lockApplicationOnJob } from './applications.repository';
import { refuseConflicts } from './draftConflicts';
import { countDrafts, findDraft, lockDraft, writeDraft } from './drafts.repository';
import { answersChange, contactChange, unfinishedChange } from './typedSteps';

/** Which documents of which draft. */
interface DraftDocuments {
  jobId: string;
  documentIds: readonly string[];
}

/**
 * What candidates save of their applications before they send them. Every save is refused with
 * `not_found`, `job_unavailable`, `applied_elsewhere`, `already_submitted` or `quota_exceeded`, and
 * then changes nothing.
 */
export interface DraftService {
  /** Also of a job that takes no applications any more. @throws ApiError `not_found` */
  find(userId: string, jobId: string): Promise<ApplicationDraft>;
  /** @throws ApiError `edit_conflict`, as the next five. */
  saveContact(
    userId: string,
    request: RequestOf<typeof updateCandidateContact>,
  ): Promise<ApplicationDraft>;
  /** @throws ApiError `invalid_request` with the answers' fields. */
  saveAnswers(
    userId: string,
    request: RequestOf<typeof updateCandidateWithQuestionaire>,
  ): Promise<ApplicationDraft>;
  /** What is typed in steps that are not finished. @throws ApiError as the two above. */
  saveUnfinished(
    userId: string,
    request: RequestOf<typeof saveUnfinishedSteps>,
  ): Promise<ApplicationDraft>;
  /** @throws ApiError `not_found` for a reference that is not theirs. */
  chooseReferences(
    userId: string,
    request: RequestOf<typeof updateCandidateReference>,
  ): Promise<ApplicationDraft>;
  /** @throws ApiError `invalid_request` for an id that the vocabulary lacks. */
  saveSystems(
    userId: string,
    request: RequestOf<typeof updateCandidateSystemKnowledge>,
  ): Promise<ApplicationDraft>;
  savePrescriberCode(
    userId: string,
    request: RequestOf<typeof updatePrescriberCode>,
  ): Promise<ApplicationDraft>;
  /** Nothing is booked before the application is sent. @throws ApiError `slot_taken` */
  chooseInterview(
    userId: string,
    request: RequestOf<typeof updateCandidateInterview>,
  ): Promise<ApplicationDraft>;
  pass(userId: string, request: RequestOf<typeof passApplicationStep>): Promise<ApplicationDraft>;
  /**
   * Chooses documents; of a step that takes the same type, they replace what was chosen before.
   * Answers all that are chosen. @throws ApiError `not_found` for one that is not theirs.
   */
  chooseDocuments(userId: string, request: DraftDocuments): Promise<UserDocument[]>;
  /** Answers what is left. */
  leaveDocuments(userId: string, request: DraftDocuments): Promise<UserDocument[]>;
}

export function createDraftService({
  db,
  clock,
  production,
  readDocuments,
}: {
  db: Database;
  clock: Clock;
  readDocuments: ReadDocuments;
  /** Whether the run uses production's phone country codes. */
  production: boolean;
}): DraftService {
  type Change = (
    draft: ApplicationDraft,
    context: { tx: Queryable; job: Job },
  ) => Partial<ApplicationDraft> | Promise<Partial<ApplicationDraft>>;

  /** One change of a draft, in a transaction with all that may refuse it. */
  function save(userId: string, jobId: string, change: Change): Promise<ApplicationDraft> {
    return db.transaction(async (tx) => {
      const job = await lockOpenJob(tx, jobId, today(clock));
      refuseImported(job);
      const application = await lockApplicationOnJob(tx, userId, jobId);
      if (application && submissionPath(application.status, 'candidate') === null) {
        throw new ApiError('already_submitted', 'You have already applied to this job.');
      }
      const stored = await lockDraft(tx, userId, jobId);
      if (!stored) await refuseTooMany(tx, userId);
      const draft = stored ?? emptyDraft(jobId);
      const at = instant(clock.now());
      const changed = { ...draft, ...(await change(draft, { tx, job })), updatedAt: at };
      await writeDraft(tx, userId, changed, at);
      await appendChange(tx, { scope: `user:${userId}`, type: 'drafts', entityId: jobId });
      return changed;
    });
  }

  /**
   * Two that are begun simultaneously both write the account's row: the second is run again and
   * counts both.
   */
  async function refuseTooMany(tx: Queryable, userId: string): Promise<void> {
    await touchUser(tx, userId, clock.now());
    if ((await countDrafts(tx, userId)) >= MAX_DRAFTS) {
      throw new ApiError('quota_exceeded', `There are ${MAX_DRAFTS} drafts already.`);
    }
  }

  /** Changes the account together with the draft. */
  async function changeAccount(
    tx: Queryable,
    userId: string,
    edit: {
      draft: ApplicationDraft;
      base: Partial<Profile>;
      change: Partial<Pick<Profile, 'systems' | 'prescriberCode'>>;
    },
  ): Promise<void> {
    const before = await lockProfile(tx, userId);
    if (!before) throw new ApiError('authentication_required', 'Sign in first.');
    refuseConflicts(edit.draft, before, edit.base, edit.change);
    await changeProfile(tx, userId, edit.change, clock.now());
    await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
  }

  async function documentsIn(userId: string, { documents }: ApplicationDraft) {
    const all = await readDocuments(db, userId);
    return all.filter(({ id }) => documents.includes(id));
  }

  return {
    async find(userId, jobId) {
      const draft = await findDraft(db, userId, jobId);
      if (draft) return draft;
      const [job] = await createStoredJobs(db).findAll([jobId]);
      if (!job) throw new ApiError('not_found', 'No such job.');
      return emptyDraft(jobId);
    },

    saveContact: (userId, request) =>
      save(userId, request.jobId, (draft) => contactChange(draft, request, production)),

    saveAnswers: (userId, request) =>
      save(userId, request.jobId, (draft, { job }) => answersChange(draft, request, job)),

    saveUnfinished: (userId, request) =>
      save(userId, request.jobId, (draft, { job }) => unfinishedChange(draft, request, job)),

    chooseReferences: (userId, { jobId, referenceIds, base, shared, sharedBase }) =>
      save(userId, jobId, async (draft, { tx }) => {
        const own = new Set((await findReferences(tx, userId)).map(({ id }) => id));
        if (![...referenceIds, ...(shared?.referenceIds ?? [])].every((id) => own.has(id))) {
          throw new ApiError('not_found', 'You have no such reference.');
        }
        const was = { referenceIds: base, shared: sharedBase };
        const stored = {
          shared: draft.shared,
          ...(draft.references !== null && { referenceIds: draft.references }),
        };
        refuseConflicts(draft, stored, was, { referenceIds, shared });
        return { references: referenceIds, ...(shared && { shared }) };
      }),

    saveSystems: (userId, { jobId, systems, base }) =>
      save(userId, jobId, async (draft, { tx }) => {
        const unknown = unknownChoices({ systems });
        if (Object.keys(unknown).length > 0) {
          throw new ApiError('invalid_request', 'The request is not valid.', unknown);
        }
        const was = base === undefined ? {} : { systems: base };
        await changeAccount(tx, userId, { draft, base: was, change: { systems } });
        return { systems };
      }),

    savePrescriberCode: (userId, { jobId, prescriberCode, base }) =>
      save(userId, jobId, async (draft, { tx }) => {
        const was = base === undefined ? {} : { prescriberCode: base };
        await changeAccount(tx, userId, { draft, base: was, change: { prescriberCode } });
        return { passed: draft.passed.filter((step) => step !== 'prescriber_code') };
      }),

    chooseInterview: (userId, { jobId, startsAt }) =>
      save(userId, jobId, async ({ passed }, { tx }) => {
        const { slots } = await findOfferedTimes(tx, { jobId }, clock.now());
        const wanted = instant(Date.parse(startsAt));
        if (!slots.some((slot) => slot.free && slot.startsAt === wanted)) {
          throw new ApiError('slot_taken', 'This time is not free any more.');
        }
        return { interviewAt: wanted, passed: passed.filter((step) => step !== 'interview') };
      }),

    pass: (userId, { jobId, step }) =>
      save(userId, jobId, ({ passed, interviewAt }) => ({
        passed: [...new Set([...passed, step])],
        interviewAt: step === 'interview' ? null : interviewAt,
      })),

    async chooseDocuments(userId, { jobId, documentIds }) {
      const draft = await save(userId, jobId, async ({ documents }, { tx, job }) => {
        const own = await readDocuments(tx, userId);
        const chosen = own.filter(({ id }) => documentIds.includes(id));
        if (chosen.length < documentIds.length) {
          throw new ApiError('not_found', 'You have no such document.');
        }
        const replaced = typesOfSameStep(job, chosen);
        const kept = own.filter(({ id, type }) => documents.includes(id) && !replaced.has(type));
        return { documents: [...kept.map(({ id }) => id), ...documentIds] };
      });
      return documentsIn(userId, draft);
    },

    async leaveDocuments(userId, { jobId, documentIds }) {
      const draft = await save(userId, jobId, ({ documents }) => ({
        documents: documents.filter((id) => !documentIds.includes(id)),
      }));
      return documentsIn(userId, draft);
    },
  };
}

/** The types of the steps that the chosen documents are for. */
function typesOfSameStep(job: Job, chosen: readonly Pick<UserDocument, 'type'>[]): Set<string> {
  const steps: ReadonlySet<string> = new Set(stepsOf(job));
  const types = new Set<string>(chosen.map(({ type }) => type));
  return new Set(
    Object.entries(STEP_DOCUMENTS)
      .filter(([step, taken]) => steps.has(step) && taken.some((type) => types.has(type)))
      .flatMap(([, taken]) => [...taken]),
  );
}
