import type { HTMLAttributes, Key } from 'react';
import { Icon } from '../Icon';
import { useIds } from '../internal/useIds';
import { type GroupedOption, sections } from './groupedOptions';
import styles from './MultiSelect.module.css';

interface MultiSelectListProps {
  /** The options that match, in their order. */
  options: readonly GroupedOption[];
  chosen: readonly string[];
  listbox: HTMLAttributes<HTMLUListElement>;
  optionProps: (place: {
    option: GroupedOption;
    index: number;
  }) => HTMLAttributes<HTMLLIElement> & { key: Key };
  noMatches: string;
}

/** The open list, under its headings. */
export function MultiSelectList(props: MultiSelectListProps) {
  const { options, chosen, listbox, optionProps, noMatches } = props;
  const ids = useIds('group');

  function row(option: GroupedOption, index: number) {
    const { key, ...attributes } = optionProps({ option, index });
    return (
      <li key={key} {...attributes} className={styles.option}>
        <span className={styles.mark} aria-hidden="true">
          {chosen.includes(option.id) && <Icon name="check" size="small" />}
        </span>
        <span className={styles.name}>{option.label}</span>
        {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
      </li>
    );
  }

  if (options.length === 0) return <p className={styles.empty}>{noMatches}</p>;
  return (
    <ul {...listbox} className={styles.list}>
      {sections(options).map(({ label, index, options: members }) =>
        label === '' ? (
          members.map((option, at) => row(option, index + at))
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box.
          <li key={label} role="group" aria-labelledby={`${ids.group}${index}`}>
            <div id={`${ids.group}${index}`} className={styles.heading}>
              {label}
            </div>
            <ul role="presentation" className={styles.members}>
              {members.map((option, at) => row(option, index + at))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}
