import { AboutView } from '../../features/info/AboutView';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from './InfoPage';

/** About Vikari. */
export function AboutPage() {
  const { t } = useWords();
  return (
    <InfoPage
      title={t('info.about.title')}
      lead={t('info.about.lead')}
      description={t('info.about.description')}
      path={paths.about()}
      home={t('info.home')}
      crumbsLabel={t('info.crumbs')}
    >
      <AboutView />
    </InfoPage>
  );
}
