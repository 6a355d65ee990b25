import { SaveState, type SaveStatus } from '@vikari/ui-kit/SaveState';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { useState } from 'react';
import styles from '../parts/pattern.module.css';
import type { FormErrorTexts } from './texts';

interface AutoSavedTextProps {
  texts: FormErrorTexts;
  /** Rejects when it could not be saved. */
  onSave: (text: string) => Promise<void>;
}

/** Saved on blur: no button, so the state is always shown. */
export function AutoSavedText({ texts, onSave }: AutoSavedTextProps) {
  const [text, setText] = useState('');
  const [kept, setKept] = useState('');
  const [status, setStatus] = useState<SaveStatus>('idle');

  async function save() {
    if (text === kept) return;
    setStatus('saving');
    try {
      await onSave(text);
      setKept(text);
      setStatus('saved');
    } catch {
      setStatus('failed');
    }
  }

  return (
    <section aria-labelledby="about-title" className={`${styles.stack} ${styles.narrow}`}>
      <div className={`${styles.row} ${styles.between}`}>
        <h1 id="about-title">{texts.profile.title}</h1>
        <SaveState status={status} labels={texts.profile.status} onRetry={save} />
      </div>
      <TextArea
        label={texts.profile.about}
        hint={texts.profile.aboutHint}
        value={text}
        onValueChange={setText}
        onBlur={save}
      />
    </section>
  );
}
