import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useWords } from '../../../i18n/intl';
import styles from './ApplyClosed.module.css';

export interface ApplyElsewhereProps {
  /** Where the job is applied to; null when the ad gives no address. */
  url: string | null;
  /** The job's own page, for a job without an address. */
  jobHref: string;
  linkComponent: LinkComponent;
}

/** Instead of the form: an imported job is applied to on another site. */
export function ApplyElsewhere({ url, jobHref, linkComponent }: ApplyElsewhereProps) {
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <EmptyState
        headingLevel={1}
        icon={<Icon name="external" />}
        title={t('apply.elsewhere.title')}
        actions={
          url === null ? (
            <Button href={jobHref} linkComponent={linkComponent}>
              {t('apply.elsewhere.job')}
            </Button>
          ) : (
            <Button href={url} rel="noopener noreferrer nofollow">
              {t('apply.elsewhere.link', { host: new URL(url).host })}
            </Button>
          )
        }
      >
        <p>{t(url === null ? 'apply.elsewhere.unknown' : 'apply.elsewhere.text')}</p>
      </EmptyState>
    </div>
  );
}
