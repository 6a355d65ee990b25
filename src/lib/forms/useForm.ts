import type { SummaryError } from '@vikari/ui-kit/ErrorSummary';
import { useFormik } from 'formik';
import { type SubmitEvent, useState } from 'react';
import type { FieldErrors } from './fieldErrors';
import { useFieldWords } from './useFieldWords';

/** The one recipe of every form: checked when it is sent, and from then on as it is mended. */
export interface FormOptions<Values extends object> {
  /** In the order of the fields; read once. */
  initialValues: Values;
  /** Message ids by field; empty when all is well. */
  check: (values: Values) => FieldErrors<Values>;
  /** Sends what passed the check. What it answers lands on the fields: the server's refusal. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say.
  onSubmit: (values: Values) => Promise<FieldErrors<Values> | void> | void;
  /** Hears what it holds after every change: a draft is kept that way. */
  onChange?: (values: Values) => void;
  /** What the summary says before a field's error, where the errors of many read alike. */
  summaryName?: (name: keyof Values & string) => string;
  /** What the server said of the fields before this form was opened. */
  initialErrors?: FieldErrors<Values>;
}

/** What a kit field is given; the same for every kind of value. */
export interface FieldBinding<Value> {
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  onValueChange: (value: Value) => void;
}

/** A form at work. */
export interface Form<Values extends object> {
  values: Values;
  /** True while `onSubmit` is under way. */
  isSubmitting: boolean;
  /**
   * For the `form` element; the browser's own words stay out. Sent without a script it must not be
   * a GET, which would write what was typed into the address; a form without an `action` of its own
   * is answered that it needs a script.
   */
  formProps: {
    noValidate: true;
    method: 'post';
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Takes over what the fields hold already, without a word about it. */
  adopt: (values: Partial<Values>) => void;
  /** For the kit's field of that name. */
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** For the kit's ErrorSummary. */
  summary: { errors: SummaryError[]; attempt: number };
}

/** Runs a form by the recipe; it fetches nothing itself. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initialValues, check, onSubmit, onChange, summaryName, initialErrors = {} } = options;
  const say = useFieldWords();
  const refused = Object.keys(initialErrors).length > 0;
  const [attempt, setAttempt] = useState(refused ? 1 : 0);
  const formik = useFormik<Values>({
    initialValues,
    // Formik wants a deep type of errors; ours are flat, and it keeps whatever it is given.
    initialErrors: initialErrors as object,
    validate: check,
    validateOnBlur: false,
    validateOnChange: attempt > 0,
    async onSubmit(values, { setFieldError }) {
      const errors = await onSubmit(values);
      for (const [name, message] of Object.entries<string | undefined>(errors ?? {})) {
        setFieldError(name, message);
      }
    },
  });
  const names = Object.keys(initialValues).filter((name): name is keyof Values & string =>
    Object.hasOwn(initialValues, name),
  );

  function errorOf(name: keyof Values): string | undefined {
    const error: unknown = formik.errors[name];
    return typeof error === 'string' ? say(error) : undefined;
  }

  return {
    values: formik.values,
    isSubmitting: formik.isSubmitting,
    formProps: {
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        // A press while it is being sent is heard and changes nothing.
        if (formik.isSubmitting) return event.preventDefault();
        setAttempt((count) => count + 1);
        formik.handleSubmit(event);
      },
    },
    adopt(values) {
      const all = { ...formik.values, ...values };
      onChange?.(all);
      void formik.setValues(all, false);
    },
    field: (name) => ({
      id: fieldId(name),
      name,
      value: formik.values[name],
      error: errorOf(name),
      onValueChange(value) {
        onChange?.({ ...formik.values, [name]: value });
        void formik.setFieldValue(name, value);
      },
    }),
    summary: {
      attempt,
      errors: names.flatMap((name) => {
        const error = errorOf(name);
        if (error === undefined) return [];
        const message = summaryName ? `${summaryName(name)} ${error}` : error;
        return [{ fieldId: fieldId(name), message }];
      }),
    },
  };
}

/** The id of a field's control: the error summary's links lead there. */
const fieldId = (name: string): string => `field-${name}`;
