import { Callout } from '@vikari/ui-kit/Callout';
import { useWords } from '../../i18n/intl';

/** The store is down and the ad is not at hand: what is missing here, and when to come back. */
export function PartialNote() {
  const { t } = useWords();
  return (
    <Callout tone="warning" headingLevel={2} title={t('partial_job.title')}>
      <p>{t('partial_job.text')}</p>
      <p>{t('partial_job.missing')}</p>
    </Callout>
  );
}
