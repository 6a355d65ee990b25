import { Suspense } from 'react';
import { useMatches } from 'react-router-dom';
import type { PageData } from '../../data/pageLoader';
import { usePageValue } from '../../data/usePageValue';
import { awaitsLists } from '../../data/whileListsLoad';
import { ListsToCome } from '../../lib/page/listsToComePart';
import styles from './shell.module.css';

/** Says that the server reads in its lists, and reads what a page was shown without when they come. */
export function ListsToComeHost() {
  const missing = useMatches().find(({ loaderData }) => (loaderData as PageData)?.missesLists);
  const waiting = usePageValue(awaitsLists);
  return (
    (waiting || missing) && (
      <Suspense>
        <ListsToCome missing={missing?.loaderData} lineClass={styles.notice} />
      </Suspense>
    )
  );
}
