import { useState } from 'react';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { type Form, type FormDraft, useForm } from '../../../lib/forms/useForm';
import { randomKey } from '../../../lib/randomKey';
import { type SaveProblem, saveProblem, storedFields } from './saveOutcome';

interface EntryOptions<Values extends object> {
  initialValues: Values;
  /** Whether an existing entry is changed. */
  editing: boolean;
  check: (values: Values) => FieldErrors<Values>;
  /** Rejects with an `ApiError`. `base`: the stored values when the edit began. */
  onSave: (values: Values, base: Values | undefined, idempotencyKey: string) => Promise<void>;
  onSaved: () => void;
  /** Keeps what is typed of a new entry. */
  draft?: FormDraft<Values> | undefined;
}

/** The form of one entry. Retries use the same idempotency key, and a conflict is shown once. */
export function useEntry<Values extends object>(
  options: EntryOptions<Values>,
): {
  form: Form<Values, SaveProblem>;
  /** The stored values of the fields in conflict. */
  stored: Partial<Values>;
} {
  const { initialValues, editing, check, onSave, onSaved, draft } = options;
  const [key, setKey] = useState(randomKey);
  const [base, setBase] = useState(editing ? initialValues : undefined);

  function prepareNext(error: unknown, values: Values): void {
    const problem = saveProblem(error);
    // A refused request had no effect, so the next one is another request. A change is compared
    // with its base, so that a repeat is harmless without a key.
    const keepsKey = !editing && (problem?.kind === 'failed' || problem?.kind === 'stored');
    if (!keepsKey) setKey(randomKey());
    // A conflict is shown once: a second press saves the user's own values
    const stored = storedFields(problem, values);
    if (problem?.kind === 'conflict') setBase(base && { ...base, ...stored });
  }

  const form = useForm<Values, SaveProblem>({
    initialValues,
    check,
    async onSubmit(values) {
      try {
        await onSave(values, base, key);
        onSaved();
      } catch (error) {
        prepareNext(error, values);
        throw error;
      }
    },
    problemOf: saveProblem,
    // Of a stored entry nothing is kept: it may be changed elsewhere before the draft is read
    draft: editing ? null : draft,
  });
  return { form, stored: storedFields(form.problem, form.values) };
}
