import { APP_BANNER_KEY, staysClosed } from '#domain/appBanner';
import { localStore } from '../../lib/store/localStore';

const SLUG = '{slug}';

/** Whether the banner was closed in this browser, not too long ago. */
export const isDismissed = (now: number): boolean =>
  staysClosed(localStore.read(APP_BANNER_KEY), now);

export function dismiss(now: number): void {
  localStore.write(APP_BANNER_KEY, now);
}

/**
 * The app's address for a page of the site.
 *
 * @param link - the setting: an address with `{slug}` in the place of a job's slug.
 * @param slug - null for the start page, which opens the app as such.
 */
export function appHref(link: string, slug: string | null): string {
  if (slug !== null) return link.replace(SLUG, encodeURIComponent(slug));
  return `${new URL(link.replace(SLUG, '')).origin}/`;
}
