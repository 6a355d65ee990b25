import { useApiClient } from '../../data/ApiClientContext';
import { useMe } from '../useProfile';
import type { DraftStore } from './draftStore';
import { draftsOf } from './drafts';

/** The signed-in candidate's drafts; null while nobody is signed in. For the browser only. */
export function useDrafts(): DraftStore | null {
  const api = useApiClient();
  const me = useMe();
  if (!me?.profile) return null;
  return draftsOf(api, {
    userId: me.profile.userId,
    sharedComputer: me.sharedComputer === true,
  });
}
