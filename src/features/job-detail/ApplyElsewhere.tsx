import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import type { JobDetail } from '#domain/api/portal';
import { useWords } from '../../i18n/intl';
import styles from './jobDetail.module.css';

/**
 * Where an imported job is applied to: the employer's site, else the original ad. An application
 * here would reach no employer, so there is no other button.
 */
export function ApplyElsewhere({
  url,
  source,
}: {
  /** null when the ad gives no address. */
  url: string | null;
  source: JobDetail['source'];
}) {
  const { t } = useWords();
  if (url === null) return <p>{t('job_detail.apply_nowhere')}</p>;
  const isOriginalAd = url === source.url;
  return (
    <>
      <Button
        fullWidth
        size="large"
        href={url}
        rel="noopener noreferrer nofollow"
        endIcon={<Icon name="external" size="small" />}
      >
        {t(isOriginalAd ? 'job_detail.apply_at_source' : 'job_detail.apply_elsewhere')}
      </Button>
      <p className={styles.leaves}>
        {t('job_detail.apply_elsewhere_hint', { host: new URL(url).host })}
      </p>
    </>
  );
}
