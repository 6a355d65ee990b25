import type { InferType } from 'yup';
import type { Answered } from './answer';
import type { applyingAnswers } from './applying.responses';
import type {
  passApplicationStepSchema,
  saveUnfinishedStepsSchema,
  sendNewCandidateEmailSchema,
  updateCandidateContactSchema,
  updateCandidateInterviewSchema,
  updateCandidateReferenceSchema,
  updateCandidateSystemKnowledgeSchema,
  updateCandidateWithQuestionaireSchema,
  updatePrescriberCodeSchema,
} from './applying.schema';
import { endpoint } from './endpoint';

/**
 * GET application_draft: the saved draft of an application to a job (our name); an empty one when
 * nothing is saved.
 */
export const getApplicationDraft = endpoint<
  { jobId: string },
  Answered<typeof applyingAnswers.getApplicationDraft>
>({
  service: 'portal',
  method: 'GET',
  path: 'application_draft',
  access: 'candidate',
});

/**
 * POST update_candidate_contact (our name). In this and the next three calls `base` has the values
 * when the edit began; a value that was changed since is refused with `edit_conflict`, and
 * `current` is the stored draft.
 */
export const updateCandidateContact = endpoint<
  InferType<ReturnType<typeof updateCandidateContactSchema>>,
  Answered<typeof applyingAnswers.updateCandidateContact>
>({ service: 'portal', method: 'POST', path: 'update_candidate_contact', access: 'candidate' });

/** POST updateCandidateWithQuestionaire: saves some answers; an empty one removes the answer. */
export const updateCandidateWithQuestionaire = endpoint<
  InferType<typeof updateCandidateWithQuestionaireSchema>,
  Answered<typeof applyingAnswers.updateCandidateWithQuestionaire>
>({
  service: 'portal',
  method: 'POST',
  path: 'updateCandidateWithQuestionaire',
  access: 'candidate',
});

/** POST update_candidate_reference: which of the account's references the application contains. */
export const updateCandidateReference = endpoint<
  InferType<typeof updateCandidateReferenceSchema>,
  Answered<typeof applyingAnswers.updateCandidateReference>
>({ service: 'portal', method: 'POST', path: 'update_candidate_reference', access: 'candidate' });

/**
 * POST update_candidate_system_knowledge: the record systems that the candidate knows, saved in the
 * account too; `base` is what the account had.
 */
export const updateCandidateSystemKnowledge = endpoint<
  InferType<typeof updateCandidateSystemKnowledgeSchema>,
  Answered<typeof applyingAnswers.updateCandidateSystemKnowledge>
>({
  service: 'portal',
  method: 'POST',
  path: 'update_candidate_system_knowledge',
  access: 'candidate',
});

/** POST update_prescriber_code: saved in the account; `base` is what the account had. */
export const updatePrescriberCode = endpoint<
  InferType<typeof updatePrescriberCodeSchema>,
  Answered<typeof applyingAnswers.updatePrescriberCode>
>({ service: 'portal', method: 'POST', path: 'update_prescriber_code', access: 'candidate' });

/**
 * POST update_candidate_interview: the interview time that is booked when the application is sent
 * (our name).
 */
export const updateCandidateInterview = endpoint<
  InferType<typeof updateCandidateInterviewSchema>,
  Answered<typeof applyingAnswers.updateCandidateInterview>
>({
  service: 'portal',
  method: 'POST',
  path: 'update_candidate_interview',
  access: 'candidate',
});

/**
 * POST save_unfinished_steps: what is typed so far, so that another browser can continue (our
 * name). Only fields that were changed; their steps count as not done until they are saved.
 */
export const saveUnfinishedSteps = endpoint<
  InferType<typeof saveUnfinishedStepsSchema>,
  Answered<typeof applyingAnswers.saveUnfinishedSteps>
>({ service: 'portal', method: 'POST', path: 'save_unfinished_steps', access: 'candidate' });

/** POST pass_application_step: passes a step that is not needed (our name). */
export const passApplicationStep = endpoint<
  InferType<typeof passApplicationStepSchema>,
  Answered<typeof applyingAnswers.passApplicationStep>
>({
  service: 'portal',
  method: 'POST',
  path: 'pass_application_step',
  access: 'candidate',
});

/** POST sendNewCandidateEmail: mails the receipt of an application again. */
export const sendNewCandidateEmail = endpoint<
  InferType<typeof sendNewCandidateEmailSchema>,
  Answered<typeof applyingAnswers.sendNewCandidateEmail>
>({
  service: 'portal',
  method: 'POST',
  path: 'sendNewCandidateEmail',
  access: 'candidate',
});
