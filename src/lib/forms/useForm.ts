import type { SummaryError } from '@vikari/ui-kit/ErrorSummary';
import { useFormik } from 'formik';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { type FieldErrors, refusedFields } from './fieldErrors';
import { useFieldWords } from './useFieldWords';

/*
 * The recipe of every form. A new one is
 *
 * 1. module constants: its initial values, in the order of its fields, and its check, which is
 *    `checkBy` of a Yup schema from `domain` whose messages are message ids;
 * 2. one call of `useForm` with them and `onSubmit`, which sends the values and rejects when it
 *    could not. The server's errors of fields are then shown at the fields, and `problemOf` says
 *    what any other error means for the whole form, which an `ActionProblem` beside the button shows;
 * 3. a `FieldForm` around the fields, which get `form.field(name)`. It has the summary of the errors,
 *    which takes the focus; where only one field can be wrong, the field takes it instead;
 * 4. for a form that works without a script: `action` of the `FieldForm`, an address of the server's
 *    `registerFormRoute`, and `initialErrors` and `initialProblem` from the address to which that
 *    redirects. What was typed before hydration is taken over by the page;
 * 5. for a form in which something is written: `draft`, of the page's `useFormDraft`. It is kept when
 *    the page is left, and removed when it is sent or by `discard`, which "cancel" calls. A form whose
 *    page stores it elsewhere gets `onChange`; of a stored thing that is changed, and of a visitor,
 *    nothing is kept. A referee's answers are an exception: in their tab, until they are signed.
 *
 * A free text that can hold a personal identity number is asked about, not refused: its check says so
 * with `PERSONAL_NUMBER`, and `FieldForm` asks. What the person answers goes with the request by itself.
 *
 * Buttons that act without a form say that it failed by an `ActionProblem` beside them too, with
 * `useAttempt` where the page also shows what the act changes: an answer can be lost, and the act not.
 *
 * Buttons that post hidden values are a `PostForm`. Fields that are saved one by one as they are
 * changed are a `useAutosave` of the account. A search, whose result is the page of its address, is an
 * element with `method="get"`; `formRecipe.test.ts` lists those.
 */

/** A form's unsent values, kept when its page is left. */
export interface FormDraft<Values extends object> {
  /** The kept values, those that are of the form; null when there are none. */
  read: (like: Values) => Promise<Partial<Values> | null>;
  keep: (values: Values) => void;
  remove: () => void;
}

/** @typeParam Problem - what may go wrong with the whole form. */
export interface FormOptions<Values extends object, Problem extends string | object> {
  /** In the order of the fields; read once. */
  initialValues: Values;
  /** Message ids by field; empty when all are valid. Asked on submit, and until they are. */
  check: (values: Values) => FieldErrors<Values>;
  /**
   * Submits valid values. When it rejects with the server's errors of fields, they are shown there;
   * a form whose page reads them itself resolves to them.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say.
  onSubmit: (values: Values) => Promise<FieldErrors<Values> | void> | void;
  /** What an error that is not about a field means; null when nothing is said of it here. */
  problemOf?: (error: unknown) => Problem | null;
  /** Where the form's values are in the request: `contact` for `contact.email`. */
  under?: string;
  /** Called with the values after every change, for example to store a draft. */
  onChange?: (values: Values) => void;
  /** Keeps what is typed when the page is left; null where nothing can be kept. Read once. */
  draft?: FormDraft<Values> | null;
  /** The summary's prefix for a field's error, when many errors have the same text. */
  summaryName?: (name: keyof Values & string) => string;
  /** The text for a message id of the check or the server, where the form has its own. */
  textOf?: (id: string) => string;
  /** The server's field errors from before this form was opened. */
  initialErrors?: FieldErrors<Values>;
  /** The problem from before this form was opened. */
  initialProblem?: Problem | null;
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
export interface Form<Values extends object, Problem extends string | object = string | object> {
  values: Values;
  /** True while `onSubmit` is in progress. */
  isSubmitting: boolean;
  /** The problem of the last attempt; null when there was none, and during the next attempt. */
  problem: Problem | null;
  /** For the `FieldForm`. */
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Changes several fields at once. */
  change: (values: Partial<Values>) => void;
  /** Removes the draft: the user gives up. */
  discard: () => void;
  /** For the kit's field of that name. */
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** The fields whose text can hold a personal identity number: the person is asked. */
  asked: readonly (keyof Values & string)[];
  /** The errors in the order of the fields, and the number of attempts. */
  summary: { errors: SummaryError[]; attempt: number };
}

/**
 * Runs a form; it makes no calls itself.
 *
 * @example
 * ```tsx
 * const INITIAL = { name: '', email: '' };
 * const check = checkBy<typeof INITIAL>(signUpSchema);
 *
 * function SignUp({ onSend }: { onSend: (values: typeof INITIAL) => Promise<void> }) {
 *   const form = useForm({ initialValues: INITIAL, check, onSubmit: onSend, problemOf: limitProblem });
 *   return (
 *     <FieldForm form={form} action={SIGN_UP_PATH}>
 *       <TextField {...form.field('name')} label={t('sign_up.name')} />
 *       <EmailField {...form.field('email')} label={t('sign_up.email')} />
 *       <ActionProblem>{form.problem && <p>{t(`sign_up.${form.problem}`)}</p>}</ActionProblem>
 *       <Button type="submit" loading={form.isSubmitting}>{t('sign_up.send')}</Button>
 *     </FieldForm>
 *   );
 * }
 * ```
 */
export function useForm<Values extends object, Problem extends string | object = never>(
  options: FormOptions<Values, Problem>,
): Form<Values, Problem> {
  const { initialValues, check, onSubmit, onChange, draft, summaryName } = options;
  const say = useFieldWords();
  const { problemOf, under, textOf = say, initialErrors = {} } = options;
  const id = useId();
  const fieldId = (name: string) => `${id}-${name}`;
  const [attempt, setAttempt] = useState(isEmpty(initialErrors) ? 0 : 1);
  /** The last submission was not valid: the errors follow every change. */
  const [isChecked, setChecked] = useState(false);
  /** The server's errors, each until its field is changed. */
  const [refused, setRefused] = useState<FieldErrors<Values>>(initialErrors);
  const [problem, setProblem] = useState(options.initialProblem ?? null);
  const isTouched = useRef(false);
  const formik = useFormik<Values>({
    initialValues,
    validate: check,
    validateOnBlur: false,
    // What is wrong is found while rendering, since a check may depend on more than the values.
    validateOnChange: false,
    async onSubmit(values) {
      setChecked(false);
      try {
        const errors = (await onSubmit(values)) ?? {};
        if (isEmpty(errors)) draft?.remove();
        else refuse(errors);
      } catch (error) {
        const errors = refusedFields(error, values, under);
        if (!isEmpty(errors)) return refuse(errors);
        if (!problemOf) throw error;
        setProblem(problemOf(error));
      }
    },
  });
  const names = Object.keys(initialValues).filter((name): name is keyof Values & string =>
    Object.hasOwn(initialValues, name),
  );

  const readDraft = useEffectEvent(async () => {
    const kept = await draft?.read(initialValues);
    if (kept && !isTouched.current) change(kept);
  });
  useEffect(() => void readDraft(), []);

  const found: FieldErrors<Values> = isChecked ? check(formik.values) : {};

  const idOf = (name: keyof Values & string) => found[name] ?? refused[name];
  function errorOf(name: keyof Values & string): string | undefined {
    const id = idOf(name);
    return id === undefined ? undefined : textOf(id);
  }

  function refuse(errors: FieldErrors<Values>): void {
    setRefused(errors);
    // The focus moves to the errors again
    setAttempt((count) => count + 1);
  }

  function change(some: Partial<Values>): void {
    const values = { ...formik.values, ...some };
    isTouched.current = true;
    setRefused((before) => withoutThose(before, some));
    // Valid again: what is wrong from here on is said when it is submitted, not while it is typed
    if (isChecked && isEmpty(check(values))) setChecked(false);
    onChange?.(values);
    draft?.keep(values);
    for (const name in some) void formik.setFieldValue(name, some[name]);
  }

  return {
    values: formik.values,
    isSubmitting: formik.isSubmitting,
    problem,
    handleSubmit(event) {
      // A submission while another is in progress changes nothing.
      if (formik.isSubmitting) return event.preventDefault();
      setChecked(true);
      setRefused({});
      setProblem(null);
      setAttempt((count) => count + 1);
      formik.handleSubmit(event);
    },
    change,
    discard: () => draft?.remove(),
    field: (name) => ({
      id: fieldId(name),
      name,
      value: formik.values[name],
      error: errorOf(name),
      onValueChange(value) {
        const changed: Partial<Values> = {};
        changed[name] = value;
        change(changed);
      },
    }),
    asked: names.filter((name) => idOf(name) === PERSONAL_NUMBER),
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

function withoutThose<Values>(
  errors: FieldErrors<Values>,
  values: Partial<Values>,
): FieldErrors<Values> {
  const left = { ...errors };
  for (const name in values) delete left[name];
  return left;
}

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;
