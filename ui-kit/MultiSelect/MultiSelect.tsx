'use client';

import useAutocomplete from '@mui/material/useAutocomplete';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from 'react';
import { Field, type FieldTextProps } from '../Field';
import { Icon } from '../Icon';
import entry from '../internal/combobox/entry.module.css';
import { cx } from '../internal/cx';
import { FormValues } from '../internal/FormValues';
import { matches } from '../internal/fold';
import input from '../internal/input.module.css';
import { mergeRefs } from '../internal/mergeRefs';
import type { OpenProps } from '../internal/openProps';
import type { FindOptions, OptionSet } from '../internal/option';
import { useControlled } from '../internal/useControlled';
import { useIds } from '../internal/useIds';
import { useListRoom } from '../internal/useListRoom';
import { kitTexts } from '../KitProvider/readKit';
import { flatten, type GroupedOption, picked } from './groupedOptions';
import styles from './MultiSelect.module.css';
import { MultiSelectChips } from './MultiSelectChips';
import { MultiSelectList } from './MultiSelectList';
import { useStableOptions } from './useStableOptions';

/** The texts of {@link MultiSelect}. */
export interface MultiSelectLabels {
  /** In the empty box: "Sök eller välj". */
  placeholder: string;
  /** A chip's button: "Ta bort Malmö". */
  remove: (label: string) => string;
  /** Announced when a choice is taken back: "Malmö är borttaget". Left out, nothing is. */
  removed?: (label: string) => string;
  /** Only after something was typed: "Inget passar ”xyz”" */
  noMatches: (query: string) => string;
  /** Announced while searching: "3 träffar". */
  matches: (count: number) => string;
}

/** Props of {@link MultiSelect}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface MultiSelectProps<Value extends string = string>
  extends FieldTextProps,
    OpenProps,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'value' | 'defaultValue' | 'onChange'> {
  /** The options under their headings; a heading '' for options without one. */
  groups: readonly OptionSet<Value>[];
  /** Ids of the chosen options. */
  value?: readonly Value[];
  /** The ids that are chosen at the start, when the component holds them. Default none. */
  defaultValue?: readonly Value[];
  /** Called with the ids that are chosen, after each change. */
  onValueChange?: (value: Value[]) => void;
  /** In the form each chosen option is posted under it: `places=malmo&places=lulea`. */
  name?: string;
  /** The form is invalid while nothing is chosen. */
  required?: boolean;
  /**
   * Finds the options that a typed text means, the best first. What it finds is one list, each
   * option with its heading. Left out, those whose label has the text, under their headings.
   */
  findOptions?: FindOptions | undefined;
  /** Its texts. Default: the KitProvider's. */
  labels?: MultiSelectLabels;
}

/** Several of many: a combobox with a search, options under headings and a chip for each choice. */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const { label, hint, error, optional, labelHidden, className, id: ownId, ref, ...own } = props;
  const {
    slotProps,
    groups,
    value,
    defaultValue = [],
    onValueChange,
    labels = kitTexts().multiSelect.labels,
    ...more
  } = own;
  const { open: ownersOpen, defaultOpen = false, onOpenChange, ...others } = more;
  const { name, required, disabled, findOptions, ...rest } = others;
  const ids = useIds('control');
  const id = ownId ?? ids.control;
  const [chosen, setChosen] = useControlled<readonly Value[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const [initial] = useState(value ?? defaultValue);
  /** The name of the choice that was taken back last. */
  const [removed, setRemoved] = useState<string | null>(null);
  const [open, setOpen] = useControlled(ownersOpen, defaultOpen, onOpenChange);
  const box = useRef<HTMLInputElement>(null);
  const options = flatten(groups);
  const current = useStableOptions(picked(options, chosen));

  // The behaviour is MUI's; the markup is ours, so that it needs no Emotion and renders on the
  // server.
  const combobox = useAutocomplete<GroupedOption<Value>, true>({
    id,
    multiple: true,
    disableCloseOnSelect: true,
    disabled,
    options,
    value: current,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChange: (_event, next, reason, details) => {
      // What is chosen but not offered, as while the options are still coming, stays chosen
      const hidden = chosen.filter((id) => !options.some((option) => option.id === id));
      setChosen([...hidden, ...next.map((option) => option.id)]);
      setRemoved(reason === 'removeOption' ? (details?.option.label ?? null) : null);
    },
    getOptionKey: (option) => option.id,
    getOptionLabel: (option) => option.label,
    getOptionDisabled: (option) => option.disabled === true,
    isOptionEqualToValue: (option, other) => option.id === other.id,
    filterOptions: (all, { inputValue }) =>
      findOptions ? findOptions(all, inputValue) : all.filter((o) => matches(o.label, inputValue)),
  });
  const { ref: inputRef, onFocus, onBlur, ...inputProps } = combobox.getInputProps();
  const root = useRef<HTMLDivElement>(null);
  useListRoom(root, combobox.popupOpen);
  const found = combobox.groupedOptions;

  /** The keys for which MUI has another behaviour. */
  function handleKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    // With these keys MUI searches for its own chips and closes the list.
    const isHorizontal = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (event.altKey && isVertical) {
      event.preventDefault();
      const isToOpen = event.key === 'ArrowDown';
      if (isToOpen !== open) setOpen(isToOpen);
    }
    // A chip is a button: it has the keys of one.
    const isInBox = event.target === box.current;
    if (!isInBox || isHorizontal || (event.altKey && isVertical)) event.defaultMuiPrevented = true;
  }

  const query = combobox.inputValue.trim();
  const searching = combobox.popupOpen && query !== '';

  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, slotProps }} controlId={id}>
      {(control) => (
        <div
          {...combobox.getRootProps({ onKeyDown: handleKeyDown })}
          ref={root}
          className={styles.root}
        >
          <FormValues
            name={name}
            values={chosen}
            required={required}
            disabled={disabled}
            onReset={() => setChosen(initial)}
            onMissing={() => box.current?.focus()}
          />
          <div ref={combobox.setAnchorEl} className={cx(input.input, styles.box)}>
            <MultiSelectChips
              options={current}
              disabled={disabled === true}
              removeLabel={labels.remove}
              onRemove={({ id, label }) => {
                setChosen(chosen.filter((other) => other !== id));
                setRemoved(label);
              }}
            />
            <span className={styles.entry}>
              <input
                {...rest}
                {...inputProps}
                {...control}
                onFocus={(event) => {
                  rest.onFocus?.(event);
                  onFocus?.(event);
                }}
                onBlur={(event) => {
                  rest.onBlur?.(event);
                  onBlur?.(event);
                }}
                ref={mergeRefs(inputRef, box, ref)}
                aria-required={required}
                className={styles.text}
                placeholder={current.length === 0 ? labels.placeholder : undefined}
              />
              <Icon name="chevron-down" size="small" className={entry.chevron} />
            </span>
          </div>
          {combobox.popupOpen && (found.length > 0 || searching) && (
            <MultiSelectList
              options={found}
              ranked={searching && findOptions !== undefined}
              chosen={chosen}
              listbox={combobox.getListboxProps()}
              optionProps={combobox.getOptionProps}
              noMatches={labels.noMatches(query)}
            />
          )}
          <span className="vk-visually-hidden" role="status">
            {searching
              ? found.length === 0
                ? labels.noMatches(query)
                : labels.matches(found.length)
              : removed !== null && labels.removed?.(removed)}
          </span>
        </div>
      )}
    </Field>
  );
}
