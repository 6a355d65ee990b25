import { FieldGroup } from '@vikari/ui-kit/Field';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { useState } from 'react';
import { useWords } from '../../../i18n/intl';
import styles from './MonthField.module.css';

const FIRST_YEAR = 1950;
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

export interface MonthFieldProps {
  label: string;
  error: string | undefined;
  /** `YYYY-MM`; '' until both parts are chosen. */
  value: string;
  onValueChange: (value: string) => void;
  /** `YYYY-MM-DD`: the last year is this one. */
  today: string;
  id: string;
  /** Of what a plain form posts: its parts are `fromMonth` and `fromYear`. */
  name?: string;
  /** Whether a plain form is invalid without it. Default false. */
  required?: boolean;
  /** Its parts, and what an empty one says. */
  words: { month: string; year: string; choose: string };
}

/** A month of a year, chosen from two lists. */
export function MonthField(props: MonthFieldProps) {
  const { label, error, value, onValueChange, today, id, words, name, required } = props;
  const { intl } = useWords();
  // One part without the other is not a value yet; a whole one may come later, from a draft
  const [chosen, setChosen] = useState({ year: '', month: '' });
  const parts = value === '' ? chosen : { year: value.slice(0, 4), month: value.slice(5, 7) };
  const lastYear = Number(today.slice(0, 4));
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, at) => String(lastYear - at));

  function change(next: { year: string; month: string }) {
    setChosen(next);
    onValueChange(next.year && next.month ? `${next.year}-${next.month}` : '');
  }

  return (
    <FieldGroup label={label} error={error}>
      <div className={styles.months}>
        <SelectField
          id={id}
          name={name && `${name}Month`}
          required={required}
          label={words.month}
          placeholder={words.choose}
          value={parts.month}
          onValueChange={(month) => change({ ...parts, month })}
          groups={[
            {
              label: '',
              options: MONTHS.map((month) => ({
                id: month,
                label: intl.formatDate(`2026-${month}-15T12:00:00Z`, { month: 'long' }),
              })),
            },
          ]}
        />
        <SelectField
          name={name && `${name}Year`}
          required={required}
          label={words.year}
          placeholder={words.choose}
          value={parts.year}
          onValueChange={(year) => change({ ...parts, year })}
          groups={[{ label: '', options: years.map((year) => ({ id: year, label: year })) }]}
        />
      </div>
    </FieldGroup>
  );
}
