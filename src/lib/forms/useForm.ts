import type { SummaryError } from '@vikari/ui-kit/ErrorSummary';
import { useFormik } from 'formik';
import { type SubmitEvent, useState } from 'react';
import type { FieldErrors } from './fieldErrors';
import { useFieldWords } from './useFieldWords';

/**
 * The shared hook of every form: validated when it is submitted, and from then on at every change.
 */
export interface FormOptions<Values extends object> {
  /** In the order of the fields; read once. */
  initialValues: Values;
  /** Message ids by field; empty when all are valid. */
  check: (values: Values) => FieldErrors<Values>;
  /** Submits valid values. The errors that it returns are shown on the fields. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say.
  onSubmit: (values: Values) => Promise<FieldErrors<Values> | void> | void;
  /** Called with the values after every change, for example to store a draft. */
  onChange?: (values: Values) => void;
  /** The summary's prefix for a field's error, when many errors have the same text. */
  summaryName?: (name: keyof Values & string) => string;
  /** The server's field errors from before this form was opened. */
  initialErrors?: FieldErrors<Values>;
}

/** The props of a kit field; the same for every type of value. */
export interface FieldBinding<Value> {
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  onValueChange: (value: Value) => void;
}

/** The state and handlers of a form. */
export interface Form<Values extends object> {
  values: Values;
  /** True while `onSubmit` is in progress. */
  isSubmitting: boolean;
  /**
   * For the `form` element; the browser's own validation is off. Without a script it must not
   * submit by GET, which would put what was typed into the address; a form without its own `action`
   * gets a page that says it needs a script.
   */
  formProps: {
    noValidate: true;
    method: 'post';
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Takes over the values that the fields have already, without reporting a change. */
  adopt: (values: Partial<Values>) => void;
  /** For the kit's field of that name. */
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** For the kit's ErrorSummary. */
  summary: { errors: SummaryError[]; attempt: number };
}

/** Runs a form; it makes no calls itself. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initialValues, check, onSubmit, onChange, summaryName, initialErrors = {} } = options;
  const say = useFieldWords();
  const refused = Object.keys(initialErrors).length > 0;
  const [attempt, setAttempt] = useState(refused ? 1 : 0);
  const formik = useFormik<Values>({
    initialValues,
    // Formik expects a nested type of errors; ours are flat, and it stores whatever it is given.
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
        // A submission while another is in progress changes nothing.
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

/** The id of a field's control: the target of the error summary's links. */
const fieldId = (name: string): string => `field-${name}`;
