import { useEffect } from 'react';
import { accountSetup } from '#domain/candidates/setup';
import { useAccountContents } from '../../data/accountContents';
import { keepRemainingSetup } from '../../data/remainingSetup';
import { useSiteData } from '../../data/SiteDataProvider';
import { useSite } from '../../lib/site/SiteContext';

/** Reads how many tasks of the account are left, for the tab bar's dot; renders nothing. */
export function RemainingSetup() {
  const data = useSiteData();
  const { today } = useSite();
  const contents = useAccountContents().data;
  useEffect(() => {
    if (!contents) return;
    const { done, total } = accountSetup(contents, today);
    keepRemainingSetup(data, total - done);
  }, [data, contents, today]);
  return null;
}
