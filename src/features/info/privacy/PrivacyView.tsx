import { Button } from '@vikari/ui-kit/Button';
import { DataTable } from '@vikari/ui-kit/DataTable';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { POLICY_CATEGORIES, type PolicyCategory } from '#domain/privacy/storedLists';
import { type MessageId, useWords } from '../../../i18n/intl';
import { RouterLink } from '../../../lib/site/RouterLink';
import { LegalText } from '../legal/LegalText';
import { COOKIES, PRIVACY_SECTIONS, STORAGE } from './privacySections';

/** The day of the policy's last change. */
const UPDATED = '2026-11-28';

/** The privacy policy below its heading. */
export function PrivacyView() {
  const { t } = useWords();
  return (
    <LegalText
      part="privacy"
      sections={PRIVACY_SECTIONS}
      updated={UPDATED}
      tables={{
        stored: <StoredTable />,
        cookies: <NamedTable kind="cookie" rows={COOKIES} />,
        storage: <NamedTable kind="storage" rows={STORAGE} />,
      }}
      after={{
        rights: (
          <p>
            <Button variant="secondary" href={ACCOUNT_PLACES.integrity} linkComponent={RouterLink}>
              {t('privacy.own')}
            </Button>
          </p>
        ),
      }}
    />
  );
}

function StoredTable() {
  const { t, language } = useWords();
  return (
    <DataTable<PolicyCategory>
      caption={t('privacy.stored.caption')}
      narrow="stack"
      locale={language}
      rows={POLICY_CATEGORIES}
      rowKey={(id) => id}
      columns={(['what', 'why', 'kept', 'ground'] as const).map((column) => ({
        id: column,
        header: t(`privacy.column.${column}`),
        cell: (id) => t(`privacy.stored.${id}.${column}`),
      }))}
    />
  );
}

interface NamedRow {
  name: string;
  what: MessageId;
  kept: MessageId;
}

/** Cookies, or what a browser stores besides, by their names. */
function NamedTable({ kind, rows }: { kind: 'cookie' | 'storage'; rows: readonly NamedRow[] }) {
  const { t, language } = useWords();
  return (
    <DataTable
      caption={t(`privacy.${kind}.caption`)}
      narrow="stack"
      locale={language}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: t('privacy.column.name'),
          cell: ({ name }) => <code translate="no">{name}</code>,
        },
        { id: 'what', header: t('privacy.column.purpose'), cell: ({ what }) => t(what) },
        { id: 'kept', header: t('privacy.column.kept'), cell: ({ kept }) => t(kept) },
      ]}
    />
  );
}
