import { useEffect } from 'react';
import { useSiteData } from '../../data/SiteDataProvider';
import { localStore } from '../../lib/store/localStore';
import { DRAFT_PREFIX, sessionStore } from '../../lib/store/sessionStore';
import { draftsOf, removeOldDrafts } from '../../session/drafts/drafts';
import { useMe } from '../../session/useProfile';

/**
 * Removes an earlier user's drafts from this browser when another signs in, and drafts that are too
 * old; renders nothing. Most browsers have no draft and make no call.
 */
export function DraftCleanup() {
  const data = useSiteData();
  const me = useMe();
  const userId = me?.profile?.userId;
  const sharedComputer = me?.sharedComputer === true;

  useEffect(() => {
    if ([localStore, sessionStore].every((area) => area.keys(DRAFT_PREFIX).length === 0)) return;
    removeOldDrafts(Date.now());
    if (userId) void draftsOf(data, { userId, sharedComputer }).tidy();
  }, [data, userId, sharedComputer]);
  return null;
}
