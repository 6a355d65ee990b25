import { getMe, type Me, type Profile } from '#domain/api/v2';
import { useApi } from '../data/useApi';

/** Who is signed in, and facts of the session; `undefined` while that is being read. */
export function useMe(): Me | undefined {
  return useApi(getMe, {}).data;
}

/** The signed-in user's profile: `undefined` while it is being read, null for a visitor. */
export function useProfile(): Profile | null | undefined {
  return useMe()?.profile;
}
