import { getMe, type Me, type Profile } from '#domain/api/v2';
import { useApi } from '../data/useApi';

/** Who is signed in, and what is known of the session; `undefined` while that is being asked. */
export function useMe(): Me | undefined {
  return useApi(getMe, {}).data;
}

/** Who is signed in: `undefined` while that is being asked, null for a visitor. */
export function useProfile(): Profile | null | undefined {
  return useMe()?.profile;
}
