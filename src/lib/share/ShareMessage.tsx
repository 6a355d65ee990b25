import { SnackbarProvider, useSnackbar } from '@vikari/ui-kit/Snackbar';
import { useEffect } from 'react';
import { useWords } from '../../i18n/intl';

/** What became of sharing; a new object for each press. */
export interface ShareOutcome {
  kind: 'shared' | 'copied' | 'failed';
}

export interface ShareMessageProps {
  /** Null until there is one. */
  outcome: ShareOutcome | null;
}

function Message({ outcome }: ShareMessageProps) {
  const { t } = useWords();
  const show = useSnackbar();
  useEffect(() => {
    if (outcome === null) return;
    const { kind } = outcome;
    show(t(`share.${kind}`), { type: kind === 'failed' ? 'error' : 'success' });
  }, [outcome, show, t]);
  return null;
}

/** Says in a snackbar what became of sharing; loaded with the first press. */
export default function ShareMessage(props: ShareMessageProps) {
  const { t } = useWords();
  return (
    <SnackbarProvider labels={{ region: t('share.region'), close: t('share.close') }}>
      <Message {...props} />
    </SnackbarProvider>
  );
}
