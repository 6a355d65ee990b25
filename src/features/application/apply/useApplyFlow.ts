import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '#domain/api/errors';
import type { ApplicationDraft } from '#domain/applications/draft';
import type { Answers } from '#domain/applications/questionnaire';
import {
  type ApplicationSources,
  answersFor,
  contactOf,
  type JobToApplyTo,
  stepStates,
} from '#domain/applications/steps';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { submitApplication } from '../../../data/applications';
import { readSourcesAgain, saveAnswers, saveContact } from '../../../data/applying';
import { useSiteData } from '../../../data/SiteDataProvider';
import { type FieldErrors, refusedFields } from '../../../lib/forms/fieldErrors';
import { type ApplyPage, checkContact, nextPage, openPage } from './applyChecks';
import { type ApplyFailure, type ApplyProblem, failureOf } from './applyOutcome';
import { newTypedDraft, type TypedDraft, type TypedParts } from './typedDraft';
import type { KeptDraft } from './useApplyDraft';

/** Milliseconds between attempts while what was typed waits for the line. */
const RETRY = 10_000;

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
type Part = keyof TypedParts;

const NOTHING_REFUSED: RefusedFields = { contact: {}, answers: {} };
const DRAFT_PART = { contact: 'contact_details', answers: 'questionnaire' } as const;

/**
 * The form from its first field to the response. The page is in the address, what is saved on the
 * server; what is typed stays in the browser too until the server has it.
 */
export function useApplyFlow(options: ApplyFlowOptions) {
  const { job, sources, draft, kept, production, today, asked, onOpen } = options;
  const { id: jobId, questionnaire } = job;
  const data = useSiteData();
  const [typed, setTyped] = useState<TypedDraft>(() => kept.draft ?? newTypedDraft());
  const latest = useRef(typed);
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [problem, setProblem] = useState<ApplyProblem | null>(null);
  const [conflict, setConflict] = useState<{ part: Part; stored: ApplicationDraft } | null>(null);
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [gone, setGone] = useState(false);
  const [round, setRound] = useState(0);

  // What is typed counts before the server has it: nobody waits for a broken line
  const shown: ApplicationDraft = {
    ...draft,
    contact: typed.contact ?? draft.contact,
    answers: { ...answersFor(questionnaire, draft.answers), ...typed.answers },
  };
  const states = stepStates(job, sources, shown, { today, production });
  const page = openPage(asked, states);

  function keep(next: TypedDraft): void {
    latest.current = next;
    setTyped(next);
    kept.keep(next);
  }

  /** What the server has of a part, as an edit's base. */
  function storedOf(part: 'contact', from: ApplicationDraft): ContactDetails;
  function storedOf(part: 'answers', from: ApplicationDraft): Answers;
  function storedOf(part: Part, from: ApplicationDraft): ContactDetails | Answers {
    if (part === 'contact') return contactOf(sources, from);
    return Object.fromEntries(questionnaire.map(({ id }) => [id, from.answers[id] ?? '']));
  }

  function change(part: 'contact', value: ContactDetails): void;
  function change(part: 'answers', value: Answers): void;
  function change(part: Part, value: ContactDetails | Answers): void {
    const { base, ...rest } = latest.current;
    const begun =
      base[part] ?? (part === 'contact' ? storedOf('contact', draft) : storedOf('answers', draft));
    keep({ ...rest, [part]: value, base: { ...base, [part]: begun } });
  }

  function forget(part: Part): void {
    const { base, ...rest } = latest.current;
    keep({ ...rest, [part]: null, base: { ...base, [part]: null } });
  }

  /** Sends one typed part to the server; null when it is there. */
  async function store(part: Part): Promise<ApplyFailure | null> {
    const { contact, answers, base } = latest.current;
    try {
      if (part === 'contact' && contact) {
        const request = { jobId, contact, base: base.contact ?? storedOf('contact', draft) };
        await saveContact(data, request);
        if (latest.current.contact === contact) forget('contact');
      }
      if (part === 'answers' && answers) {
        const request = {
          jobId,
          answers: answersFor(questionnaire, answers),
          base: base.answers ?? storedOf('answers', draft),
        };
        await saveAnswers(data, request);
        if (latest.current.answers === answers) forget('answers');
      }
      return null;
    } catch (error) {
      return failureOf(data, jobId, error);
    }
  }

  /** Shows a failure; the fields' errors are returned to their form. */
  async function show(failure: ApplyFailure, part: Part | null): Promise<object> {
    switch (failure.kind) {
      case 'gone':
        setGone(true);
        return {};
      case 'failed':
        setProblem(failure.problem);
        return {};
      case 'conflict':
        if (part && failure.current) setConflict({ part, stored: failure.current });
        else setProblem('conflict');
        await readSourcesAgain(data, jobId).catch(() => undefined);
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

  /** What a broken line, or an older version of this page, left in the browser. */
  const flush = useEffectEvent(async () => {
    const { contact, answers } = latest.current;
    let left = false;
    if (contact && Object.keys(checkContact({ production }, contact)).length === 0) {
      left = isLineBroken(await flushPart('contact')) || left;
    }
    if (answers) left = isLineBroken(await flushPart('answers')) || left;
    setWaiting(left);
  });

  async function flushPart(part: Part): Promise<ApplyFailure | null> {
    const failure = await store(part);
    if (failure && !isLineBroken(failure)) await show(failure, part);
    return failure;
  }

  useEffect(() => {
    void flush();
  }, []);
  useEffect(() => {
    if (!waiting) return;
    const again = () => void flush();
    const timer = setInterval(again, RETRY);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting]);

  async function onward(): Promise<void> {
    await onOpen(nextPage(page, states));
  }

  /** A typed step is valid: it is saved, and the next one opens. */
  async function complete(part: Part): Promise<object> {
    clear();
    const failure = await store(part);
    if (failure && !isLineBroken(failure)) return show(failure, part);
    setWaiting(failure !== null);
    await onward();
    return {};
  }

  async function deliver(): Promise<void> {
    const { key } = latest.current;
    // With its key, so that a repeat after a lost session or a closed tab is recognized
    keep(latest.current);
    const contact = contactOf(sources, shown);
    const answers = Object.fromEntries(
      Object.entries(answersFor(questionnaire, shown.answers)).filter(([, one]) => one.length > 0),
    );
    try {
      await submitApplication(data, { jobId, kind: 'candidate', contact, answers }, key);
    } catch (error) {
      const failure = await failureOf(data, jobId, error);
      const fields = failure.kind === 'refused' ? fieldsOf(failure.error) : NOTHING_REFUSED;
      const wrong = (['contact', 'answers'] as const).find(
        (part) => Object.keys(fields[part]).length > 0,
      );
      if (!wrong) return void (await show(failure, null));
      setRefused(fields);
      return onOpen(DRAFT_PART[wrong]);
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
    /** What was typed waits in the browser for the line. */
    waiting,
    /** The job no longer takes applications. */
    gone,
    /** Changes when the fields get other values than those that were typed. */
    round,
    contact: contactOf(sources, shown),
    next: nextPage(page, states),
    changeContact: (contact: ContactDetails) => change('contact', contact),
    changeAnswers: (answers: Answers) => change('answers', answers),
    completeContact(contact: ContactDetails) {
      change('contact', contact);
      return complete('contact');
    },
    completeAnswers(answers: Answers) {
      change('answers', answers);
      return complete('answers');
    },
    /** Ends a conflict with what is stored, or with what is typed over it. */
    async settle(choice: 'stored' | 'typed'): Promise<void> {
      if (!conflict) return;
      const { part, stored } = conflict;
      setConflict(null);
      if (choice === 'stored') {
        forget(part);
        setRound(round + 1);
        return;
      }
      const { base, ...rest } = latest.current;
      const now = part === 'contact' ? storedOf('contact', stored) : storedOf('answers', stored);
      keep({ ...rest, base: { ...base, [part]: now } });
      await complete(part);
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

function isLineBroken(failure: ApplyFailure | null): boolean {
  return failure?.kind === 'failed' && failure.problem === 'network';
}
