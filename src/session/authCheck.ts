import useSWR, { mutate } from 'swr';

/** Where SWR's cache holds that a page waits to know who is signed in. */
const KEY = 'session/checking';

let checks = 0;

/** Asks who is signed in, and lets the shell show that meanwhile. For the browser only. */
export async function whileCheckingAuth<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  checks += 1;
  void mutate(KEY, true, { revalidate: false });
  try {
    return await ask();
  } finally {
    checks -= 1;
    if (checks === 0) void mutate(KEY, false, { revalidate: false });
  }
}

/** Whether the page that was asked for waits to know who is signed in. */
export function useCheckingAuth(): boolean {
  return useSWR<boolean>(KEY, null).data === true;
}
