import { SnackbarProvider } from '@vikari/ui-kit/Snackbar';
import { Outlet } from 'react-router-dom';
import { useWords } from '../i18n/intl';

/**
 * Around the candidate's own pages: a passing message stays in sight from one to the next. The
 * pages that come first say nothing in passing and do without.
 */
export function Component() {
  const { t } = useWords();
  return (
    <SnackbarProvider
      labels={{ region: t('auth.messages.region'), close: t('auth.messages.close') }}
    >
      <Outlet />
    </SnackbarProvider>
  );
}
