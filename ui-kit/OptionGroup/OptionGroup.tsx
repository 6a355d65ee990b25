'use client';

import { type ComponentProps, useState } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { FindOptions, Option } from '../internal/option';
import { groupState, toggled, withChosen } from '../internal/selection';
import { useControlled } from '../internal/useControlled';
import { useIds } from '../internal/useIds';
import { kitTexts } from '../KitProvider/readKit';
import styles from './OptionGroup.module.css';
import { OptionRow } from './OptionRow';
import { visibleOptions } from './visibleOptions';

/** The texts of {@link OptionGroup}. */
export interface OptionGroupLabels {
  /** "Visa 8 till" */
  showMore: (hidden: number) => string;
  /** "Visa färre" */
  showLess: string;
  /** Label of the search within: "Sök bland yrken". */
  search: string;
  /** "Inget yrke passar ”xyz”." */
  noMatches: (query: string) => string;
  /** Announced while searching: "3 träffar". */
  matches: (count: number) => string;
  /** A count in words: "12 uppdrag". */
  count: (count: number) => string;
}

/** Props of {@link OptionGroup}; the rest goes to the `fieldset`. */
export interface OptionGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Name of the group, and of its own check box when it has one. */
  label: string;
  /** The options, in order. */
  options: readonly Option<Value>[];
  /** Chosen ids; ids of other groups may be among them and are kept. */
  value?: readonly Value[];
  /** The ids that are chosen at the start, when the component holds them. Default none. */
  defaultValue?: readonly Value[];
  /** Called with the ids that are chosen, after each change. */
  onValueChange?: (value: Value[]) => void;
  /** True: a check box for all members. False: a plain heading. Default true. */
  selectsAll?: boolean;
  /** The heading is only for screen readers; for a single group under a section's own heading. */
  labelHidden?: boolean;
  /** Options shown before "show more". Default 6. */
  limit?: number;
  /** A search is shown from this many options. Default 15. */
  searchFrom?: number;
  /**
   * Finds the options that a typed text means, the best first. Left out, those whose label has the
   * text, in their order.
   */
  findOptions?: FindOptions | undefined;
  /** Called when the search within gets the focus. */
  onSearchFocus?: (() => void) | undefined;
  /** Its texts. Default: the KitProvider's. */
  labels?: OptionGroupLabels;
}

/** Related check boxes, with their counts, a search within and a box for them all. */
export function OptionGroup<Value extends string = string>(props: OptionGroupProps<Value>) {
  const {
    label,
    options,
    value,
    defaultValue = [],
    onValueChange,
    labels = kitTexts().optionGroup.labels,
    ...own
  } = props;
  const { selectsAll = true, labelHidden = false, limit = 6, searchFrom = 15, ...root } = own;
  const { className, findOptions, onSearchFocus, ...rest } = root;
  const [chosen, setChosen] = useControlled<readonly Value[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const [query, setQuery] = useState('');
  // A choice behind "show more" would be a hidden filter.
  const [expanded, setExpanded] = useState(() =>
    options.slice(limit).some(({ id }) => chosen.includes(id)),
  );
  const ids = useIds('list');
  const members = options.map(({ id }) => id);
  const state = groupState(members, chosen);
  const { shown, hidden } = visibleOptions(options, { query, expanded, limit, findOptions });
  const searching = query.trim() !== '';
  const canFold = !searching && options.length > limit + 1;

  return (
    <fieldset {...rest} className={cx(styles.root, className)}>
      <legend className={selectsAll || labelHidden ? 'vk-visually-hidden' : styles.legend}>
        {label}
      </legend>
      {selectsAll && (
        <OptionRow
          heading
          label={label}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={() => setChosen(withChosen(chosen, members, state !== 'all'))}
        />
      )}
      {options.length >= searchFrom && (
        <span className={styles.search}>
          <Icon name="search" size="small" />
          <input
            type="search"
            aria-label={labels.search}
            placeholder={labels.search}
            value={query}
            enterKeyHint="done"
            onFocus={onSearchFocus}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              // It narrows only its own list; the form around it is not submitted.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </span>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without bullets. */}
      <ul role="list" id={ids.list} className={cx(styles.list, selectsAll && styles.members)}>
        {shown.map(({ id, label: name, count, disabled }) => (
          <li key={id}>
            <OptionRow
              label={name}
              count={count}
              countLabel={count === undefined ? undefined : labels.count(count)}
              checked={chosen.includes(id)}
              disabled={disabled}
              onChange={() => setChosen(toggled(chosen, id))}
            />
          </li>
        ))}
      </ul>
      {searching && shown.length === 0 && (
        <p className={styles.noMatches}>{labels.noMatches(query.trim())}</p>
      )}
      {canFold && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={expanded}
          aria-controls={ids.list}
          onClick={() => setExpanded(!expanded)}
        >
          <span>{expanded ? labels.showLess : labels.showMore(hidden)}</span>
          <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size="small" />
        </button>
      )}
      <span className="vk-visually-hidden" role="status">
        {searching ? labels.matches(shown.length) : ''}
      </span>
    </fieldset>
  );
}
