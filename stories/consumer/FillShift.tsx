import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import type { StackedModalProps } from '@vikari/ui-kit/ModalStack';
import { TextField } from '@vikari/ui-kit/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { BoardTexts } from './boardTexts';
import styles from './ShiftBoard.module.css';

/** The props that the dialog is opened with. */
export interface FillShiftPayload {
  /** Saves it; rejects when that failed. */
  save: (colleague: string) => Promise<void>;
  texts: BoardTexts['form'];
}

/** A form of one question on the modal stack. Its result is the colleague's name. */
export function FillShift(props: StackedModalProps<FillShiftPayload, string>) {
  const { payload, onClose, ...frame } = props;
  const { save, texts } = payload;
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const missing = attempt > 0 && name.trim() === '';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setAttempt(attempt + 1);
    setFailed(false);
    if (name.trim() === '') {
      // One field: an error summary is not needed to find it.
      field.current?.focus();
      return;
    }
    setSaving(true);
    try {
      await save(name.trim());
      onClose(name.trim());
    } catch {
      setFailed(true);
      setSaving(false);
    }
  }

  return (
    <Dialog
      {...frame}
      title={texts.title}
      closeLabel={texts.close}
      size="small"
      initialFocus={field}
      onClose={() => onClose()}
      actions={
        <>
          <Button variant="secondary" onClick={() => onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} loading={saving} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <ErrorSummary title={texts.summary} items={[]} attempt={attempt}>
          {failed ? <p>{texts.failed}</p> : null}
        </ErrorSummary>
        <TextField
          ref={field}
          label={texts.colleague}
          hint={texts.colleagueHint}
          autoComplete="off"
          capitalisation="words"
          value={name}
          onValueChange={setName}
          error={missing ? texts.missing : undefined}
        />
      </form>
    </Dialog>
  );
}
