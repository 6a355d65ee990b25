import { useSiteData } from '../../data/SiteDataProvider';
import { likeValues } from '../../lib/forms/likeValues';
import type { FormDraft } from '../../lib/forms/useForm';
import { useMe } from '../useProfile';
import type { DraftStore } from './draftStore';
import { draftsOf } from './drafts';

/** The signed-in candidate's drafts, opened when they are needed: they exist in a browser only. */
export function useLateDrafts(): () => DraftStore | null {
  const data = useSiteData();
  const me = useMe();
  const userId = me?.profile?.userId;
  const sharedComputer = me?.sharedComputer === true;
  return () => (userId === undefined ? null : draftsOf(data, { userId, sharedComputer }));
}

/**
 * Keeps what the signed-in candidate types in a form, encrypted on their device, until it is sent.
 * Nothing is kept of a visitor.
 *
 * @param name - the same for the same form of the same thing: `reply-` with the invitation's id.
 */
export function useFormDraft<Values extends object>(name: string): FormDraft<Values> {
  const drafts = useLateDrafts();
  return {
    async read(like) {
      const kept = await drafts()?.read(name);
      return likeValues(kept, like);
    },
    keep: (values) => drafts()?.write(name, values),
    remove: () => drafts()?.remove(name),
  };
}
