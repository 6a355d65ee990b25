import { getMe, type Profile } from '#domain/api/v2';
import { useApi } from '../data/useApi';

/** Who is signed in: `undefined` while that is being asked, null for a visitor. */
export function useProfile(): Profile | null | undefined {
  const { data } = useApi(getMe, {});
  return data?.profile;
}
