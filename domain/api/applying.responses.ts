import { type ApplicationDraft, PASSABLE_STEPS } from '#domain/applications/draft';
import { answer, schemaOf } from './answer';
import {
  getApplicationDraft,
  passApplicationStep,
  saveUnfinishedSteps,
  sendNewCandidateEmail,
  updateCandidateContact,
  updateCandidateInterview,
  updateCandidateReference,
  updateCandidateSystemKnowledge,
  updateCandidateWithQuestionaire,
  updatePrescriberCode,
} from './applying';
import type { ErrorCode } from './errors';
import { anyOf, exact, instant, list, mapOf, named, ok, text, word } from './responseFields';

const draft = schemaOf<ApplicationDraft>()(
  exact({
    jobId: text(),
    contact: exact({
      firstName: text(),
      lastName: text(),
      email: text(),
      phone: text(),
    }).nullable(),
    answers: mapOf(anyOf(text(), list(text()))),
    documents: list(text()),
    references: list(text()).nullable(),
    systems: list(text()).nullable(),
    passed: list(word(PASSABLE_STEPS)),
    interviewAt: instant().nullable(),
    unfinished: exact({
      contact: exact({
        firstName: text().optional(),
        lastName: text().optional(),
        email: text().optional(),
        phone: text().optional(),
      }),
      answers: mapOf(anyOf(text(), list(text()))),
    }),
    updatedAt: instant().nullable(),
  }).meta(named('ApplicationDraft', 'What is saved of an application before it is sent.')),
);

/** Why nothing can be saved for a job. */
const NOT_NOW: readonly ErrorCode[] = [
  'not_found',
  'job_unavailable',
  'applied_elsewhere',
  'already_submitted',
  'quota_exceeded',
];
const CONFLICT =
  'A value whose stored one differs from its `base` and from the new one is refused with `edit_conflict`: `fields` names it, and `current` is the draft as it is stored. Without `base` the save is unconditional.';

export const applyingAnswers = [
  answer(getApplicationDraft, {
    summary: 'Read what is saved of an application to a job.',
    response: ok({ draft }),
    refusals: ['not_found'],
  }),
  answer(updateCandidateContact, {
    summary: 'Save an application’s contact details.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  answer(updateCandidateWithQuestionaire, {
    summary: 'Save some of an application’s answers.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  answer(updateCandidateReference, {
    summary: 'Choose the references that go with an application.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  answer(updateCandidateSystemKnowledge, {
    summary: 'Save which record systems the candidate knows, in the account too.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  answer(updatePrescriberCode, {
    summary: 'Save the candidate’s prescriber code in the account.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  answer(updateCandidateInterview, {
    summary: 'Choose the time of the interview, which is booked when the application is sent.',
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'slot_taken'],
  }),
  answer(saveUnfinishedSteps, {
    summary: 'Save what is typed in steps that are not finished.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  answer(passApplicationStep, {
    summary: 'Go on without a step that is not needed.',
    response: ok({ draft }),
    refusals: NOT_NOW,
  }),
  answer(sendNewCandidateEmail, {
    summary: 'Mail the receipt of an application once more.',
    response: ok({}),
    refusals: ['not_found', 'conflict'],
  }),
];
