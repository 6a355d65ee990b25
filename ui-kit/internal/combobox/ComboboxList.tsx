import type { HTMLAttributes, Key } from 'react';
import { cx } from '../cx';
import type { Option } from '../option';
import list from './list.module.css';

interface ComboboxListProps {
  options: readonly Option[];
  listbox: HTMLAttributes<HTMLElement>;
  optionProps: (place: {
    option: Option;
    index: number;
  }) => HTMLAttributes<HTMLElement> & { key: Key };
  /** In the place of the list when it is empty. */
  nothing: string;
  /** What an option's number means; without it the number stands alone. */
  countLabel?: ((count: number) => string) | undefined;
  className?: string | undefined;
}

/** The open list: a line for each option, what it belongs to below it, its number at the end. */
export function ComboboxList(props: ComboboxListProps) {
  const { options, listbox, optionProps, nothing, countLabel, className } = props;
  if (options.length === 0) return <p className={cx(list.empty, className)}>{nothing}</p>;
  return (
    <div {...listbox} className={cx(list.popup, className)}>
      {options.map((option, index) => {
        const { key, ...attributes } = optionProps({ option, index });
        return (
          <div key={key} {...attributes} className={list.option}>
            <span className={list.name}>
              <span>{option.label}</span>
              {/* The space is for the option's name: the hint is drawn on a line of its own */}
              {option.hint && <span className={list.hint}>{` ${option.hint}`}</span>}
            </span>
            {option.count !== undefined && (
              <span className={list.count}>
                <span aria-hidden={countLabel && true}>{option.count}</span>
                {countLabel && (
                  <span className="vk-visually-hidden">{`, ${countLabel(option.count)}`}</span>
                )}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
