import { DataTable } from '@vikari/ui-kit/DataTable';
import { OWN_CATEGORIES } from '#domain/privacy/storedLists';
import { useWords } from '../../i18n/intl';
import { IntegritySection } from './IntegritySection';

/** What is stored about the candidate, for how long and why. */
export function StoredView() {
  const { t, intl } = useWords();
  return (
    <IntegritySection title={t('integrity.stored.title')} text={t('integrity.stored.text')}>
      <DataTable
        caption={t('integrity.stored.table')}
        narrow="stack"
        locale={intl.locale}
        rows={OWN_CATEGORIES}
        rowKey={(category) => category}
        columns={[
          {
            id: 'what',
            header: t('integrity.stored.what'),
            cell: (category) => t(`integrity.stored.${category}.what`),
          },
          {
            id: 'kept',
            header: t('integrity.stored.kept'),
            cell: (category) => t(`integrity.stored.${category}.kept`),
          },
          {
            id: 'why',
            header: t('integrity.stored.why'),
            cell: (category) => t(`integrity.stored.${category}.why`),
          },
        ]}
      />
    </IntegritySection>
  );
}
