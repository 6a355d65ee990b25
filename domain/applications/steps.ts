import type { ContactDetails } from '#domain/candidates/contactDetails';
import { type DocumentType, hasEndedBefore, type StatedEnd } from '#domain/candidates/documents';
import { isEmail } from '#domain/candidates/email';
import { isName } from '#domain/candidates/names';
import { parsePhone } from '#domain/candidates/phone';
import type { ProfileFacts } from '#domain/candidates/profileFacts';
import { type CandidateReference, hasTwoReferences } from '#domain/candidates/references';
import type { Job } from '#domain/jobs/job';
import type { OptionalStep } from '#domain/jobs/jobFacts';
import type { Answers, Question } from '#domain/jobs/questionnaire';
import { tidyEmail } from '#domain/text/tidy';
import { isLicensedRole } from '#domain/vocabulary/licensedRoles';
import { mayPrescribe } from '#domain/vocabulary/prescriberRoles';
import { checkAnswers, externalQuestions } from './answers';
import type { ApplicationDraft } from './draft';

/**
 * The steps of an application (part 2). The summary comes before the completion and not third,
 * since it shows the answers of all other steps.
 */
export const APPLICATION_STEPS = [
  'contact_details',
  'questionnaire',
  'bankid',
  'cv',
  'licence',
  'references',
  'system_knowledge',
  'interview',
  'prescriber_code',
  'id_card',
  'cpr_certificate',
  'criminal_record',
  'summary',
  'completion',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** Why a step is passed without having been done. */
type StepReason =
  | 'not_licensed'
  | 'not_verified'
  | 'not_prescriber'
  | 'no_code'
  | 'no_times_yet'
  | 'booked_later'
  | 'shown_at_interview';

/** `waits`: it cannot be done before the others. */
type StepState = 'done' | 'todo' | 'passed' | 'waits';

export interface StepStatus {
  id: ApplicationStep;
  state: StepState;
  /** Of a step that is passed. */
  reason: StepReason | null;
}

/** The parts of a job that its steps depend on. */
export type JobToApplyTo = Pick<Job, 'steps' | 'workRole'> & {
  questionnaire: readonly Question[];
  requires?: Job['requires'] | undefined;
};

/** The parts of a document that its step depends on. */
export type OwnDocument = { id: string; type: DocumentType } & StatedEnd;

/** The parts of the account that an application is made of. */
export interface ApplicationSources {
  profile: Pick<
    ProfileFacts,
    'firstName' | 'lastName' | 'email' | 'phone' | 'bankIdVerified' | 'systems' | 'prescriberCode'
  >;
  /** The newest first. */
  documents: readonly OwnDocument[];
  references: readonly Pick<CandidateReference, 'id' | 'isManager' | 'latestJob' | 'given'>[];
  /** When the free interview times begin that the employer offers, ISO 8601 UTC. */
  interviewTimes: readonly string[];
}

/** The documents that a step takes; one of them is enough. */
export const STEP_DOCUMENTS = {
  cv: ['cv'],
  licence: ['hosp_licence', 'ivo_licence'],
  id_card: ['id_card'],
  cpr_certificate: ['cpr_certificate'],
  criminal_record: ['criminal_record'],
} as const satisfies Partial<Record<OptionalStep, readonly DocumentType[]>>;
export type DocumentStep = keyof typeof STEP_DOCUMENTS;

export function isDocumentStep(step: ApplicationStep): step is DocumentStep {
  return Object.hasOwn(STEP_DOCUMENTS, step);
}

const ALWAYS: ReadonlySet<ApplicationStep> = new Set([
  'contact_details',
  'bankid',
  'summary',
  'completion',
]);

/**
 * The steps of an application to a job, in order. A job without steps of its own has the default
 * ones.
 */
export function stepsOf({ steps, questionnaire }: JobToApplyTo): ApplicationStep[] {
  const named: ReadonlySet<ApplicationStep> = new Set(steps ?? []);
  return APPLICATION_STEPS.filter((id) =>
    id === 'questionnaire'
      ? externalQuestions(questionnaire).length > 0
      : ALWAYS.has(id) || named.has(id),
  );
}

/** The contact details of an application: the draft's, or else the account's. */
export function contactOf(
  { profile }: Pick<ApplicationSources, 'profile'>,
  draft: ApplicationDraft,
): ContactDetails {
  const { firstName, lastName, email, phone } = profile;
  return draft.contact ?? { firstName, lastName, email: email ?? '', phone: phone ?? '' };
}

/** The answers of a draft that the job's questions still accept: the questions may have changed. */
export function answersFor(questionnaire: readonly Question[], answers: Answers): Answers {
  const wrong = checkAnswers(questionnaire, answers, { complete: false });
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !(`answers.${id}` in wrong)));
}

/** The references of an application, in the account's order. */
export function referencesOf<Reference extends { id: string }>(
  references: readonly Reference[],
  draft: ApplicationDraft,
): Reference[] {
  return references.filter(({ id }) => draft.references?.includes(id) ?? true);
}

/** The record systems of an application. */
export function systemsOf(
  { profile }: Pick<ApplicationSources, 'profile'>,
  draft: ApplicationDraft,
): readonly string[] {
  return draft.systems ?? profile.systems;
}

/**
 * The documents that a step sends: those chosen, else the newest that holds; none when there is
 * none.
 *
 * @param documents - the newest first.
 * @param today - `YYYY-MM-DD` in Stockholm: one that has expired is not sent. One whose end nobody has
 * said may be: the employer sees that.
 */
export function documentsOf<Own extends OwnDocument>(
  step: DocumentStep,
  documents: readonly Own[],
  draft: ApplicationDraft,
  today: string,
): Own[] {
  const types: readonly string[] = STEP_DOCUMENTS[step];
  const fit = documents.filter((one) => types.includes(one.type) && !hasEndedBefore(one, today));
  const chosen = fit.filter(({ id }) => draft.documents.includes(id));
  return chosen.length > 0 ? chosen : fit.slice(0, 1);
}

/** The day for which the steps' states are computed, and the accepted phone country codes. */
export interface StepRules {
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** Whether the run uses production's phone country codes (part 2). */
  production: boolean;
}

/** The steps of a job with the state of each. */
export function stepStates(
  job: JobToApplyTo,
  sources: ApplicationSources,
  draft: ApplicationDraft,
  rules: StepRules,
): StepStatus[] {
  const states: StepStatus[] = [];
  for (const id of stepsOf(job)) {
    const missing = missingSteps(states).length > 0;
    if (id === 'summary') states.push({ id, state: missing ? 'waits' : 'todo', reason: null });
    else if (id === 'completion') states.push({ id, state: 'waits', reason: null });
    else states.push(stepState(id, { job, sources, draft, rules }));
  }
  return states;
}

/** The steps that are to be done before an application can be sent. */
export function missingSteps(states: readonly StepStatus[]): ApplicationStep[] {
  return states.filter(({ id, state }) => state === 'todo' && id !== 'summary').map(({ id }) => id);
}

interface Asked {
  job: JobToApplyTo;
  sources: ApplicationSources;
  draft: ApplicationDraft;
  rules: StepRules;
}
type OwnStep = Exclude<ApplicationStep, 'summary' | 'completion'>;

/** Why a step is not needed, and whether the candidate chose so; null when it is needed. */
const WITHOUT: Partial<Record<OwnStep, (asked: Asked) => StepReason | null>> = {
  // Part 5: one licence, of those whose profession has one, or of whom the employer asks it
  licence: ({ job: { workRole, requires } }) =>
    requires?.licence || isLicensedRole(workRole) ? null : 'not_licensed',
  interview: ({ sources, draft }) => {
    if (draft.passed.includes('interview')) return 'booked_later';
    // A time that was chosen and is gone is reported
    const nothing = sources.interviewTimes.length === 0 && draft.interviewAt === null;
    return nothing ? 'no_times_yet' : null;
  },
  bankid: ({ draft }) => (draft.passed.includes('bankid') ? 'not_verified' : null),
  prescriber_code: ({ job, draft }) => {
    if (!mayPrescribe(job.workRole)) return 'not_prescriber';
    return draft.passed.includes('prescriber_code') ? 'no_code' : null;
  },
  criminal_record: ({ draft }) =>
    draft.passed.includes('criminal_record') ? 'shown_at_interview' : null,
};

function stepState(id: OwnStep, asked: Asked): StepStatus {
  if (isDone(id, asked)) return { id, state: 'done', reason: null };
  const reason = WITHOUT[id]?.(asked) ?? null;
  return { id, state: reason === null ? 'todo' : 'passed', reason };
}

function isDone(id: OwnStep, { job, sources, draft, rules }: Asked): boolean {
  switch (id) {
    case 'contact_details':
      return (
        Object.keys(draft.unfinished.contact).length === 0 &&
        isReachable(contactOf(sources, draft), rules)
      );
    case 'questionnaire': {
      const problems = checkAnswers(job.questionnaire, draft.answers, { complete: true });
      const asked = new Set(externalQuestions(job.questionnaire).map((one) => `answers.${one.id}`));
      const typed = Object.keys(draft.unfinished.answers).map((question) => `answers.${question}`);
      return ![...Object.keys(problems), ...typed].some((path) => asked.has(path));
    }
    case 'bankid':
      return sources.profile.bankIdVerified;
    case 'references':
      return hasTwoReferences(referencesOf(sources.references, draft), rules.today);
    case 'system_knowledge':
      return draft.systems !== null || sources.profile.systems.length > 0;
    case 'prescriber_code':
      return sources.profile.prescriberCode !== null;
    case 'interview':
      return draft.interviewAt !== null && sources.interviewTimes.includes(draft.interviewAt);
    default:
      return documentsOf(id, sources.documents, draft, rules.today).length > 0;
  }
}

function isReachable({ firstName, lastName, email, phone }: ContactDetails, rules: StepRules) {
  return (
    isName(firstName) &&
    isName(lastName) &&
    isEmail(tidyEmail(email)) &&
    parsePhone(phone, rules) !== null
  );
}

/** The number by which people refer to an application: the beginning of its id. */
export function referenceNumber(applicationId: string): string {
  return applicationId.replaceAll('-', '').slice(0, 8).toUpperCase();
}
