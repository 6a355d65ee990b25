import { type ReactNode, useLayoutEffect, useState } from 'react';
import { AppBannerView } from '../../features/app-banner/AppBannerView';
import { appHref, dismiss, isDismissed } from '../../features/app-banner/appBanner';
import { useSite } from '../../lib/site/SiteContext';

/** Offers the app, unless the banner was closed lately; only in a browser. */
export function AppBanner({ slug }: { slug: string | null }): ReactNode {
  const { appLink } = useSite();
  const [open, setOpen] = useState(() => !isDismissed(Date.now()));
  useLayoutEffect(() => {
    if (!open) delete document.documentElement.dataset.appBanner;
  }, [open]);
  if (!open) return null;
  return (
    <AppBannerView
      href={appLink === undefined ? null : appHref(appLink, slug)}
      isJob={slug !== null}
      onDismiss={() => {
        dismiss(Date.now());
        setOpen(false);
      }}
    />
  );
}
