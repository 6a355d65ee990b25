import { SliderField } from '@vikari/ui-kit/SliderField';
import { NUMBER_FIELDS, type NumberField } from '#domain/pay/calculator/calculatorFields';
import { wholeNumber } from '#domain/pay/calculator/calculatorForm';
import type { NumberProblem } from '#domain/pay/calculator/calculatorInputs';
import { useWords, type Words } from '../../i18n/intl';
import { kronorText } from '../../lib/pay/amountText';

export interface NumberInputProps {
  name: NumberField;
  value: string;
  problem: NumberProblem | undefined;
  onChange: (value: string) => void;
  /** Under the label. */
  hint?: string;
  className?: string | undefined;
}

const UNITS = { hours: 'hours', share: 'percent' } as const satisfies Partial<
  Record<NumberField, string>
>;

const unitOf = (name: NumberField) => (name in UNITS ? UNITS[name as 'hours'] : 'kronor');

function problemText(words: Words, name: NumberField, { kind, highest }: NumberProblem): string {
  const { t, intl } = words;
  const number = (value: number) =>
    unitOf(name) === 'kronor' ? kronorText(words, value) : intl.formatNumber(value);
  return t(`pay_calculator.problem.${kind}`, {
    highest: number(highest),
    example: intl.formatNumber(NUMBER_FIELDS[name].initial),
  });
}

/** One of the calculator's numbers, by field and slider. */
export function NumberInput({ name, value, problem, onChange, hint, className }: NumberInputProps) {
  const words = useWords();
  const { t, intl } = words;
  const { param, slider } = NUMBER_FIELDS[name];
  const unit = t(`pay_calculator.unit.${unitOf(name)}`);
  return (
    <SliderField
      className={className}
      name={param}
      label={t(`pay_calculator.field.${name}`)}
      hint={hint}
      error={problem && problemText(words, name, problem)}
      value={value}
      onValueChange={onChange}
      parse={wholeNumber}
      format={(number) => intl.formatNumber(number)}
      unit={unit}
      valueText={(number) => `${intl.formatNumber(number)} ${unit}`}
      scale={slider}
    />
  );
}
