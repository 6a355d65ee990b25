import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/intl';
import { moveFocus } from '../../lib/focus/moveFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import type { Proof } from '../../session/proof';

export interface BankidNoteProps {
  /** What is asked for. */
  proof: Proof;
  /** Where what needs it was pressed. */
  from: RefObject<readonly Element[]>;
  /**
   * Redirects to BankID; the page has been left when it resolves. Rejects when BankID cannot be
   * reached.
   */
  onStart: () => Promise<void>;
}

/**
 * Says that a recent BankID, or another sign-in, is required, with a button to BankID. It takes the focus when it
 * appears, from the press that asked for it.
 */
export function BankidNote({ proof, from, onStart }: BankidNoteProps) {
  const { t } = useWords();
  const part = proof === 'bankid' ? 'bankid' : 'proof';
  const note = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');

  useEffect(() => moveFocus(note.current, from.current), [from]);

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
      aria-label={t(`integrity.${part}.title`)}
      tone="info"
      title={t(`integrity.${part}.title`)}
      actions={
        <Button
          loading={state === 'starting'}
          loadingLabel={t(`integrity.${part}.starting`)}
          onClick={() => void handleStart()}
        >
          {t(`integrity.${part}.start`)}
        </Button>
      }
    >
      <p>{t(`integrity.${part}.text`)}</p>
      <ActionProblem>{state === 'failed' && <p>{t(`integrity.${part}.failed`)}</p>}</ActionProblem>
    </Callout>
  );
}
