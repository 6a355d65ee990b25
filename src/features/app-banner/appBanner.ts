import { STORAGE_KEY } from '#domain/limits';
import { localStore } from '../../lib/localStore';

/** Milliseconds for which whoever has closed the banner is not shown it. */
const SILENCE = 90 * 24 * 60 * 60 * 1000;
const SLUG = '{slug}';

/** Whether the banner was closed in this browser, not too long ago. */
export function isDismissed(now: number): boolean {
  const at = localStore.read(STORAGE_KEY.appBannerDismissedAt);
  return typeof at === 'number' && at <= now && now - at < SILENCE;
}

export function dismiss(now: number): void {
  localStore.write(STORAGE_KEY.appBannerDismissedAt, now);
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
