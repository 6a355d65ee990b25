import { useState } from 'react';
import { lazyPart } from '../../lib/late/lazyPart';

/** Few have blocked the employer of a job: its code and texts come for them alone. */
export const BlockedPart = lazyPart(async () => (await import('./BlockedPart')).BlockedPart, {
  texts: ['blockedEmployer'],
  server: 'whole',
});

/** Whether the part has a place: also after the block was lifted here, which it then says. */
export function useEverBlocked(block: unknown): boolean {
  const [ever, setEver] = useState(false);
  if (block && !ever) setEver(true);
  return ever;
}
