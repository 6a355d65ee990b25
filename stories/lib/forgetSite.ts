import { mutate } from 'swr';

/** Runs before a story that reads through SWR: clears what the previous one has read or stored. */
export async function forgetSite(): Promise<void> {
  window.sessionStorage.clear();
  await mutate(() => true, undefined, { revalidate: false });
}
