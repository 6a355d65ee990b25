import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplyDraft } from './applyDraft';
import { type ApplyRules, type ApplyStep, nextStep, openStep } from './applySteps';
import type { KeptDraft } from './useApplyDraft';
import { type RefusedFields, type SubmitProblem, useSubmit } from './useSubmit';

export interface ApplyFlowOptions {
  jobId: string;
  rules: ApplyRules;
  kept: KeptDraft;
  /** The form's initial values when no draft is stored; read once. */
  initial: () => ApplyDraft;
  /** The address's `step`. */
  asked: string | null;
  stepHref: (step: ApplyStep | 'receipt') => string;
}

const NOTHING_REFUSED: RefusedFields = { contact: {}, answers: {} };

/**
 * The form from its first field to the response. The step is in the address, the rest in a draft.
 */
export function useApplyFlow({ jobId, rules, kept, initial, asked, stepHref }: ApplyFlowOptions) {
  const navigate = useNavigate();
  const submit = useSubmit(jobId, rules.questionnaire);
  const [draft, setDraft] = useState(() => kept.draft ?? initial());
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [problem, setProblem] = useState<SubmitProblem | null>(null);
  const [sending, setSending] = useState(false);
  const [gone, setGone] = useState(false);
  const step = openStep(asked, rules, draft);

  function change(changed: Partial<Pick<ApplyDraft, 'contact' | 'answers'>>): void {
    const next = { ...draft, ...changed };
    setDraft(next);
    kept.keep(next);
  }

  async function deliver(): Promise<void> {
    // With its key, so that a repeat after a lost session or a closed tab is recognized.
    kept.keep(draft);
    const result = await submit(draft);
    if (result.kind === 'sent') {
      kept.remove();
      await navigate(stepHref('receipt'), { replace: true });
    }
    if (result.kind === 'gone') setGone(true);
    if (result.kind === 'failed') setProblem(result.problem);
    if (result.kind === 'refused') {
      setRefused(result.fields);
      const inContact = Object.keys(result.fields.contact).length > 0;
      await navigate(stepHref(inContact ? 'contact' : 'questions'));
    }
  }

  return {
    draft,
    step,
    refused,
    problem,
    sending,
    /** The job no longer takes applications. */
    gone,
    change,
    /** A step is valid: the next one opens. */
    async complete(changed: Partial<Pick<ApplyDraft, 'contact' | 'answers'>>): Promise<void> {
      change(changed);
      setRefused(NOTHING_REFUSED);
      await navigate(stepHref(nextStep(step, rules)));
    },
    async send(): Promise<void> {
      if (sending) return;
      setSending(true);
      setProblem(null);
      try {
        await deliver();
      } finally {
        setSending(false);
      }
    },
  };
}
