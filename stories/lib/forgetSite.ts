import { mutate } from 'swr';

/** Before a story that reads through SWR: what the one before has read or kept is not known. */
export async function forgetSite(): Promise<void> {
  window.sessionStorage.clear();
  await mutate(() => true, undefined, { revalidate: false });
}
