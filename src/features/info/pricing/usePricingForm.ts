import type { SummaryError } from '@vikari/ui-kit/ErrorSummary';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#domain/api/errors';
import type { PricingProblem } from '#domain/info/pricingRequest';
import { useWords } from '../../../i18n/intl';
import { type FieldErrors, refusedFields } from '../../../lib/forms/fieldErrors';
import {
  checkPricing,
  NO_VALUES,
  PRICING_FIELDS,
  type PricingField,
  type PricingValues,
  pricingErrorText,
} from './pricingErrors';

/** The props of a kit field. */
interface FieldProps<Value> {
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  onValueChange: (value: Value) => void;
}

export interface PricingFormState {
  field: <Name extends PricingField>(name: Name) => FieldProps<PricingValues[Name]>;
  /** Of the whole form. */
  problem: PricingProblem | null;
  errors: SummaryError[];
  /** Counts the attempts to send. */
  attempt: number;
  isSending: boolean;
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export interface PricingFormOptions {
  /** Whether production's phone numbers are meant. */
  production: boolean;
  /** Rejects when it could not be sent. */
  onSend: (values: PricingValues) => Promise<void>;
  /** Of the form's own post, without a script. */
  problem: PricingProblem | null;
  wrong: readonly PricingField[];
}

function problemOf(error: unknown): PricingProblem {
  return error instanceof ApiError && error.code === 'rate_limited' ? 'too_many' : 'failed';
}

/** The form for a request about prices: checked when it is sent, and from then on as it changes. */
export function usePricingForm(options: PricingFormOptions): PricingFormState {
  const { production, onSend, wrong } = options;
  const { t } = useWords();
  const [values, setValues] = useState(NO_VALUES);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<FieldErrors<PricingValues>>(() =>
    Object.fromEntries(wrong.map((name) => [name, 'info.pricing.wrong'])),
  );
  const [problem, setProblem] = useState(options.problem);
  const [isSending, setSending] = useState(false);
  const found = attempt > 0 ? { ...refused, ...checkPricing(values, { production }) } : refused;
  const errorOf = (name: PricingField): string | undefined => {
    const message = found[name];
    return message === undefined ? undefined : t(pricingErrorText(message));
  };

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setRefused({});
    setProblem(null);
    setAttempt((count) => count + 1);
    if (Object.keys(checkPricing(values, { production })).length > 0) return;
    setSending(true);
    try {
      await onSend(values);
    } catch (error) {
      const fields = refusedFields(error, values);
      setRefused(fields);
      setProblem(Object.keys(fields).length > 0 ? null : problemOf(error));
      setAttempt((count) => count + 1);
    } finally {
      setSending(false);
    }
  }

  return {
    problem,
    attempt,
    isSending,
    handleSubmit: (event) => void handleSubmit(event),
    errors: PRICING_FIELDS.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : [{ fieldId: idOf(name), message }];
    }),
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errorOf(name),
      onValueChange(value) {
        setRefused(({ [name]: _, ...others }) => others);
        setValues((before) => ({ ...before, [name]: value }));
      },
    }),
  };
}

const idOf = (name: PricingField): string => `pricing-${name}`;
