import { useSiteData } from '../../data/SiteDataProvider';
import { useMe } from '../useProfile';
import type { DraftStore } from './draftStore';
import { draftsOf } from './drafts';

/** The signed-in candidate's drafts; null without a session. In a browser only. */
export function useDrafts(): DraftStore | null {
  const data = useSiteData();
  const me = useMe();
  if (!me?.profile) return null;
  return draftsOf(data, {
    userId: me.profile.userId,
    sharedComputer: me.sharedComputer === true,
  });
}
