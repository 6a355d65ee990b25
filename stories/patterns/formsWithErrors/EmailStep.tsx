import { Button } from '@vikari/ui-kit/Button';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { type FormEvent, useRef, useState } from 'react';
import styles from '../parts/pattern.module.css';
import type { FormErrorTexts } from './texts';

/** One field: there is no summary, so the focus goes straight to it. */
export function EmailStep({ texts }: { texts: FormErrorTexts }) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [judged, setJudged] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const wrong = !email.includes('@');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (wrong) field.current?.focus();
    else setSentTo(email);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={`${styles.stack} ${styles.narrow}`}>
      <h1>{texts.start.title}</h1>
      <EmailField
        ref={field}
        label={texts.start.email}
        value={email}
        onValueChange={setEmail}
        error={judged && wrong ? texts.problems.email_invalid : undefined}
      />
      <div>
        <Button type="submit">{texts.start.next}</Button>
      </div>
      <p role="status">{sentTo && texts.start.done(sentTo)}</p>
    </form>
  );
}
