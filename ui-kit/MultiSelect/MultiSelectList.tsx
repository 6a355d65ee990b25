'use client';

import type { HTMLAttributes, Key } from 'react';
import { Icon } from '../Icon';
import { useIds } from '../internal/useIds';
import { type GroupedOption, sections } from './groupedOptions';
import styles from './MultiSelect.module.css';

interface MultiSelectListProps<Value extends string> {
  /** The matching options, in order. */
  options: readonly GroupedOption<Value>[];
  chosen: readonly string[];
  listbox: HTMLAttributes<HTMLElement>;
  optionProps: (place: {
    option: GroupedOption<Value>;
    index: number;
  }) => HTMLAttributes<HTMLElement> & { key: Key };
  noMatches: string;
}

/** The open list, under its headings. */
export function MultiSelectList<Value extends string>(props: MultiSelectListProps<Value>) {
  const { options, chosen, listbox, optionProps, noMatches } = props;
  const ids = useIds('group');

  function row(option: GroupedOption<Value>, index: number) {
    const { key, ...attributes } = optionProps({ option, index });
    return (
      <div key={key} {...attributes} className={styles.option}>
        <span className={styles.mark} aria-hidden="true">
          {chosen.includes(option.id) && <Icon name="check" size="small" />}
        </span>
        <span className={styles.name}>{option.label}</span>
        {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
      </div>
    );
  }

  if (options.length === 0) return <p className={styles.empty}>{noMatches}</p>;
  return (
    <div {...listbox} className={styles.list}>
      {sections(options).map(({ label, index, options: members }) =>
        label === '' ? (
          members.map((option, at) => row(option, index + at))
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box.
          <div key={label} role="group" aria-labelledby={`${ids.group}${index}`}>
            <div id={`${ids.group}${index}`} className={styles.heading}>
              {label}
            </div>
            {members.map((option, at) => row(option, index + at))}
          </div>
        ),
      )}
    </div>
  );
}
