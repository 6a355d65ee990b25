import useSWR from 'swr';
import { localKey } from '../data/keys';
import { keepAnswer, type SiteData } from '../data/siteData';

/** Where the cache holds how many pages wait to know who is signed in. */
const CHECKS = localKey('session/checking');

const count = (data: SiteData, change: number) =>
  keepAnswer<number>(data, CHECKS, (checks = 0) => Math.max(checks + change, 0));

/** Asks who is signed in, and lets the shell show that meanwhile. For the browser only. */
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

/** Whether the page that was asked for waits to know who is signed in. */
export function useCheckingAuth(): boolean {
  return (useSWR<number>(CHECKS, null).data ?? 0) > 0;
}
