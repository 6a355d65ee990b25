import { Link } from '@vikari/ui-kit/Link';
import type { FirstDayState } from '#domain/api/firstDay';
import { useWords } from '../../i18n/intl';
import { applicationPaths } from '../site/applicationPaths';
import { RouterLink } from '../site/RouterLink';
import { useSite } from '../site/SiteContext';
import { FirstDayLine } from './FirstDayLine';
import { hasPassed } from './hasPassed';

/** How much of a first day that is ahead is said, and the way to its card. */
export function FirstDayNote({ state }: { state: FirstDayState }) {
  const { t } = useWords();
  const { today } = useSite();
  const passed = hasPassed(state, today);
  return (
    <p>
      {!passed && (
        <>
          <span>
            <FirstDayLine state={state} />
          </span>
          <span> </span>
        </>
      )}
      <Link href={applicationPaths.firstDay(state.applicationId)} linkComponent={RouterLink}>
        {t(passed ? 'first_day.line.passed' : 'first_day.line.show')}
      </Link>
    </p>
  );
}
