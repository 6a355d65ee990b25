import { useEffect } from 'react';
import { useApiClient } from '../../data/ApiClientContext';
import { localStore } from '../../lib/localStore';
import { DRAFT_PREFIX, sessionStore } from '../../lib/sessionStore';
import { draftsOf, removeOldDrafts } from '../../session/drafts/drafts';
import { useMe } from '../../session/useProfile';

/**
 * Removes the drafts that an earlier user has left in this browser when another signs in, and those
 * that are too old; draws nothing. Most browsers hold no draft and ask for nothing.
 */
export function DraftsKeeper() {
  const api = useApiClient();
  const me = useMe();
  const userId = me?.profile?.userId;
  const sharedComputer = me?.sharedComputer === true;

  useEffect(() => {
    if ([localStore, sessionStore].every((area) => area.keys(DRAFT_PREFIX).length === 0)) return;
    removeOldDrafts(Date.now());
    if (userId) void draftsOf(api, { userId, sharedComputer }).tidy();
  }, [api, userId, sharedComputer]);
  return null;
}
