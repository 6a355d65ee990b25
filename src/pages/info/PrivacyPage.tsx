import { PrivacyView } from '../../features/info/privacy/PrivacyView';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from './InfoPage';

/** What is stored of people, why and for how long. */
export function PrivacyPage() {
  const { t } = useWords();
  return (
    <InfoPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      description={t('privacy.description')}
      path={paths.privacy()}
      home={t('privacy.home')}
      crumbsLabel={t('privacy.crumbs')}
    >
      <PrivacyView />
    </InfoPage>
  );
}
