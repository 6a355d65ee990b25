import { Button } from '@vikari/ui-kit/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { useApiClient } from '../../data/SiteDataProvider';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { lazyPart } from '../../lib/late/lazyPart';
import { endSessions } from '../../session/endSessions';
import styles from './shell.module.css';

const SignOutEverywhereDialog = lazyPart(
  async () => (await import('./SignOutEverywhereDialog')).SignOutEverywhereDialog,
  { texts: ['own'], server: 'nothing' },
);

type Dialog = 'unused' | 'open' | 'closed';

/**
 * Signing out, in this browser or everywhere: the buttons for the header, and their dialogs.
 * @param userId who is signed in.
 */
export function useSignOut(userId: string | undefined): { buttons: ReactNode; under: ReactNode } {
  const { t } = useWords();
  const api = useApiClient();
  const [leaving, setLeaving] = useState<'here' | 'everywhere' | null>(null);
  /** Whom it failed for: it is not told to the next person, nor when another tab has done it. */
  const [failedFor, setFailedFor] = useState<string>();
  const [dialog, setDialog] = useState<Dialog>('unused');

  async function signOut(from: 'here' | 'everywhere') {
    setLeaving(from);
    setFailedFor(undefined);
    try {
      await endSessions(api, { everywhere: from === 'everywhere' });
    } catch {
      setFailedFor(userId);
    } finally {
      setLeaving(null);
    }
  }

  return {
    buttons: (
      <>
        <Button
          variant="quiet"
          size="small"
          loading={leaving === 'here'}
          onClick={() => void signOut('here')}
        >
          {t('shell.nav.sign_out')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          loading={leaving === 'everywhere'}
          onPointerEnter={SignOutEverywhereDialog.prefetch}
          onFocus={SignOutEverywhereDialog.prefetch}
          onClick={() => {
            SignOutEverywhereDialog.load().then(
              () => setDialog('open'),
              () => setFailedFor(userId),
            );
          }}
        >
          {t('shell.nav.sign_out_everywhere')}
        </Button>
      </>
    ),
    under: (
      <>
        <ActionProblem>
          {failedFor !== undefined && failedFor === userId && (
            <p className={`${styles.notice} ${styles.problem}`}>{t('shell.sign_out_problem')}</p>
          )}
        </ActionProblem>
        {dialog !== 'unused' && (
          <Suspense>
            <SignOutEverywhereDialog
              open={dialog === 'open'}
              onClose={() => setDialog('closed')}
              onConfirm={() => {
                setDialog('closed');
                void signOut('everywhere');
              }}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
