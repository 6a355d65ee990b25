import { useEffect, useState } from 'react';
import type { ApiError } from '#domain/api/errors';
import type { ApplicationDraft } from '#domain/applications/draft';
import {
  type ApplicationSources,
  answersFor,
  contactOf,
  type JobToApplyTo,
  stepStates,
} from '#domain/applications/steps';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { Answers } from '#domain/jobs/questionnaire';
import { readSourcesAgain } from '../../../data/applying';
import { useSiteData } from '../../../data/SiteDataProvider';
import { submitApplication } from '../../../data/submitApplication';
import { type FieldErrors, refusedFields } from '../../../lib/forms/fieldErrors';
import { type ApplyPage, nextPage, openPage } from './applyChecks';
import { type ApplyFailure, type ApplyProblem, failureOf, isLineBroken } from './applyOutcome';
import { PARTS, type Part } from './typedDraft';
import type { KeptDraft } from './useApplyDraft';
import { useTypedSteps } from './useTypedSteps';

export interface ApplyFlowOptions {
  job: JobToApplyTo & { id: string };
  sources: ApplicationSources;
  /** What is saved on the server. */
  draft: ApplicationDraft;
  kept: KeptDraft;
  production: boolean;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** The address's `step`. */
  asked: string | null;
  /** Opens a page of the form; `completion` is the receipt. */
  onOpen: (page: ApplyPage, options?: { replace: boolean }) => Promise<void>;
}

/** The server's errors, by the typed steps' fields. */
export interface RefusedFields {
  contact: FieldErrors<ContactDetails>;
  answers: FieldErrors<Answers>;
}

interface Conflict {
  part: Part;
  stored: ApplicationDraft;
  /** The candidate had pressed "continue". */
  finishing: boolean;
}

const NOTHING_REFUSED: RefusedFields = { contact: {}, answers: {} };
const STEP_OF = { contact: 'contact_details', answers: 'questionnaire' } as const;

/** The form from its first field to the response. The page is in the address. */
export function useApplyFlow(options: ApplyFlowOptions) {
  const { job, sources, draft, kept, production, today, asked, onOpen } = options;
  const { id: jobId, questionnaire } = job;
  const data = useSiteData();
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [problem, setProblem] = useState<ApplyProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(false);
  const typed = useTypedSteps({
    jobId,
    questionnaire,
    sources,
    draft,
    kept,
    production,
    open: PARTS.find((part) => STEP_OF[part] === asked) ?? null,
    held: conflict?.part ?? null,
    onFailure: (failure, part) => void show(failure, part, { finishing: false }),
  });
  const { shown } = typed;
  const states = stepStates(job, sources, shown, { today, production });
  const page = openPage(asked, states);
  // The address names the page from here on: what is typed next must not turn it over
  useEffect(() => {
    if (asked === null && page !== 'tasks') void onOpen(page, { replace: true });
  });

  /** Shows a failure; the fields' errors are returned to their form. */
  async function show(
    failure: ApplyFailure,
    part: Part | null,
    { finishing } = { finishing: true },
  ): Promise<object> {
    switch (failure.kind) {
      case 'gone':
        setGone(true);
        return {};
      case 'failed':
        // While it is typed, the form says that it is not saved yet
        if (finishing) setProblem(failure.problem);
        return {};
      case 'conflict':
        if (part && failure.current) setConflict({ part, stored: failure.current, finishing });
        else setProblem('conflict');
        await readSourcesAgain(data, jobId).catch(() => undefined);
        return {};
      case 'slot_taken':
        setProblem('slot_taken');
        await readSourcesAgain(data, jobId).catch(() => undefined);
        await onOpen('interview');
        return {};
      case 'refused': {
        const fields = part ? fieldsOf(failure.error)[part] : {};
        if (Object.keys(fields).length > 0) return fields;
        await readSourcesAgain(data, jobId).catch(() => undefined);
        setProblem('changed');
        return {};
      }
      default:
        return {};
    }
  }

  function fieldsOf(error: ApiError): RefusedFields {
    const questions: Answers = Object.fromEntries(questionnaire.map(({ id }) => [id, '']));
    const contact = { firstName: '', lastName: '', email: '', phone: '' };
    return {
      contact: refusedFields(error, contact, 'contact'),
      answers: refusedFields(error, questions, 'answers'),
    };
  }

  function clear(): void {
    setRefused(NOTHING_REFUSED);
    setProblem(null);
    setConflict(null);
  }

  async function onward(): Promise<void> {
    await onOpen(nextPage(page, states));
  }

  /** A typed step is valid: it is saved, and the next one opens. */
  async function complete(part: Part): Promise<object> {
    clear();
    const failure = await typed.finish(part);
    if (failure && !isLineBroken(failure)) return show(failure, part);
    await onward();
    return {};
  }

  async function deliver(): Promise<void> {
    typed.keepKey();
    const contact = contactOf(sources, shown);
    const answers = Object.fromEntries(
      Object.entries(answersFor(questionnaire, shown.answers)).filter(([, one]) => one.length > 0),
    );
    try {
      await submitApplication(data, { jobId, kind: 'candidate', contact, answers }, typed.key);
    } catch (error) {
      const failure = await failureOf(data, jobId, error);
      const fields = failure.kind === 'refused' ? fieldsOf(failure.error) : NOTHING_REFUSED;
      const wrong = PARTS.find((part) => Object.keys(fields[part]).length > 0);
      if (!wrong) return void (await show(failure, null));
      setRefused(fields);
      return onOpen(STEP_OF[wrong]);
    }
    kept.remove();
    await onOpen('completion', { replace: true });
  }

  return {
    page,
    states,
    shown,
    refused,
    problem,
    conflict,
    sending,
    busy,
    /** What was typed is in the browser only, until the connection is back. */
    waiting: typed.waiting,
    /** How what is typed is saved meanwhile. */
    saving: typed.status,
    saveNow: typed.saveNow,
    /** The job no longer takes applications. */
    gone,
    /** Changes when the fields get other values than those that were typed. */
    round: typed.round,
    /** What the typed steps' fields begin with. */
    fields: typed.fields,
    next: nextPage(page, states),
    changeContact: (contact: ContactDetails) => typed.change('contact', contact),
    changeAnswers: (answers: Answers) => typed.change('answers', answers),
    completeContact(contact: ContactDetails) {
      typed.change('contact', contact);
      return complete('contact');
    },
    completeAnswers(answers: Answers) {
      typed.change('answers', answers);
      return complete('answers');
    },
    /** Ends a conflict with what is stored, or with what is typed over it. */
    async settle(choice: 'stored' | 'typed'): Promise<void> {
      if (!conflict) return;
      const { part, stored, finishing } = conflict;
      setConflict(null);
      if (choice === 'stored') return typed.forget(part);
      typed.rebase(part, stored);
      if (finishing) await complete(part);
      else typed.saveSoon();
    },
    /** A step that is saved by one call: the next page opens when it is. */
    async save(call: () => Promise<unknown>): Promise<void> {
      if (busy) return;
      setBusy(true);
      clear();
      try {
        await call();
        await onward();
      } catch (error) {
        await show(await failureOf(data, jobId, error), null);
      } finally {
        setBusy(false);
      }
    },
    async send(): Promise<void> {
      if (sending) return;
      setSending(true);
      clear();
      try {
        await deliver();
      } finally {
        setSending(false);
      }
    },
  };
}
export type ApplyFlowState = ReturnType<typeof useApplyFlow>;
