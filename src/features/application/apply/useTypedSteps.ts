import type { SaveStatus } from '@vikari/ui-kit/SaveState';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationDraft } from '#domain/applications/draft';
import { answersFor } from '#domain/applications/steps';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { Answers } from '#domain/jobs/questionnaire';
import { saveAnswers, saveContact, saveUnfinished } from '../../../data/applying';
import { useSiteData } from '../../../data/SiteDataProvider';
import { asksAboutNumber } from '../../../lib/forms/confirmedNumbers';
import { type ApplyFailure, failureOf, isLineBroken } from './applyOutcome';
import { createPace } from './pace';
import {
  answerFields,
  changedFields,
  contactFields,
  draftWith,
  type FieldSources,
  isEmpty,
} from './stepFields';
import { newTypedDraft, PARTS, type Part, type TypedDraft } from './typedDraft';
import type { KeptDraft } from './useApplyDraft';

/** Milliseconds between attempts while what was typed waits for the connection. */
const RETRY = 10_000;
const PACE = { pause: 2000, latest: 10_000 };

export interface TypedStepsOptions extends FieldSources {
  jobId: string;
  /** What is saved on the server. */
  draft: ApplicationDraft;
  kept: KeptDraft;
  production: boolean;
  /** Whose step is open; null for another page. */
  open: Part | null;
  /** A part with a conflict that the candidate has to settle: it is not saved meanwhile. */
  held: Part | null;
  /** Shows why what was typed could not be saved. */
  onFailure: (failure: ApplyFailure, part: Part) => void;
}

/** The values of a part as text, to see whether another browser has changed them. */
const textOf = (values: ContactDetails | Answers) => JSON.stringify(changedFields(values, {}));

/**
 * What is typed in the steps. It is kept in this browser until the server has it, and sent there
 * while it is typed, one call at a time: as unfinished, until the candidate continues to the next step.
 */
export function useTypedSteps(options: TypedStepsOptions) {
  const { jobId, draft, kept, production, questionnaire, open, held, onFailure } = options;
  const data = useSiteData();
  const [typed, setTyped] = useState<TypedDraft>(() => kept.draft ?? newTypedDraft());
  const latest = useRef(typed);
  const [waiting, setWaiting] = useState(false);
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [round, setRound] = useState(0);
  const shown = draftWith(typed, draft, options);
  const contact = contactFields(options, shown);
  const answers = answerFields(options, shown);
  /** The values that stand in the open step; null while they are being finished. */
  const standing = useRef<string | null>(null);

  function keep(next: TypedDraft): void {
    latest.current = next;
    setTyped(next);
    kept.keep(next);
  }

  function fieldsIn(part: Part, from: ApplicationDraft): ContactDetails | Answers {
    return part === 'contact' ? contactFields(options, from) : answerFields(options, from);
  }

  function change(part: Part, value: ContactDetails | Answers): void {
    const { base, finished, ...rest } = latest.current;
    keep({
      ...rest,
      [part]: value,
      base: { ...base, [part]: base[part] ?? fieldsIn(part, draft) },
      finished: finished.filter((one) => one !== part),
    });
    standing.current = textOf(value);
    setStatus('idle');
    pace.ask();
  }

  function forget(part: Part): void {
    const { base, finished, ...rest } = latest.current;
    keep({
      ...rest,
      [part]: null,
      base: { ...base, [part]: null },
      finished: finished.filter((one) => one !== part),
    });
  }

  /** Replaces the base of a part's edit by what the server has stored now. */
  function rebase(part: Part, base: ContactDetails | Answers): void {
    keep({ ...latest.current, base: { ...latest.current.base, [part]: base } });
  }

  /** Saves a finished part; null when the server has it. */
  async function storeFinished(part: Part): Promise<ApplyFailure | null> {
    const { contact: details, answers: given, base } = latest.current;
    try {
      if (part === 'contact' && details) {
        await saveContact(data, {
          jobId,
          contact: details,
          base: base.contact ?? contactFields(options, draft),
        });
        if (latest.current.contact === details) forget('contact');
      }
      if (part === 'answers' && given) {
        await saveAnswers(data, {
          jobId,
          answers: answersFor(questionnaire, given),
          base: base.answers ?? answerFields(options, draft),
        });
        if (latest.current.answers === given) forget('answers');
      }
      return null;
    } catch (error) {
      return failureOf(data, jobId, error);
    }
  }

  /** Saves the changed fields of a part that is not finished; null when the server has them. */
  async function storeUnfinished(part: Part): Promise<ApplyFailure | null> {
    const value = latest.current[part];
    const base = latest.current.base[part] ?? fieldsIn(part, draft);
    if (!value) return null;
    const begun: Answers = { ...base };
    const edited = changedFields<Answers>({ ...value }, begun);
    // What can be somebody's number stays on the device until the step asks about it
    const changed = Object.fromEntries(
      Object.entries(edited).filter(([, typed]) => ![typed ?? ''].flat().some(asksAboutNumber)),
    );
    if (isEmpty(changed)) {
      if (isEmpty(edited) && latest.current[part] === value) forget(part);
      return null;
    }
    const was = Object.fromEntries(Object.keys(changed).map((id) => [id, begun[id] ?? '']));
    try {
      const stored = await saveUnfinished(data, {
        jobId,
        [part]: changed,
        base: { [part]: was },
      });
      const isAll = isEmpty(changedFields<Answers>({ ...value }, { ...fieldsIn(part, stored) }));
      if (isAll && latest.current[part] === value) forget(part);
      else rebase(part, { ...base, ...changed } as typeof base);
      return null;
    } catch (error) {
      return failureOf(data, jobId, error);
    }
  }

  const store = useEffectEvent(async () => {
    let left = false;
    let failed = false;
    for (const part of PARTS) {
      const value = latest.current[part];
      if (!value || part === held) continue;
      const isFinished = latest.current.finished.includes(part);
      // Of an older version of this page
      if (isFinished && part === 'contact' && !isEmpty(await wrongContact())) continue;
      if (!isFinished) setStatus('saving');
      const failure = await (isFinished ? storeFinished(part) : storeUnfinished(part));
      left = isLineBroken(failure) || left;
      if (!failure || isLineBroken(failure)) continue;
      failed = true;
      onFailure(failure, part);
    }
    setWaiting(left);
    const isThere = PARTS.every((part) => latest.current[part] === null);
    setStatus((before) => {
      if (before !== 'saving') return before;
      return failed ? 'failed' : isThere ? 'saved' : 'idle';
    });
  });
  const [pace] = useState(() => createPace(() => store(), PACE));

  /** The rules are loaded when they are needed; without them only the server validates. */
  async function wrongContact(): Promise<object> {
    const { contact: details } = latest.current;
    const rules = details && (await import('./checkContact').catch(() => null));
    return rules ? rules.checkContact({ production }, details) : {};
  }

  useEffect(() => {
    pace.now();
    const atOnce = () => {
      const isTyped = PARTS.some((part) => latest.current[part] !== null);
      if (document.visibilityState === 'hidden' && isTyped) pace.now();
    };
    document.addEventListener('visibilitychange', atOnce);
    return () => {
      document.removeEventListener('visibilitychange', atOnce);
      void pace.settle();
    };
  }, [pace]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(pace.now, RETRY);
    window.addEventListener('online', pace.now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', pace.now);
    };
  }, [waiting, pace]);

  // What another browser saved replaces the values here, where nothing is typed
  const now = open && textOf(open === 'contact' ? contact : answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page and the round say when
  useEffect(() => {
    standing.current = now;
    setStatus('idle');
  }, [open, round]);
  const isTyped = open !== null && typed[open] !== null;
  useEffect(() => {
    if (isTyped || standing.current === null || standing.current === now) return;
    setRound((count) => count + 1);
  }, [isTyped, now]);

  return {
    /** The draft with what is typed here. */
    shown,
    /** What the steps' fields begin with. */
    fields: { contact, answers },
    waiting,
    status,
    /** Changes when the fields get other values than those that were typed. */
    round,
    /** The Idempotency-Key of the form. */
    get key() {
      return latest.current.key;
    },
    /** Keeps the key in the browser, so that a repeat in another tab is recognized. */
    keepKey: () => keep(latest.current),
    change,
    forget(part: Part): void {
      forget(part);
      setRound((count) => count + 1);
    },
    rebase: (part: Part, stored: ApplicationDraft) => rebase(part, fieldsIn(part, stored)),
    saveNow: pace.now,
    saveSoon: pace.ask,
    /** The candidate pressed "continue": the part is saved, or waits for the connection. */
    async finish(part: Part): Promise<ApplyFailure | null> {
      await pace.settle();
      standing.current = null;
      const finished = PARTS.filter((one) => one === part || latest.current.finished.includes(one));
      keep({ ...latest.current, finished });
      const failure = await storeFinished(part);
      if (failure && !isLineBroken(failure)) {
        keep({ ...latest.current, finished: finished.filter((one) => one !== part) });
      } else {
        setWaiting(failure !== null);
      }
      // Another step may wait to be saved as well
      if (PARTS.some((other) => other !== part && latest.current[other])) pace.ask();
      return failure;
    },
  };
}
