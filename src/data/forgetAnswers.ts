import { useSyncExternalStore } from 'react';
import { mutate } from 'swr';
import type { Fallback } from './prefetch';

const NOTHING: Fallback = {};
const listeners = new Set<() => void>();
let forgotten = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Forgets every answer of the services but those under the key given: in SWR's cache, and among
 * what the server wrote into the page. Nothing is asked again.
 */
export async function forgetAnswers(except: string): Promise<void> {
  forgotten = true;
  for (const listener of listeners) listener();
  await mutate((key) => key !== except, undefined, { revalidate: false });
}

/** What the server wrote into the page, until it is forgotten. */
export function useFallback(given: Fallback): Fallback {
  const gone = useSyncExternalStore(
    subscribe,
    () => forgotten,
    () => false,
  );
  return gone ? NOTHING : given;
}
