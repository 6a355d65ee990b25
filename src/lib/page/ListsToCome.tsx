import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSiteData } from '../../data/SiteDataProvider';
import { usePageValue } from '../../data/usePageValue';
import { waitForLists } from '../../data/waitForLists';
import { awaitsLists } from '../../data/whileListsLoad';
import { useWords } from '../../i18n/intl';
import styles from './ErrorPage.module.css';
import { PageHead } from './PageHead';
import { useReadPageAgain } from './useReadPageAgain';

export interface ListsToComeProps {
  /** What was read without its lists, or failed for them: it is read again when they have come. */
  missing?: unknown;
  /** Of the line above a page; absent: it stands in place of a page that is nothing without its lists. */
  lineClass?: string | undefined;
}

/** Says that the server still reads in its lists of jobs, just after its start, and brings them. */
export function ListsToCome({ missing, lineClass }: ListsToComeProps) {
  const { t } = useWords();
  const data = useSiteData();
  const { revalidate } = useRevalidator();
  const page = useReadPageAgain();
  const waiting = usePageValue(awaitsLists);
  const readAgain = useEffectEvent(async () => {
    await waitForLists(data);
    await (lineClass === undefined ? page.readAgain() : revalidate());
  });
  // Each reading is an object of its own: one that misses lists again is waited for again
  useEffect(() => {
    if (missing !== undefined) void readAgain();
  }, [missing]);
  if (lineClass !== undefined) {
    return (
      waiting && (
        <p role="status" className={lineClass}>
          {t('lists_to_come.text')}
        </p>
      )
    );
  }
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
