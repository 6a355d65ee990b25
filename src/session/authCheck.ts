import useSWR from 'swr';
import { localKey } from '../data/keys';
import { cacheAnswer, type SiteData } from '../data/siteData';

/** The cache key for how many pages wait to know who is signed in. */
const CHECKS = localKey('session/checking');

const count = (data: SiteData, change: number) =>
  cacheAnswer<number>(data, CHECKS, (checks = 0) => Math.max(checks + change, 0));

/** Reads who is signed in while the shell shows that it is being checked. In a browser only. */
export async function whileCheckingAuth<Answer>(
  data: SiteData,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  void count(data, 1);
  try {
    return await ask();
  } finally {
    void count(data, -1);
  }
}

/** Whether the requested page waits to know who is signed in. */
export function useCheckingAuth(): boolean {
  return (useSWR<number>(CHECKS, null).data ?? 0) > 0;
}
