import { Suspense, useEffect, useEffectEvent } from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';
import type { PageData } from '../../data/pageLoader';
import { useSiteData } from '../../data/SiteDataProvider';
import { usePageValue } from '../../data/usePageValue';
import { awaitsLists } from '../../data/whileListsLoad';
import { lazyPart, Nothing } from '../../lib/lazyPart';

const ListsToComeLine = lazyPart(async () => (await import('./ListsToComeLine')).ListsToComeLine, {
  texts: ['serviceStatus'],
  server: 'nothing',
  failed: Nothing,
});

/** Says that the server reads in its lists, and reads what a page was shown without when they come. */
export function ListsToComeHost() {
  const data = useSiteData();
  const { revalidate } = useRevalidator();
  // Each reading of a loader is an object of its own: one that misses lists again is waited for again
  const missing = useMatches().find(({ loaderData }) => (loaderData as PageData)?.missesLists);
  const waiting = usePageValue(awaitsLists);
  const readAgain = useEffectEvent(async () => {
    await (await import('../../data/waitForLists')).waitForLists(data);
    await revalidate();
  });
  useEffect(() => {
    if (missing?.loaderData) void readAgain();
  }, [missing?.loaderData]);
  return (
    waiting && (
      <Suspense>
        <ListsToComeLine />
      </Suspense>
    )
  );
}
