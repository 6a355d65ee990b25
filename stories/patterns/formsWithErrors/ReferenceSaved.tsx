import { Button } from '@vikari/ui-kit/Button';
import { useEffect, useRef } from 'react';
import styles from '../parts/pattern.module.css';
import type { FormErrorTexts } from './texts';

interface ReferenceSavedProps {
  name: string;
  texts: FormErrorTexts;
  onAnother: () => void;
}

/** Shown in place of the form. The pressed button has been removed, so the focus moves here. */
export function ReferenceSaved({ name, texts, onAnother }: ReferenceSavedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.stack} ${styles.narrow}`}>
      <header className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.savedTitle(name)}
        </h1>
        <p className={styles.lead}>{texts.saved}</p>
      </header>
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
