import { Link } from '@vikari/ui-kit/Link';
import type { FirstDayState } from '#domain/api/firstDay';
import { useWords } from '../../i18n/intl';
import { applicationPaths } from '../site/applicationPaths';
import { RouterLink } from '../site/RouterLink';
import { FirstDayLine } from './FirstDayLine';

/** How much of a first day is said, and the way to its card. */
export function FirstDayNote({ state }: { state: FirstDayState }) {
  const { t } = useWords();
  return (
    <p>
      <span>
        <FirstDayLine state={state} />
      </span>
      <span> </span>
      <Link href={applicationPaths.firstDay(state.applicationId)} linkComponent={RouterLink}>
        {t('first_day.line.show')}
      </Link>
    </p>
  );
}
