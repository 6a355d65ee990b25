'use client';

import {
  type ComponentPropsWithRef,
  type ComponentType,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldTextProps } from '../Field';
import { fieldIds } from '../Field/fieldIds';
import { Icon, type IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { isComposing } from './composing';
import { cx } from './cx';
import { FormValues } from './FormValues';
import { InputBox } from './InputBox';
import { type LatePart, useLatePart } from './latePart';
import { mergeRefs } from './mergeRefs';
import type { OpenProps } from './openProps';
import styles from './PickedField.module.css';
import { useControlled } from './useControlled';
import { useHydrated } from './useHydrated';

/** What the `input` of such a field takes besides the field's own props. */
export type PickedInputProps = OpenProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    'children' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'placeholder'
  >;

/** The value of such a field. */
interface PickedValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** What the field gives to what opens from its button. */
export interface PickedDialogProps {
  open: boolean;
  onClose: () => void;
  /** Measures the box that it opens beside; the same function in every render. */
  anchor: () => DOMRect | undefined;
  /** Null for none. */
  chosen: string | null;
  /** Called with the pressed value; the dialog asks to be closed as well. */
  onPick: (value: string) => void;
}

/** How one kind of value is read and written. */
interface PickedKind {
  /** The browser's own field, before the page's script runs. */
  type: 'date' | 'time';
  icon: IconName;
  isValue: (text: string) => boolean;
  /** The value of a typed text: '' for none, the text itself where it is no value. */
  read: (text: string) => string;
  /** A value as the language writes it. */
  write: (value: string) => string;
  /** What is wrong with a value or a text, in words; '' for nothing. */
  problemOf: (value: string) => string;
}

export interface PickedFieldProps<Own extends object>
  extends FieldTextProps,
    PickedInputProps,
    PickedValueProps {
  kind: PickedKind;
  min: string | undefined;
  max: string | undefined;
  /** The button's name, and the text of the empty field. */
  labels: { open: string; placeholder: string };
  /** What opens, and its own props. */
  dialogPart: LatePart<ComponentType<Own & PickedDialogProps>>;
  dialog: Own;
}

/** A value that is typed, or picked in something that opens. */
export function PickedField<Own extends object>(props: PickedFieldProps<Own>) {
  const { label, hint, error, optional, labelHidden, className, id, slotProps, ...own } = props;
  const { value, defaultValue = '', onValueChange, min, max, kind, labels, ...others } = own;
  const {
    dialogPart,
    dialog,
    open: ownersOpen,
    defaultOpen = false,
    onOpenChange,
    ...input
  } = others;
  const { name, required, disabled, ref, onBlur, onKeyDown, ...rest } = input;
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
  const [initial] = useState(chosen);
  const [draft, setDraft] = useState<string | null>(null);
  const [judged, setJudged] = useState(false);
  const hydrated = useHydrated();
  const control = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useControlled(ownersOpen, defaultOpen, onOpenChange);
  const anchor = useCallback(
    () => control.current?.closest('.MuiInputBase-root')?.getBoundingClientRect(),
    [],
  );
  const Dialog = useLatePart(dialogPart, {
    open,
    onFailed: () => setOpen(false),
  });
  const said = judged && draft === null ? kind.problemOf(chosen) : '';
  const shown = draft ?? (kind.isValue(chosen) ? kind.write(chosen) : chosen);

  // What was chosen in the browser's own field before the script ran
  const takeEarly = useRef((typed: string) => {
    if (typed !== initial && kind.isValue(typed)) setChosen(typed);
  });
  useLayoutEffect(() => {
    if (control.current?.type === kind.type) takeEarly.current(control.current.value);
  }, [kind.type]);
  useLayoutEffect(() => control.current?.setCustomValidity(said), [said]);

  function handleCommit() {
    setJudged(true);
    if (draft === null) return;
    const next = kind.read(draft);
    setDraft(null);
    if (next !== chosen) setChosen(next);
  }

  function handleOpen() {
    handleCommit();
    setOpen(true);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) handleCommit();
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      handleOpen();
    }
  }

  return (
    <Field
      {...{ label, hint, optional, labelHidden, slotProps }}
      className={className}
      error={said || error}
      controlId={id}
    >
      {(field) => (
        <div className={styles.box}>
          <InputBox
            autoComplete="off"
            {...rest}
            {...field}
            // A group of fields, such as a day and a time, has one error for all of them
            aria-invalid={field['aria-invalid'] ?? rest['aria-invalid']}
            {...(hydrated
              ? { type: 'text', value: shown, placeholder: labels.placeholder }
              : { type: kind.type, value: kind.isValue(chosen) ? chosen : '', name, min, max })}
            ref={mergeRefs(ref, control)}
            required={required}
            disabled={disabled}
            aria-describedby={cx(field['aria-describedby'], rest['aria-describedby']) || undefined}
            onChange={({ target }) => {
              setJudged(false);
              setDraft(target.value);
            }}
            onBlur={(event) => {
              handleCommit();
              onBlur?.(event);
            }}
            onKeyDown={handleKeyDown}
            endAdornment={
              hydrated && (
                <IconButton
                  className={styles.open}
                  variant="quiet"
                  label={labels.open}
                  icon={<Icon name={kind.icon} />}
                  // Of several in a form each says whose it is
                  aria-describedby={fieldIds(field.id).label}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  disabled={disabled || rest.readOnly}
                  onClick={handleOpen}
                />
              )
            }
          />
          {hydrated && (
            <FormValues
              name={name}
              values={[chosen]}
              disabled={disabled}
              onReset={() => {
                setDraft(null);
                setJudged(false);
                setChosen(initial);
              }}
            />
          )}
          {Dialog !== null && (
            <Dialog
              {...dialog}
              anchor={anchor}
              open={open}
              onClose={() => setOpen(false)}
              chosen={kind.isValue(chosen) ? chosen : null}
              onPick={(picked) => {
                setDraft(null);
                setJudged(true);
                setChosen(picked);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
