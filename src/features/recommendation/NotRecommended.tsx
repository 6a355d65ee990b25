import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useWords } from '../../i18n/intl';

/** The job is closed, applied to elsewhere, or none at all. */
export function NotRecommended(props: { jobsHref: string; linkComponent: LinkComponent }) {
  const { jobsHref, linkComponent } = props;
  const { t } = useWords();
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon name="search" />}
      title={t('recommend.closed.title')}
      actions={
        <Button href={jobsHref} linkComponent={linkComponent}>
          {t('recommendation.jobs')}
        </Button>
      }
    >
      <p>{t('recommend.closed.text')}</p>
    </EmptyState>
  );
}
