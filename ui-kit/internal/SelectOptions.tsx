import type { AnswerOption, AnswerSet } from './option';

function toOption({ id, label, lang, disabled }: AnswerOption) {
  return (
    <option key={id} value={id} lang={lang} disabled={disabled}>
      {label}
    </option>
  );
}

/** The options of a `select`, under their headings. */
export function SelectOptions({ groups }: { groups: readonly AnswerSet[] }) {
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
