import type { ApplicationDraft } from '#domain/applications/draft';
import { type ApplicationSources, answersFor, contactOf } from '#domain/applications/steps';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { Answers, Question } from '#domain/jobs/questionnaire';
import type { TypedDraft } from './typedDraft';

/** What the fields of the typed steps depend on, besides the draft. */
export interface FieldSources {
  questionnaire: readonly Question[];
  sources: Pick<ApplicationSources, 'profile'>;
}

/** The fields of the contact details: what is half typed over what is finished. */
export function contactFields({ sources }: FieldSources, draft: ApplicationDraft): ContactDetails {
  return { ...contactOf(sources, draft), ...draft.unfinished.contact };
}

/** The fields of the questionnaire in its order; '' where nothing is answered. */
export function answerFields({ questionnaire }: FieldSources, draft: ApplicationDraft): Answers {
  const answers = { ...draft.answers, ...draft.unfinished.answers };
  return Object.fromEntries(questionnaire.map(({ id }) => [id, answers[id] ?? '']));
}

/** The fields whose value is another one; '' and an empty list are the same. */
export function changedFields<Values extends object>(value: Values, from: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name of Object.keys(value) as (keyof Values)[]) {
    if (textOf(value[name]) !== textOf(from[name])) changed[name] = value[name];
  }
  return changed;
}

export function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}

function textOf(value: unknown): string {
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  return isNothing ? '' : JSON.stringify(value);
}

/**
 * The draft with what is typed in this browser. A finished part counts before the server has it, so
 * that a lost connection blocks no step; another part is unfinished.
 */
export function draftWith(
  { contact, answers, finished }: TypedDraft,
  draft: ApplicationDraft,
  { questionnaire }: FieldSources,
): ApplicationDraft {
  const { unfinished } = draft;
  const done = { contact: finished.includes('contact'), answers: finished.includes('answers') };
  return {
    ...draft,
    contact: (done.contact ? contact : null) ?? draft.contact,
    answers: {
      ...answersFor(questionnaire, draft.answers),
      ...(done.answers && answers),
    },
    unfinished: {
      contact: contact ? (done.contact ? {} : contact) : unfinished.contact,
      answers: answers ? (done.answers ? {} : answers) : unfinished.answers,
    },
  };
}
