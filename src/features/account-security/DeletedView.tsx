import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { FactList } from '@vikari/ui-kit/FactList';
import { useWords } from '../../i18n/intl';
import { ResultCard } from '../../lib/page/ResultCard';

export interface DeletedViewProps {
  /**
   * The receipt's number; null where only the mail has it, undefined when the page was opened without a
   * deletion before it.
   */
  receiptId: string | null | undefined;
  homeHref: string;
  linkComponent: LinkComponent;
}

const TEXT = {
  receipt: 'account_deleted.text',
  mail: 'account_deleted.mail',
  unknown: 'account_deleted.unknown.text',
} as const;

/** The receipt of a deleted account. */
export function DeletedView({ receiptId, homeHref, linkComponent }: DeletedViewProps) {
  const { t } = useWords();
  const known = receiptId !== undefined;
  return (
    <ResultCard
      icon={known ? 'success' : 'mail'}
      title={t(known ? 'account_deleted.title' : 'account_deleted.unknown')}
    >
      <p>{t(TEXT[known ? (receiptId ? 'receipt' : 'mail') : 'unknown'])}</p>
      {receiptId && (
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
