'use client';

import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import type { AnswerOption } from '../internal/option';
import { type RadioQuestionProps, RadioRows } from '../internal/RadioRows';
import styles from './RadioCards.module.css';

/** An answer on a card. */
export interface RadioCard<Id extends string = string> extends AnswerOption<Id> {
  /** A decorative icon at the end of the card. */
  icon?: IconElement;
}

/** Props of {@link RadioCards}; the rest goes to the `fieldset`. */
export interface RadioCardsProps<Value extends string = string>
  extends RadioQuestionProps<RadioCard<Value>, Value> {
  /** The answers, in order. */
  options: readonly RadioCard<Value>[];
  /** Cards in a row when there is space. Default 1. */
  columns?: 1 | 2 | 3;
}

/** A question with one of a few answers, each with space for an explanation. */
export function RadioCards<Value extends string = string>(props: RadioCardsProps<Value>) {
  const { columns = 1, ...question } = props;
  return (
    <RadioRows<RadioCard<Value>, Value>
      {...question}
      rowsClassName={cx(styles.cards, styles[`columns${columns}`])}
      rowClassName={styles.card}
      renderLabel={({ label, hint, lang, icon }) => (
        <>
          <span className={styles.words}>
            <span className={styles.label} lang={lang}>
              {label}
            </span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
          {icon && <span className={styles.icon}>{icon}</span>}
        </>
      )}
    />
  );
}
