import { SnackbarProvider } from '@vikari/ui-kit/Snackbar';
import { Outlet } from 'react-router-dom';
import { useWords } from '../i18n/intl';

/**
 * The layout of the candidate's own pages: a toast stays visible from one page to the next. The
 * first pages of a visit show no toasts and do without it.
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
