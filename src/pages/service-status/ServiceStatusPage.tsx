import { serviceStatus } from '#domain/api/serviceStatus';
import { pageLoader } from '../../data/pageLoader';
import { useApi } from '../../data/useApi';
import { ServiceStatusView } from '../../features/service-status/ServiceStatusView';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from '../info/InfoPage';

export const loader = pageLoader((prefetch) => prefetch.read(serviceStatus, {}));

/** What works, and what has worked. It is there while the store is down too. */
export function Component() {
  const { t } = useWords();
  const { data } = useApi(serviceStatus, {});
  return (
    <InfoPage
      title={t('service_status.title')}
      lead={t('service_status.lead')}
      description={t('service_status.description')}
      path={paths.serviceStatus()}
      home={t('service_status.home')}
      crumbsLabel={t('service_status.crumbs')}
      noIndex
    >
      {data && <ServiceStatusView status={data} />}
    </InfoPage>
  );
}
