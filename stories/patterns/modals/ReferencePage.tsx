import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { useModals } from '@vikari/ui-kit/ModalStack';
import { useState } from 'react';
import styles from '../parts/pattern.module.css';
import { EditReference } from './EditReference';
import type { ModalTexts } from './texts';

/** A fact on a page that is changed in a dialog. */
export function ReferencePage({ texts }: { texts: ModalTexts }) {
  const words = texts.reference;
  const modals = useModals();
  const [reference, setReference] = useState({ name: words.name, workplace: words.workplace });
  const [said, setSaid] = useState('');

  async function handleEdit() {
    const changed = await modals.open(EditReference, { reference, texts }, { id: 'reference' });
    if (changed === undefined) return;
    setReference(changed);
    setSaid(words.saved);
  }

  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1>{words.title}</h1>
      <Card className={`${styles.row} ${styles.between}`}>
        <div className={styles.words}>
          <h2>{reference.name}</h2>
          <p className={styles.lead}>{reference.workplace}</p>
        </div>
        <Button variant="secondary" size="small" onClick={handleEdit}>
          {words.edit}
        </Button>
      </Card>
      <p role="status">{said}</p>
    </div>
  );
}
