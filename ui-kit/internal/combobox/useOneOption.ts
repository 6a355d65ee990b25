'use client';

import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { OpenProps } from '../openProps';
import type { Option } from '../option';
import { useControlled } from '../useControlled';
import { useListRoom } from '../useListRoom';
import { useStableOption } from './useStableOption';

interface OneOptionOptions extends OpenProps {
  /** Id of the text field. */
  id: string;
  value: Option | null;
  onValueChange: (value: Option | null) => void;
  /** What matches the typed text, the best first: nothing is filtered here. */
  options: readonly Option[];
  /** The text that is being typed; '' when it is what was chosen. */
  onType: (text: string) => void;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** A text that is none of the options is a value too, with the id ''. Default false. */
  freeText?: boolean;
}

/**
 * One choice of many by typing: the state and the keys of a combobox with a list. The behaviour is
 * MUI's; the markup is ours, so that it needs no Emotion.
 */
export function useOneOption(props: OneOptionOptions) {
  const { id, value, onValueChange, options, onType, disabled = false, freeText = false } = props;
  const { readOnly = false } = props;
  const { open: ownersOpen, defaultOpen = false, onOpenChange } = props;
  const [open, setOpen] = useControlled(ownersOpen, defaultOpen, onOpenChange);
  const [typed, setTyped] = useState('');
  const chosen = useStableOption(value);
  const isOffered = chosen === null || options.some((option) => option.id === chosen.id);

  function type(text: string) {
    setTyped(text);
    onType(text);
  }

  const combobox = useAutocomplete<Option, false, false, boolean>({
    id,
    disabled,
    readOnly,
    freeSolo: freeText,
    // MUI wants the value to be among the options; it is not shown as one.
    options: isOffered ? options : [...options, chosen],
    filterOptions: (all) => all.filter((option) => options.some((other) => other.id === option.id)),
    value: chosen,
    onChange: (_event, next) => {
      onValueChange(typeof next === 'string' ? { id: '', label: next.trim() } : next);
    },
    onInputChange: (_event, text, reason) => type(reason === 'input' ? text : ''),
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    selectOnFocus: true,
    clearOnBlur: true,
    // Leaving the field chooses the match of a typed text, not an option that is only highlighted;
    // a free text stays what it is.
    autoHighlight: typed !== '' && !freeText,
    autoSelect: typed !== '',
    getOptionKey: (option) => (typeof option === 'string' ? option : option.id),
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    getOptionDisabled: (option) => option.disabled === true,
    isOptionEqualToValue: (option, other) => typeof other !== 'string' && option.id === other.id,
  });
  const root = useRef<HTMLDivElement>(null);
  useListRoom(root, combobox.popupOpen);
  const query = typed.trim();
  const isUnmatched = query !== '' && options.length === 0 && !freeText;

  /** For the element around the field. */
  function handleKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.altKey && isArrow) {
      event.preventDefault();
      event.defaultMuiPrevented = true;
      const isToOpen = event.key === 'ArrowDown';
      if (isToOpen !== open) setOpen(isToOpen);
    }
    // The form is not submitted while the typed text matches no option
    if (event.key === 'Enter' && isUnmatched) event.preventDefault();
  }

  return { combobox, root, open, setOpen, chosen, typed, query, type, isUnmatched, handleKeyDown };
}
