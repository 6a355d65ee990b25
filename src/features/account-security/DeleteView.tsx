import { Button } from '@vikari/ui-kit/Button';
import { Heading } from '@vikari/ui-kit/Heading';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Suspense } from 'react';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/late/lazyPart';
import type { DeleteFormProps } from './DeleteForm';
import { IntegritySection } from './IntegritySection';
import styles from './integrity.module.css';

// Loaded when it is shown: its form library is about 45 KB
const DeleteForm = lazyPart(async () => (await import('./DeleteForm')).DeleteForm, {
  server: 'nothing',
});

export interface DeleteViewProps extends DeleteFormProps {
  /** Whether the form is shown. */
  open: boolean;
  onOpen: () => void;
  isBack?: boolean;
}

const GOES = ['profile', 'documents', 'applications', 'sessions'] as const;
const STAYS = ['audit', 'mail', 'downloaded'] as const;

/** What deleting the account means, and its form. */
export function DeleteView({ open, onOpen, isBack, ...form }: DeleteViewProps) {
  const { t } = useWords();
  return (
    <IntegritySection
      title={t('integrity.delete.title')}
      text={t('integrity.delete.text')}
      isBack={isBack}
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Heading level={3} look={4}>
            {t('integrity.delete.goes')}
          </Heading>
          <ul className={styles.bullets}>
            {GOES.map((thing) => (
              <li key={thing}>{t(`integrity.delete.goes.${thing}`)}</li>
            ))}
          </ul>
        </div>
        <div className={styles.stack}>
          <Heading level={3} look={4}>
            {t('integrity.delete.stays')}
          </Heading>
          <ul className={styles.bullets}>
            {STAYS.map((thing) => (
              <li key={thing}>{t(`integrity.delete.stays.${thing}`)}</li>
            ))}
          </ul>
        </div>
      </div>
      {open ? (
        <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
          <DeleteForm {...form} />
        </Suspense>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onPointerEnter={DeleteForm.prefetch}
            onFocus={DeleteForm.prefetch}
            onClick={onOpen}
          >
            {t('integrity.delete.open')}
          </Button>
        </div>
      )}
    </IntegritySection>
  );
}
