import type {
  saveUnfinishedSteps,
  updateCandidateContact,
  updateCandidateWithQuestionaire,
} from '#domain/api/applying';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { checkAnswers } from '#domain/applications/answers';
import type { ApplicationDraft } from '#domain/applications/draft';
import { contactFrom } from '#domain/candidates/sentContact';
import type { Job } from '#domain/jobs/job';
import type { Answers } from '#domain/jobs/questionnaire';
import { refuseConflicts } from './draftConflicts';
import { storedContact } from './storedContact';

type Change = Partial<ApplicationDraft>;

/** A draft with its contact details finished. @throws ApiError `edit_conflict` */
export function contactChange(
  draft: ApplicationDraft,
  { contact: sent, base = {} }: RequestOf<typeof updateCandidateContact>,
  production: boolean,
): Change {
  const contact = storedContact(contactFrom(sent), production);
  refuseConflicts(draft, contactIn(draft), base, contact, 'contact.');
  return { contact, unfinished: { ...draft.unfinished, contact: {} } };
}

/** A draft with some answers finished. @throws ApiError `invalid_request`, `edit_conflict` */
export function answersChange(
  draft: ApplicationDraft,
  { answers, base = {} }: RequestOf<typeof updateCandidateWithQuestionaire>,
  job: Job,
): Change {
  refuseStrange(job, answers);
  refuseConflicts(draft, answersIn(draft), base, answers, 'answers.');
  const kept = Object.entries({ ...draft.answers, ...answers });
  const typed = Object.entries(draft.unfinished.answers);
  return {
    answers: Object.fromEntries(kept.filter(([, answer]) => answer.length > 0)),
    unfinished: {
      ...draft.unfinished,
      answers: Object.fromEntries(typed.filter(([id]) => !Object.hasOwn(answers, id))),
    },
  };
}

/** A draft with what is typed and not finished. @throws ApiError `invalid_request`, `edit_conflict` */
export function unfinishedChange(
  draft: ApplicationDraft,
  { contact = {}, answers = {}, base = {} }: RequestOf<typeof saveUnfinishedSteps>,
  job: Job,
): Change {
  refuseStrange(job, answers);
  refuseConflicts(draft, contactIn(draft), base.contact ?? {}, contact, 'contact.');
  refuseConflicts(draft, answersIn(draft), base.answers ?? {}, answers, 'answers.');
  const { unfinished } = draft;
  return {
    unfinished: {
      contact: { ...unfinished.contact, ...contact },
      answers: { ...unfinished.answers, ...answers },
    },
  };
}

/** What a draft shows in a step's fields: what is typed over what is finished. */
const contactIn = ({ contact, unfinished }: ApplicationDraft) => ({
  ...contact,
  ...unfinished.contact,
});
const answersIn = ({ answers, unfinished }: ApplicationDraft): Answers => ({
  ...answers,
  ...unfinished.answers,
});

function refuseStrange(job: Job, answers: Answers): void {
  const fields = checkAnswers(job.questionnaire, answers, { complete: false });
  if (Object.keys(fields).length > 0) {
    throw new ApiError('invalid_request', 'The answers do not fit the questions.', fields);
  }
}
