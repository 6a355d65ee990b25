import { RATES, WORDS } from '../../page/data';

interface NumberFieldsProps {
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/** The two number fields of a peer's slider: native ones, which cost the least. */
export function NumberFields({ value, onChange }: NumberFieldsProps) {
  return ([WORDS.rate.min, WORDS.rate.max] as const).map((label, at) => (
    <label key={label}>
      {label}
      <input
        type="number"
        min={RATES.min}
        max={RATES.max}
        step={RATES.step}
        value={value[at]}
        onChange={({ target }) => onChange(value.with(at, target.valueAsNumber))}
      />
      {WORDS.rate.unit}
    </label>
  ));
}
