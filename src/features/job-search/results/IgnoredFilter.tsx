import { Callout } from '@vikari/ui-kit/Callout';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';

/** Why a visitor sees jobs that they may not take, though the address asks for the others. */
export function IgnoredFilter() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Callout tone="info">
      <p>{t('jobs.sheet.eligible_ignored')}</p>
      <p>
        <RouterLink href={paths.login(pathname + search)}>
          {t('jobs.sheet.eligible_login')}
        </RouterLink>
      </p>
    </Callout>
  );
}
