import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { useEffect, useRef } from 'react';
import type { EmployerBlock } from '#domain/api/safety';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { useWords } from '../../i18n/intl';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { RouterLink } from '../../lib/site/RouterLink';

export interface BlockedNoteProps {
  block: EmployerBlock;
  /** What the block is in the way of. */
  to: 'apply' | 'reply';
  /** It takes the place of a button that was pressed, and gets the focus that it had. */
  takesFocus: boolean;
  state: 'blocked' | 'lifting' | 'failed' | 'lifted';
  /** Resolves when the block is lifted, or could not be. */
  onLift: () => Promise<void>;
}

/** That nothing can be sent to an employer whom one has blocked, and the way to lift the block. */
export function BlockedNote({ block, to, takesFocus, state, onLift }: BlockedNoteProps) {
  const { t } = useWords();
  const { employerName: employer } = block;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) moveFocus(note.current);
  }, [takesFocus]);

  async function handleLift() {
    const from = pressedAt();
    await onLift();
    // Where it was lifted, the pressed button is gone
    moveFocus(note.current, from);
  }

  return (
    <div>
      <div ref={note} tabIndex={-1} role="status">
        {state === 'lifted' ? (
          <p>{t('blocked_employer.lifted', { employer })}</p>
        ) : (
          <Callout
            tone="warning"
            headingLevel={2}
            title={t('blocked_employer.title', { employer })}
            actions={
              <Button
                size="small"
                loading={state === 'lifting'}
                loadingLabel={t('blocked_employer.lifting')}
                onClick={() => void handleLift()}
              >
                {t('blocked_employer.lift')}
              </Button>
            }
          >
            <p>{t(`blocked_employer.${to}`)}</p>
            {/* Without a script, the list's page is the way to it */}
            <p>
              <RouterLink href={`${ACCOUNT_PLACES.integrity}#safety`}>
                {t('blocked_employer.list')}
              </RouterLink>
            </p>
          </Callout>
        )}
      </div>
      <ActionProblem>{state === 'failed' && <p>{t('blocked_employer.failed')}</p>}</ActionProblem>
    </div>
  );
}
