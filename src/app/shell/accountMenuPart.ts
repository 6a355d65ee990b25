import { lazyPart } from '../../lib/late/lazyPart';

/** The signed-in user in the header: visitors do without its code. */
export const AccountMenuPart = lazyPart(async () => (await import('./AccountMenu')).AccountMenu, {
  server: 'whole',
});
