import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { FactList } from '@vikari/ui-kit/FactList';
import { Icon } from '@vikari/ui-kit/Icon';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { useWords } from '../../i18n/intl';
import styles from './DeletedView.module.css';

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
    <PageLayout maxWidth="xs" padding="large" spacing={0}>
      <Card padding="large" className={styles.card}>
        <h1 className={styles.title}>
          <Icon name={known ? 'success' : 'mail'} />
          <span>{t(known ? 'account_deleted.title' : 'account_deleted.unknown')}</span>
        </h1>
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
      </Card>
    </PageLayout>
  );
}
