import { ErrorSummary, type ErrorSummaryProps } from '@vikari/ui-kit/ErrorSummary';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../i18n/intl';
import { useHydrated } from '../useHydrated';
import { FieldsNumberQuestion } from './number/FieldsNumberQuestion';
import { PostForm, type PostFormProps } from './PostForm';
import { typedEarly } from './typedEarly';
import type { Form } from './useForm';

export interface FieldFormProps<Values extends object>
  extends Omit<PostFormProps, 'onPost' | 'onSubmit' | 'noValidate' | 'ref'> {
  form: Form<Values>;
  ref?: RefObject<HTMLFormElement | null>;
  /**
   * The title of the summary of the errors, which takes the focus; false where only one field can be
   * wrong: then that field takes it.
   */
  summary?: string | false;
  /** The level of the summary's heading. Default 2. */
  summaryLevel?: ErrorSummaryProps['headingLevel'];
  /** Without a script the browser says what is missing, before anything is lost. */
  nativeCheck?: boolean;
  /**
   * Takes over what was typed before hydration. A page does that for its fields too, but later: this
   * is for fields that look different after hydration, or are hydrated after the page.
   */
  takesTyped?: boolean;
  /** The same, and called with what was typed. */
  onTypedEarly?: (typed: Partial<Values>) => void;
}

/** The element of a form that `useForm` runs: its errors on top, and its fields. */
export function FieldForm<Values extends object>(props: FieldFormProps<Values>) {
  const { form, summary, summaryLevel, nativeCheck = false, ...more } = props;
  const { onTypedEarly, takesTyped = onTypedEarly !== undefined, ...rest } = more;
  const { t } = useWords();
  const own = useRef<HTMLFormElement>(null);
  const { ref = own, children, ...element } = rest;
  const { errors, attempt } = form.summary;
  const hydrated = useHydrated();

  const adopt = useEffectEvent(() => {
    if (!takesTyped || !ref.current) return;
    const typed = typedEarly(new FormData(ref.current), form.values);
    if (Object.keys(typed).length === 0) return;
    onTypedEarly?.(typed);
    form.change(typed);
  });
  // Before the next render, which would reset the fields.
  useLayoutEffect(() => adopt(), []);

  const focusFirst = useEffectEvent(() => {
    const [first] = errors;
    if (summary === false && first) focusField(first.fieldId);
  });
  useEffect(() => {
    if (attempt > 0) focusFirst();
  }, [attempt]);

  // Without a script its button sends the form, and must not be the first that does
  const asksOnTop = hydrated && summary !== false;
  const question = <FieldsNumberQuestion form={form} onSend={() => ref.current?.requestSubmit()} />;

  return (
    <PostForm
      {...element}
      ref={ref}
      noValidate={hydrated || !nativeCheck}
      onSubmit={form.handleSubmit}
    >
      {summary !== false && (
        <ErrorSummary
          title={summary ?? t('forms.summary.title')}
          items={errors}
          attempt={attempt}
          {...(summaryLevel && { headingLevel: summaryLevel })}
        />
      )}
      {asksOnTop && question}
      {children}
      {!asksOnTop && question}
    </PostForm>
  );
}

/** Focuses a field's control; of a group, its first. */
function focusField(id: string): void {
  const field = document.getElementById(id);
  const controls = 'input, select, textarea, button';
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
}
