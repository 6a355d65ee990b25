import { lazyPart } from '../../lib/late/lazyPart';

/** How employers keep what they say: below the answers, once the rest is there. */
export const KeptPart = lazyPart(async () => (await import('./KeptPart')).KeptPart, {
  texts: ['kept'],
  server: 'nothing',
  failed: 'later',
});
