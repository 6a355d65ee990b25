import { AccessibilityView } from '../../features/info/accessibility/AccessibilityView';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from './InfoPage';

/** How accessible the site is: the public statement. */
export function AccessibilityPage() {
  const { t, language } = useWords();
  return (
    <InfoPage
      title={t('accessibility.title')}
      lead={t('accessibility.lead')}
      description={t('accessibility.description')}
      path={paths.accessibility(language)}
      home={t('accessibility.home')}
      crumbsLabel={t('accessibility.crumbs')}
    >
      <AccessibilityView />
    </InfoPage>
  );
}
