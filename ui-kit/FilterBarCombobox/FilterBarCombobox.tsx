'use client';

import type { ComponentPropsWithRef } from 'react';
import bar from '../FilterBar/FilterBar.module.css';
import type { FilterBarFieldProps } from '../FilterBar/FilterBarField';
import { Icon } from '../Icon';
import { ComboboxList } from '../internal/combobox/ComboboxList';
import entry from '../internal/combobox/entry.module.css';
import { useOneOption } from '../internal/combobox/useOneOption';
import { cx } from '../internal/cx';
import { mergeRefs } from '../internal/mergeRefs';
import type { OpenProps } from '../internal/openProps';
import type { Option } from '../internal/option';
import { useControlled } from '../internal/useControlled';
import { useIds } from '../internal/useIds';
import { kitTexts } from '../KitProvider/readKit';
import styles from './FilterBarCombobox.module.css';

/** The texts of {@link FilterBarCombobox}. */
export interface FilterBarComboboxLabels {
  /** The button that removes the choice: "Rensa Yrke". */
  clear: string;
  /** Name of the list: "Yrken". */
  list: string;
  /** Only after something was typed: "Inget passar ”xyz”" */
  noMatches: (query: string) => string;
  /** While the options are looked up: "Söker…" */
  busy: string;
  /** Announced while typing: "3 förslag". */
  matches: (count: number) => string;
  /** What an option's number means, for a screen reader: "412 uppdrag". */
  count: (count: number) => string;
}

/** Props of {@link FilterBarCombobox}; the rest, and `ref`, go to the `input`, `className` to the box. */
export interface FilterBarComboboxProps
  extends FilterBarFieldProps,
    OpenProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'children' | 'value' | 'defaultValue' | 'onChange' | 'width'
    > {
  /** The chosen option, when its owner holds it; null for none. */
  value?: Option | null;
  /** The option that is chosen at the start, when the field holds it. Default null: none. */
  defaultValue?: Option | null;
  /** Called with the option that is chosen, and with null when the choice is removed. */
  onValueChange?: (value: Option | null) => void;
  /** What matches the typed text, the best first: the field does not filter. */
  options: readonly Option[];
  /** The text that is being typed; '' when it is what was chosen. */
  onType: (text: string) => void;
  /** The options are not those of the typed text yet. */
  busy?: boolean;
  /** The field was left with a text that no option matches. */
  onUnmatched?: (text: string) => void;
  /** Its texts. Default: the KitProvider's. */
  labels?: FilterBarComboboxLabels;
}

/** One choice of many by typing, in the box of the native select that it takes the place of. */
export function FilterBarCombobox(props: FilterBarComboboxProps) {
  const { label, width = 'normal', className, id: ownId, ref, ...own } = props;
  const {
    value,
    defaultValue = null,
    onValueChange,
    options,
    onType,
    busy = false,
    onUnmatched,
    labels = kitTexts().filterBarCombobox.labels,
    ...others
  } = own;
  const { open: ownersOpen, defaultOpen, onOpenChange, ...rest } = others;
  const ids = useIds('control');
  const id = ownId ?? ids.control;
  const { disabled } = rest;
  const [held, setHeld] = useControlled(value, defaultValue, onValueChange);
  const choice = { value: held, onValueChange: setHeld };
  const opening = { open: ownersOpen, defaultOpen, onOpenChange };
  const one = useOneOption({ id, ...choice, ...opening, options, onType, disabled });
  const { combobox, root, open, chosen, typed, query, type, isUnmatched } = one;
  const { ref: inputRef, onBlur, onFocus, ...inputProps } = combobox.getInputProps();

  return (
    <div
      {...combobox.getRootProps({ onKeyDown: one.handleKeyDown })}
      ref={root}
      className={cx(bar.field, width === 'wide' && bar.wide, className)}
    >
      <label htmlFor={id} className={bar.label}>
        {label}
      </label>
      <input
        {...rest}
        {...inputProps}
        onFocus={(event) => {
          rest.onFocus?.(event);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          if (isUnmatched) onUnmatched?.(typed);
          onBlur?.(event);
        }}
        ref={mergeRefs(inputRef, ref)}
        className={cx(bar.value, styles.text)}
        enterKeyHint="done"
      />
      {chosen !== null && typed === '' ? (
        <button
          type="button"
          className={entry.clear}
          aria-label={labels.clear}
          onClick={() => {
            setHeld(null);
            type('');
          }}
        >
          <Icon name="close" size="small" />
        </button>
      ) : (
        <Icon name="chevron-down" size="small" className={bar.chevron} />
      )}
      {combobox.popupOpen && (options.length > 0 || busy || query !== '') && (
        <ComboboxList
          options={combobox.groupedOptions}
          listbox={{ ...combobox.getListboxProps(), 'aria-label': labels.list }}
          optionProps={combobox.getOptionProps}
          nothing={busy ? labels.busy : labels.noMatches(query)}
          countLabel={labels.count}
          className={styles.popup}
        />
      )}
      <span className="vk-visually-hidden" role="status">
        {open && query !== '' && !busy ? said(options.length, query, labels) : ''}
      </span>
    </div>
  );
}

const said = (count: number, query: string, labels: FilterBarComboboxLabels): string =>
  count === 0 ? labels.noMatches(query) : labels.matches(count);
