import { TextField, type TextFieldProps } from '@vikari/ui-kit/TextField';
import { useWords } from '../../../i18n/intl';
import { type NumberRule, readNumber } from './calculatorInput';

export interface NumberFieldProps extends Omit<TextFieldProps, 'error' | 'value'> {
  value: string;
  rule: NumberRule;
  /** An empty field is valid. */
  mayBeEmpty?: boolean;
}

/** A number that is typed as text; its error is shown at the field. */
export function NumberField({ value, rule, mayBeEmpty = false, ...rest }: NumberFieldProps) {
  const { t } = useWords();
  const { problem } = readNumber(value, rule);
  const isLeftEmpty = mayBeEmpty && value.trim() === '';
  return (
    <TextField
      inputMode={rule.whole ? 'numeric' : 'decimal'}
      value={value}
      error={
        problem === null || isLeftEmpty
          ? undefined
          : t(`pay.problem.${problem}`, { min: rule.min, max: rule.max })
      }
      {...rest}
    />
  );
}
