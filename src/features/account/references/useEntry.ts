import { useState } from 'react';
import { type FieldErrors, refusedFields } from '../../../lib/forms/fieldErrors';
import { type Form, useForm } from '../../../lib/forms/useForm';
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
}

/** The form of one entry. Retries use the same idempotency key, and a conflict is shown once. */
export function useEntry<Values extends object>(
  options: EntryOptions<Values>,
): {
  form: Form<Values>;
  problem: SaveProblem | null;
  /** The stored values of the fields in conflict. */
  stored: Partial<Values>;
} {
  const { initialValues, editing, check, onSave, onSaved } = options;
  const [key, setKey] = useState(randomKey);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [base, setBase] = useState(editing ? initialValues : undefined);
  const form = useForm<Values>({
    initialValues,
    check,
    async onSubmit(values) {
      setProblem(null);
      try {
        await onSave(values, base, key);
        onSaved();
        return {};
      } catch (error) {
        const next = saveProblem(error);
        setProblem(next);
        // A refused request had no effect, so the next one is another request. A change is compared
        // with its base, so that a repeat is harmless without a key.
        const keepsKey = !editing && (next?.kind === 'failed' || next?.kind === 'stored');
        if (!keepsKey) setKey(randomKey());
        // A conflict is shown once: a second press saves the user's own values
        const stored = storedFields(next, values);
        if (next?.kind === 'conflict') setBase(base && { ...base, ...stored });
        return next ? {} : refusedFields(error, values);
      }
    },
  });
  return { form, problem, stored: storedFields(problem, form.values) };
}
