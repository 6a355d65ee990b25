'use client';

import type { HTMLAttributes, Key } from 'react';
import { Icon } from '../Icon';
import list from '../internal/combobox/list.module.css';
import { useIds } from '../internal/useIds';
import { type GroupedOption, sections } from './groupedOptions';

interface MultiSelectListProps<Value extends string> {
  /** The matching options, in order. */
  options: readonly GroupedOption<Value>[];
  /** The options are in the order of a search: each is shown with its heading. */
  ranked: boolean;
  chosen: readonly string[];
  listbox: HTMLAttributes<HTMLElement>;
  optionProps: (place: {
    option: GroupedOption<Value>;
    index: number;
  }) => HTMLAttributes<HTMLElement> & { key: Key };
  noMatches: string;
}

/** A heading that says more than the option's own name. */
const hasHeading = ({ group, label }: GroupedOption): boolean => group !== '' && group !== label;

/** The open list, under its headings or in the order of a search. */
export function MultiSelectList<Value extends string>(props: MultiSelectListProps<Value>) {
  const { options, ranked, chosen, listbox, optionProps, noMatches } = props;
  const ids = useIds('group');

  function row(option: GroupedOption<Value>, index: number) {
    const { key, ...attributes } = optionProps({ option, index });
    return (
      <div key={key} {...attributes} className={list.option}>
        <span className={list.mark} aria-hidden="true">
          {chosen.includes(option.id) && <Icon name="check" size="small" />}
        </span>
        <span className={list.name}>
          <span>{option.label}</span>
          {/* The space is for the option's name: the heading is drawn on a line of its own */}
          {ranked && hasHeading(option) && <span className={list.hint}>{` ${option.group}`}</span>}
        </span>
        {option.count !== undefined && <span className={list.count}>{option.count}</span>}
      </div>
    );
  }

  if (options.length === 0) return <p className={list.empty}>{noMatches}</p>;
  return (
    <div {...listbox} className={list.popup}>
      {(ranked ? [{ label: '', index: 0, options }] : sections(options)).map(
        ({ label, index, options: members }) =>
          label === '' ? (
            members.map((option, at) => row(option, index + at))
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box.
            <div key={label} role="group" aria-labelledby={`${ids.group}${index}`}>
              <div id={`${ids.group}${index}`} className={list.heading}>
                {label}
              </div>
              {members.map((option, at) => row(option, index + at))}
            </div>
          ),
      )}
    </div>
  );
}
