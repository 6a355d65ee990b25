import { lazyPart } from '../../../lib/late/lazyPart';

/* Parts of the home page that are only links, so that their code comes after the page's. */

export const CareSection = lazyPart(async () => (await import('./late/CareSection')).CareSection, {
  texts: ['homeLate'],
  server: 'whole',
});
export const OpenNow = lazyPart(async () => (await import('./late/OpenNow')).OpenNow, {
  texts: ['homeLate'],
  server: 'whole',
});
export const ToContinue = lazyPart(async () => (await import('./late/ToContinue')).ToContinue, {
  texts: ['homeLate'],
  server: 'whole',
});
