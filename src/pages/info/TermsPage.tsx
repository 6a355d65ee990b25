import { TermsView } from '../../features/info/terms/TermsView';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from './InfoPage';

/** The terms. */
export function TermsPage() {
  const { t } = useWords();
  return (
    <InfoPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      description={t('terms.description')}
      path={paths.terms()}
      home={t('terms.home')}
      crumbsLabel={t('terms.crumbs')}
    >
      <TermsView />
    </InfoPage>
  );
}
