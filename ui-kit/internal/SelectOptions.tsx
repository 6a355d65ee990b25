import type { Option, OptionSet } from './option';

function toOption({ id, label, disabled }: Option) {
  return (
    <option key={id} value={id} disabled={disabled}>
      {label}
    </option>
  );
}

/** The options of a `select`, under their headings. */
export function SelectOptions({ groups }: { groups: readonly OptionSet[] }) {
  return groups.map(({ label, options }) =>
    label === '' ? (
      options.map(toOption)
    ) : (
      <optgroup key={label} label={label}>
        {options.map(toOption)}
      </optgroup>
    ),
  );
}
