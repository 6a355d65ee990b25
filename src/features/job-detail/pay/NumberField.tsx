import {
  NumberField as KitNumberField,
  type NumberFieldProps as KitNumberFieldProps,
  readNumber as readTyped,
} from '@vikari/ui-kit/NumberField';
import { useWords } from '../../../i18n/intl';
import { type NumberRule, readNumber } from './calculatorInput';

export interface NumberFieldProps
  extends Pick<KitNumberFieldProps, 'label' | 'hint' | 'maxLength' | 'unit'> {
  /** What is typed. */
  value: string;
  onValueChange: (text: string) => void;
  rule: NumberRule;
  /** An empty field is valid. */
  mayBeEmpty?: boolean;
}

/** A number of the pay section; its error is shown at the field. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValueChange, rule, mayBeEmpty = false, ...rest } = props;
  const { t, intl } = useWords();
  const { problem } = readNumber(value, rule);
  const isLeftEmpty = mayBeEmpty && value.trim() === '';
  return (
    <KitNumberField
      {...rest}
      locale={intl.locale}
      min={rule.min}
      max={rule.max}
      value={readTyped(value, intl.locale)}
      onValueChange={(_value, text) => onValueChange(text)}
      error={
        problem === null || isLeftEmpty
          ? undefined
          : t(`pay.problem.${problem}`, { min: rule.min, max: rule.max })
      }
    />
  );
}
