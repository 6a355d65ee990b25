'use client';

import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Callout } from '../Callout';
import { Field } from '../Field';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { isComposing } from '../internal/composing';
import { cx } from '../internal/cx';
import { checkFiles } from '../internal/fileRules';
import { mergeRefs } from '../internal/mergeRefs';
import { useControlled } from '../internal/useControlled';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import { AttachButton } from './AttachButton';
import styles from './Composer.module.css';
import { ComposerCount } from './ComposerCount';
import { ComposerFiles } from './ComposerFiles';
import type { ComposerProps } from './composerProps';
import { type DraftProblem, draftProblem, isSendKey } from './composerRules';

/** Characters: a long letter; anything longer belongs in a file. */
const USUAL_MAX_LENGTH = 4000;
/** Bytes: a phone's photo or a scanned document is rarely larger. */
const USUAL_MAX_SIZE = 10_000_000;

/** Writes and sends a message. Enter sends; on touch screens the button does. */
export function Composer(props: ComposerProps) {
  const { value, defaultValue = '', onValueChange, onSend, ...more } = props;
  const { files = [], onAddFiles, onRemoveFile, onRetryFile, accept = [], ...others } = more;
  const { maxSize = USUAL_MAX_SIZE, maxLength = USUAL_MAX_LENGTH, check, ...states } = others;
  const { start, error, blocked, ...own } = states;
  const {
    disabled = false,
    hint,
    locale = kitValue('locale'),
    labels = kitTexts().composer.labels,
    inputRef,
    className,
    ...rest
  } = own;
  const [text, setText] = useControlled(value, defaultValue, onValueChange);
  const [refused, setRefused] = useState<DraftProblem | null>(null);
  const [fileProblems, setFileProblems] = useState<readonly string[]>([]);
  /** A refused text and the reason, which is shown until the text is changed. */
  const [unfit, setUnfit] = useState<{ text: string; why: ReactNode } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const problem = draftProblem({ text, files }, maxLength);
  // An error stays until it is corrected.
  const shown = refused !== null && refused === problem && problem !== 'empty' ? problem : null;
  const said = [...(shown === null ? [] : [labels.problems[shown]]), ...fileProblems].join(' ');

  function take(given: readonly File[]) {
    if (onAddFiles === undefined) return;
    const { good, bad } = checkFiles(given, { accept, maxSize });
    setFileProblems(bad.map((each) => labels.fileProblems[each.problem](each.file.name)));
    if (good.length > 0) onAddFiles(good);
  }

  function send() {
    field.current?.focus();
    setRefused(problem);
    setFileProblems([]);
    if (problem !== null) return;
    const why = check?.(text.trim()) ?? null;
    setUnfit(why === null ? null : { text, why });
    if (why !== null) return;
    onSend(text.trim());
    setText('');
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!disabled) send();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, nativeEvent } = event;
    const touch = window.matchMedia('(pointer: coarse)').matches;
    if (!isSendKey({ key, shiftKey, isComposing: isComposing(nativeEvent) }, touch)) return;
    event.preventDefault();
    send();
  }

  if (blocked !== undefined) {
    return (
      <form {...rest} className={cx(styles.composer, className)}>
        <Callout tone="neutral">{blocked}</Callout>
      </form>
    );
  }
  return (
    <form {...rest} className={cx(styles.composer, className)} onSubmit={handleSubmit}>
      <Field
        label={labels.field}
        labelHidden
        hint={hint}
        error={said || (unfit?.text === text ? unfit.why : error)}
        after={<ComposerCount length={text.length} maxLength={maxLength} words={labels.left} />}
      >
        {(control) => (
          <div className={cx(styles.box, disabled && styles.disabled)}>
            <ComposerFiles {...{ files, locale, labels, onRemoveFile, onRetryFile }} />
            <div className={styles.line}>
              {start !== undefined && <span className={styles.attach}>{start}</span>}
              {onAddFiles !== undefined && (
                <AttachButton
                  label={labels.attach}
                  accept={accept}
                  disabled={disabled}
                  onChoose={take}
                />
              )}
              {/* A hidden copy of the text gives the field its height. */}
              <div className={styles.grow} data-text={`${text} `}>
                <textarea
                  {...control}
                  ref={mergeRefs(field, inputRef)}
                  className={styles.field}
                  rows={1}
                  value={text}
                  placeholder={labels.placeholder}
                  disabled={disabled}
                  enterKeyHint="enter"
                  onChange={(event) => setText(event.target.value)}
                  onKeyDown={handleKeyDown}
                  onPaste={(event) => {
                    if (event.clipboardData.files.length > 0) take([...event.clipboardData.files]);
                  }}
                />
              </div>
              <IconButton
                type="submit"
                variant="primary"
                className={cx(styles.send, problem !== null && styles.idle)}
                label={labels.send}
                disabled={disabled}
                aria-disabled={problem !== null || undefined}
                icon={<Icon name="send" />}
              />
            </div>
          </div>
        )}
      </Field>
    </form>
  );
}
