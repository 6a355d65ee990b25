import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/intl';

export interface BankidNoteProps {
  /**
   * Redirects to BankID; the page has been left when it resolves. Rejects when BankID cannot be
   * reached.
   */
  onStart: () => Promise<void>;
}

/**
 * Says that a recent BankID is required, with a button to BankID. It takes the focus when it
 * appears.
 */
export function BankidNote({ onStart }: BankidNoteProps) {
  const { t } = useWords();
  const note = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');

  useEffect(() => note.current?.focus(), []);

  // The back/forward cache may show this page again after BankID, in its old state
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('idle');
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);

  async function handleStart() {
    setState('starting');
    try {
      await onStart();
    } catch {
      setState('failed');
    }
  }

  return (
    <Callout
      ref={note}
      tabIndex={-1}
      role="group"
      aria-label={t('integrity.bankid.title')}
      tone="info"
      title={t('integrity.bankid.title')}
      actions={
        <Button
          loading={state === 'starting'}
          loadingLabel={t('integrity.bankid.starting')}
          onClick={() => void handleStart()}
        >
          {t('integrity.bankid.start')}
        </Button>
      }
    >
      <p>{t('integrity.bankid.text')}</p>
      <div role="alert">{state === 'failed' && <p>{t('integrity.bankid.failed')}</p>}</div>
    </Callout>
  );
}
