import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { type StackedModalProps, useModals } from '@vikari/ui-kit/ModalStack';
import { TextField } from '@vikari/ui-kit/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from '../parts/pattern.module.css';
import { ConfirmDiscard } from './ConfirmDiscard';
import type { ModalTexts } from './texts';

/** The values that can be changed, and the dialog's result. */
export interface ReferenceNames {
  name: string;
  workplace: string;
}

interface Payload {
  reference: ReferenceNames;
  texts: ModalTexts;
}

/** A short form in front of the page; with changes in it, leaving asks for confirmation. */
export function EditReference(props: StackedModalProps<Payload, ReferenceNames>) {
  const { payload, onClose, ...frame } = props;
  const { reference, texts } = payload;
  const words = texts.reference;
  const modals = useModals();
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(reference);
  const changed = values.name !== reference.name || values.workplace !== reference.workplace;

  async function handleLeave() {
    if (!changed || (await modals.open(ConfirmDiscard, words, { id: 'discard' }))) onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onClose(values);
  }

  return (
    <Dialog
      {...frame}
      title={words.dialog}
      closeLabel={texts.close}
      initialFocus={first}
      onClose={handleLeave}
      actions={
        <>
          <Button variant="secondary" onClick={handleLeave}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className={styles.stack}>
        <TextField
          ref={first}
          label={words.nameLabel}
          value={values.name}
          onValueChange={(name) => setValues({ ...values, name })}
        />
        <TextField
          label={words.workplaceLabel}
          value={values.workplace}
          onValueChange={(workplace) => setValues({ ...values, workplace })}
        />
      </form>
    </Dialog>
  );
}
