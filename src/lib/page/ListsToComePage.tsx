import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSiteData } from '../../data/SiteDataProvider';
import { waitForLists } from '../../data/waitForLists';
import { useWords } from '../../i18n/intl';
import styles from './ErrorPage.module.css';
import { PageHead } from './PageHead';

/**
 * In place of a page that is made of lists which the server still reads in. The page comes when they
 * have.
 */
export function ListsToComePage({ error }: { error: unknown }) {
  const { t } = useWords();
  const data = useSiteData();
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(async () => {
    await waitForLists(data);
    await revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is waited for anew
  useEffect(() => void readAgain(), [error]);
  return (
    <div className={styles.page}>
      <PageHead title={t('lists_to_come.title')} noIndex />
      <div role="status">
        <h1>{t('lists_to_come.title')}</h1>
        <p>{t('lists_to_come.page')}</p>
      </div>
    </div>
  );
}
