import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import type { JobNames } from '#domain/jobs/job';
import { MOST_COMPARED } from '#domain/jobViews/comparison';
import { locationName } from '#domain/vocabulary/locationName';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** A job of the address that cannot be shown; with its names where it is gone. */
export interface MissingJob {
  id: string;
  names: JobNames | null;
}

/** More of a hostile address would fill the page. */
const SHOWN_OF_ID = 60;

/** The jobs that cannot be compared, and why. */
export function MissingJobs({ missing }: { missing: readonly MissingJob[] }) {
  const { t, language } = useWords();
  if (missing.length === 0) return null;
  return (
    <Callout tone="warning" headingLevel={2} title={t('compare.missing')}>
      {missing.map(({ id, names }) => {
        if (names === null) {
          const shown = id.length > SHOWN_OF_ID ? `${id.slice(0, SHOWN_OF_ID)}…` : id;
          return <p key={id}>{t('compare.unknown', { id: shown })}</p>;
        }
        const place = names.place && locationName(names.place, language);
        // No preposition: "på Gotland"
        const job = [names.workRole[language], place].filter(Boolean).join(', ');
        return <p key={id}>{t('compare.gone', { job })}</p>;
      })}
    </Callout>
  );
}

/** More jobs than fit side by side. */
export function TooManyJobs({ ids }: { ids: readonly string[] }) {
  const { t } = useWords();
  const most = MOST_COMPARED;
  return (
    <Callout
      tone="warning"
      headingLevel={2}
      title={t('compare.too_many', { most })}
      actions={
        <Button href={paths.compare(ids.slice(0, most))} linkComponent={RouterLink}>
          {t('compare.too_many.first', { most })}
        </Button>
      }
    >
      <p>{t('compare.too_many.text', { most, count: ids.length })}</p>
    </Callout>
  );
}

/** The address names no job that there is. */
export function NothingToCompare() {
  const { t, language } = useWords();
  return (
    <div>
      <EmptyState
        icon={<Icon name="search" size="large" />}
        headingLevel={2}
        title={t('compare.empty')}
        actions={
          <Button href={paths.availableJobs(language)} linkComponent={RouterLink}>
            {t('compare.jobs')}
          </Button>
        }
      >
        <p>{t('compare.empty.text')}</p>
      </EmptyState>
    </div>
  );
}
