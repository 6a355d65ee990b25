import { Callout } from '@vikari/ui-kit/Callout';
import type { InsightWorkplace } from '#domain/api/insights';
import { locationName } from '#domain/vocabulary/locationName';
import { useWords } from '../../i18n/intl';
import styles from './insight.module.css';

/** The name, and where it is; a candidate also sees who runs it. */
export function WorkplaceHead({ workplace }: { workplace: InsightWorkplace }) {
  const { name, place, region, careProvider } = workplace;
  const { language } = useWords();
  const places = [place, region].map((one) => one && locationName(one, language));
  const where = [...new Set([...places, careProvider])].filter((part) => part !== null);
  return (
    <>
      <h1 className={styles.title}>{name}</h1>
      {where.length > 0 && <p className={styles.lead}>{where.join('\u00a0· ')}</p>}
    </>
  );
}

/** In the demo run there are no real answers. */
export function DemoNote() {
  const { t } = useWords();
  return (
    <Callout tone="warning" title={t('insight.demo')} headingLevel={2}>
      <p>{t('insight.demo.text')}</p>
    </Callout>
  );
}

/** There are no figures yet, and why. */
export function TooFew() {
  const { t } = useWords();
  return (
    <Callout tone="neutral" title={t('insight.too_few')} headingLevel={2}>
      <p>{t('insight.too_few.text')}</p>
    </Callout>
  );
}
