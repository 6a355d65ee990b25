'use client';

import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Field, type FieldTextProps } from '../Field';
import { Icon } from '../Icon';
import { ComboboxList } from '../internal/combobox/ComboboxList';
import entry from '../internal/combobox/entry.module.css';
import { FailedLookUp } from '../internal/combobox/FailedLookUp';
import { useOneOption } from '../internal/combobox/useOneOption';
import { cx } from '../internal/cx';
import { FormValues } from '../internal/FormValues';
import { matches } from '../internal/fold';
import input from '../internal/input.module.css';
import { mergeRefs } from '../internal/mergeRefs';
import type { OpenProps } from '../internal/openProps';
import type { FindOptions, Option } from '../internal/option';
import { useControlled } from '../internal/useControlled';
import { useIds } from '../internal/useIds';
import { kitTexts } from '../KitProvider/readKit';
import styles from './Autocomplete.module.css';
import { type LoadOptions, useLoadedOptions } from './useLoadedOptions';

/** The texts of {@link Autocomplete}. */
export interface AutocompleteLabels {
  /** The button that removes the choice: "Rensa". */
  clear: string;
  /** Name of the list: "Förslag". */
  list: string;
  /** What to do when nothing matches: "Inget passar ”xyz”. Prova ett kortare ord." */
  noMatches: (query: string) => string;
  /** While the options are looked up: "Söker…" */
  busy: string;
  /** They could not be looked up: "Förslagen kunde inte hämtas." */
  failed: string;
  /** The button that looks them up again: "Försök igen". */
  retry: string;
  /** Announced while typing: "3 förslag". */
  matches: (count: number) => string;
  /** What an option's number means, for a screen reader: "412 uppdrag". */
  count?: (count: number) => string;
}

/** Props of {@link Autocomplete}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface AutocompleteProps
  extends FieldTextProps,
    OpenProps,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'value' | 'defaultValue' | 'onChange'> {
  /** The options, when they are known. They are matched by the beginnings of their words. */
  options?: readonly Option[];
  /** Finds the options that a text means, where their names alone do not say it. */
  findOptions?: FindOptions;
  /**
   * Looks up the options of a text, '' when the list is opened, in place of `options`. It is called
   * when typing rests; answers that come too late are dropped.
   */
  loadOptions?: LoadOptions;
  /** Milliseconds without a key before a text is looked up. Default 250. */
  delay?: number;
  /** The chosen option; null for none. */
  value?: Option | null;
  /** The option that is chosen at the start, when the field holds it. Default null: none. */
  defaultValue?: Option | null;
  /** Called with the option that is chosen, and with null when the choice is removed. */
  onValueChange?: (value: Option | null) => void;
  /** A text that is none of the options is a value too: its id is ''. Default false. */
  freeText?: boolean;
  /** The field was left with a text that no option matches, which is then gone. */
  onUnmatched?: (text: string) => void;
  /** Its texts. Default: the KitProvider's. */
  labels?: AutocompleteLabels;
}

/** One choice of many by typing; the options are there, or looked up. */
export function Autocomplete(props: AutocompleteProps) {
  const { label, hint, error, optional, labelHidden, className, id: ownId, ref, ...own } = props;
  const { slotProps, options = [], findOptions, loadOptions, delay = 250, ...given } = own;
  const { labels = kitTexts().autocomplete.labels, ...more } = given;
  const {
    value,
    defaultValue = null,
    onValueChange,
    freeText = false,
    onUnmatched,
    ...control
  } = more;
  const { open, defaultOpen, onOpenChange, ...others } = control;
  const { name, required, disabled, readOnly, ...rest } = others;
  const ids = useIds('control');
  const id = ownId ?? ids.control;
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const query = text.trim();
  const loaded = useLoadedOptions({ load: loadOptions, query, isWanted, delay });
  const found = findOptions
    ? findOptions(options, query)
    : options.filter((option) => matches(option.label, query));
  const shown = loadOptions ? loaded.options : found;
  const [current, setCurrent] = useControlled<Option | null>(value, defaultValue, onValueChange);
  const [initial] = useState(current);
  const one = useOneOption({
    id,
    value: current,
    onValueChange: setCurrent,
    options: shown,
    onType: setText,
    disabled,
    readOnly,
    freeText,
    open,
    defaultOpen,
    onOpenChange,
  });
  const { combobox, chosen, isUnmatched } = one;
  const { ref: inputRef, onBlur, onFocus, ...inputProps } = combobox.getInputProps();
  const isLoading = loaded.status === 'loading';
  const isFailed = loaded.status === 'failed' && isWanted;
  const isShown = combobox.popupOpen && !isFailed;
  const hasPopup = shown.length > 0 || isLoading || (query !== '' && !freeText);
  if (one.open && !isWanted) setWanted(true);

  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, slotProps }} controlId={id}>
      {(aria) => (
        <>
          <div
            {...combobox.getRootProps({ onKeyDown: one.handleKeyDown })}
            ref={one.root}
            className={styles.root}
          >
            <FormValues
              name={name}
              values={chosen === null ? [] : [chosen.id || chosen.label]}
              required={required}
              disabled={disabled}
              onReset={() => setCurrent(initial)}
              onMissing={() => box.current?.focus()}
            />
            <div ref={combobox.setAnchorEl} className={cx(input.input, styles.box)}>
              <input
                {...rest}
                {...inputProps}
                {...aria}
                aria-describedby={
                  cx(aria['aria-describedby'], rest['aria-describedby']) || undefined
                }
                onFocus={(event) => {
                  rest.onFocus?.(event);
                  onFocus?.(event);
                }}
                onBlur={(event) => {
                  rest.onBlur?.(event);
                  if (isUnmatched && !isLoading) onUnmatched?.(one.typed);
                  onBlur?.(event);
                }}
                ref={mergeRefs(inputRef, box, ref)}
                disabled={disabled}
                readOnly={readOnly}
                aria-required={required}
                aria-busy={isLoading && isShown ? true : undefined}
                className={styles.text}
                enterKeyHint="done"
              />
              {chosen !== null && one.typed === '' && !disabled && !readOnly ? (
                <button
                  type="button"
                  className={entry.clear}
                  aria-label={labels.clear}
                  onClick={() => {
                    setCurrent(null);
                    one.type('');
                    box.current?.focus();
                  }}
                >
                  <Icon name="close" size="small" />
                </button>
              ) : (
                <Icon name="chevron-down" size="small" className={entry.chevron} />
              )}
            </div>
            {isShown && hasPopup && (
              <ComboboxList
                options={combobox.groupedOptions as readonly Option[]}
                // MUI names it by the field's label, which it would say twice
                listbox={{
                  ...combobox.getListboxProps(),
                  'aria-labelledby': undefined,
                  'aria-label': labels.list,
                }}
                optionProps={combobox.getOptionProps}
                nothing={isLoading ? labels.busy : labels.noMatches(query)}
                countLabel={labels.count}
              />
            )}
            <span className="vk-visually-hidden" role="status">
              {one.open && query !== '' && loaded.status === 'ready'
                ? said(shown.length, query, labels, freeText)
                : ''}
            </span>
          </div>
          <FailedLookUp
            isFailed={isFailed}
            labels={labels}
            onRetry={() => {
              loaded.retry();
              box.current?.focus();
              if (!one.open) one.setOpen(true);
            }}
          />
        </>
      )}
    </Field>
  );
}

function said(count: number, query: string, labels: AutocompleteLabels, freeText: boolean): string {
  if (count > 0) return labels.matches(count);
  return freeText ? '' : labels.noMatches(query);
}
