import type { HTMLAttributes, Key } from 'react';
import { cx } from '../internal/cx';
import type { Option } from '../internal/option';
import list from '../MultiSelect/MultiSelect.module.css';
import styles from './FilterBarCombobox.module.css';

interface ComboboxListProps {
  options: readonly Option[];
  listbox: HTMLAttributes<HTMLElement>;
  optionProps: (place: {
    option: Option;
    index: number;
  }) => HTMLAttributes<HTMLElement> & { key: Key };
  /** In the place of the list when it is empty. */
  nothing: string;
  countLabel: (count: number) => string;
}

/** The open list: a line for each option, what it belongs to below it, its number at the end. */
export function ComboboxList(props: ComboboxListProps) {
  const { options, listbox, optionProps, nothing, countLabel } = props;
  if (options.length === 0) return <p className={cx(list.empty, styles.popup)}>{nothing}</p>;
  return (
    <div {...listbox} className={cx(list.list, styles.popup)}>
      {options.map((option, index) => {
        const { key, ...attributes } = optionProps({ option, index });
        return (
          <div key={key} {...attributes} className={list.option}>
            <span className={list.name}>
              <span>{option.label}</span>
              {/* The space is for the option's name: the hint is drawn on a line of its own */}
              {option.hint && <span className={styles.hint}>{` ${option.hint}`}</span>}
            </span>
            {option.count !== undefined && (
              <span className={list.count}>
                <span aria-hidden="true">{option.count}</span>
                <span className="vk-visually-hidden">{`, ${countLabel(option.count)}`}</span>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
