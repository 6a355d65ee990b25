import { pageValue } from '../data/pageState';
import type { SiteData } from '../data/siteData';
import { usePageValue } from '../data/usePageValue';

/** How many pages wait to know who is signed in. */
const CHECKS = pageValue(0);

const count = ({ state }: SiteData, change: number) =>
  state.change(CHECKS, (checks) => Math.max(checks + change, 0));

/** Reads who is signed in while the shell shows that it is being checked. In a browser only. */
export async function whileCheckingAuth<Answer>(
  data: SiteData,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  count(data, 1);
  try {
    return await ask();
  } finally {
    count(data, -1);
  }
}

/** Whether the requested page waits to know who is signed in. */
export function useCheckingAuth(): boolean {
  return usePageValue(CHECKS) > 0;
}
