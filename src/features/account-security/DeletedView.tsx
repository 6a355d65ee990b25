import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { FactList } from '@vikari/ui-kit/FactList';
import { useWords } from '../../i18n/intl';
import { ResultCard } from '../../lib/page/ResultCard';

export interface DeletedViewProps {
  /** The receipt's number; null when the page was opened without a deletion before it. */
  receiptId: string | null;
  homeHref: string;
  linkComponent: LinkComponent;
}

/** The receipt of a deleted account. */
export function DeletedView({ receiptId, homeHref, linkComponent }: DeletedViewProps) {
  const { t } = useWords();
  const known = receiptId !== null;
  return (
    <ResultCard
      icon={known ? 'success' : 'mail'}
      title={t(known ? 'account_deleted.title' : 'account_deleted.unknown')}
    >
      <p>{t(known ? 'account_deleted.text' : 'account_deleted.unknown.text')}</p>
      {known && (
        <FactList
          layout="rows"
          facts={[{ term: t('account_deleted.receipt'), description: receiptId }]}
        />
      )}
      <Button href={homeHref} linkComponent={linkComponent}>
        {t('account_deleted.home')}
      </Button>
    </ResultCard>
  );
}
