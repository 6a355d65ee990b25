import { lazyPart } from '../late/lazyPart';

/** Its code and texts come when the server reads in its lists; until then the page waits in silence. */
export const ListsToCome = lazyPart(async () => (await import('./ListsToCome')).ListsToCome, {
  texts: ['serviceStatus'],
  server: 'nothing',
  failed: 'later',
});
