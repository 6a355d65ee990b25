import { Banner } from '@vikari/ui-kit/Banner';
import { Button } from '@vikari/ui-kit/Button';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

export interface AppBannerViewProps {
  /** The app's address for this page; null when there is no app yet. */
  href: string | null;
  /** Whether that is a job's. */
  isJob: boolean;
  onDismiss: () => void;
}

/** Offers the app, or says that it is coming. */
export function AppBannerView({ href, isJob, onDismiss }: AppBannerViewProps) {
  const { t, language } = useWords();
  const text = isJob ? t('app_banner.job') : t('app_banner.home');
  return (
    <Banner
      tone="night"
      label={t('app_banner.label')}
      dismissLabel={t('app_banner.close')}
      onDismiss={onDismiss}
      action={
        href === null ? (
          <Button
            size="small"
            variant="secondary"
            href={paths.earlyAccess(language)}
            linkComponent={RouterLink}
          >
            {t('app_banner.sign_up')}
          </Button>
        ) : (
          <Button size="small" variant="secondary" href={href}>
            {t('app_banner.open')}
          </Button>
        )
      }
    >
      {href === null ? t('app_banner.soon') : text}
    </Banner>
  );
}
