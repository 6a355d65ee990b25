import { RecruitingView } from '../../features/info/RecruitingView';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from './InfoPage';

/** What employers’ tool does with Vikari’s candidates. */
export function RecruitingPage() {
  const { t } = useWords();
  return (
    <InfoPage
      title={t('info.recruiting.title')}
      lead={t('info.recruiting.lead')}
      description={t('info.recruiting.description')}
      path={paths.recruiting()}
      home={t('info.home')}
      crumbsLabel={t('info.crumbs')}
    >
      <RecruitingView />
    </InfoPage>
  );
}
