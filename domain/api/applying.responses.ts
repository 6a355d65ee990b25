import { type ApplicationDraft, PASSABLE_STEPS } from '#domain/applications/draft';
import { SHARED_FOR } from '#domain/givenReferences/sharedFor';
import { answer, schemaOf } from './answer';
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
    shared: exact({ referenceIds: list(text()), until: word(SHARED_FOR) }),
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

export const applyingAnswers = {
  getApplicationDraft: answer({
    summary: 'Read what is saved of an application to a job.',
    response: ok({ draft }),
    refusals: ['not_found'],
  }),
  updateCandidateContact: answer({
    summary: 'Save an application’s contact details.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  updateCandidateWithQuestionaire: answer({
    summary: 'Save some of an application’s answers.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  updateCandidateReference: answer({
    summary: 'Choose the references that go with an application.',
    description: `\`shared\` says of whom the employer may read what they have given, from when it is sent; without it that stays as it was. ${CONFLICT}`,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  updateCandidateSystemKnowledge: answer({
    summary: 'Save which record systems the candidate knows, in the account too.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  updatePrescriberCode: answer({
    summary: 'Save the candidate’s prescriber code in the account.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  updateCandidateInterview: answer({
    summary: 'Choose the time of the interview, which is booked when the application is sent.',
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'slot_taken'],
  }),
  saveUnfinishedSteps: answer({
    summary: 'Save what is typed in steps that are not finished.',
    description: CONFLICT,
    response: ok({ draft }),
    refusals: [...NOT_NOW, 'edit_conflict'],
  }),
  passApplicationStep: answer({
    summary: 'Go on without a step that is not needed.',
    response: ok({ draft }),
    refusals: NOT_NOW,
  }),
  sendNewCandidateEmail: answer({
    summary: 'Mail the receipt of an application once more.',
    response: ok({}),
    refusals: ['not_found', 'conflict'],
  }),
};
