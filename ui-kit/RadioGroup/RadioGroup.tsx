'use client';

import type { AnswerOption } from '../internal/option';
import { type RadioQuestionProps, RadioRows } from '../internal/RadioRows';
import styles from './RadioGroup.module.css';

/** Props of {@link RadioGroup}; the rest goes to the `fieldset`. */
export interface RadioGroupProps<Value extends string = string>
  extends RadioQuestionProps<AnswerOption<Value>, Value> {
  /** The answers, in order. */
  options: readonly AnswerOption<Value>[];
  /** One below the other, or beside each other where there is space. Default `column`. */
  direction?: 'column' | 'row';
  /** Whether a plain form is invalid without an answer. Default false. */
  required?: boolean;
}

/** A question with one of a few short answers. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { direction = 'column', ...question } = props;
  return (
    <RadioRows<AnswerOption<Value>, Value>
      {...question}
      rowsClassName={styles[direction]}
      renderLabel={({ label, hint, lang }) => (
        <span className={styles.words}>
          <span lang={lang}>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      )}
    />
  );
}
