import { Callout } from '@vikari/ui-kit/Callout';
import { Link } from '@vikari/ui-kit/Link';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Suspense } from 'react';
import type { ShownCriminalRecord } from '#domain/api/documents';
import { useWords } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { lazyPart } from '../../lib/late/lazyPart';
import { CriminalRecordGround } from './CriminalRecordGround';
import styles from './DocumentsView.module.css';
import type { ShownRecordFormProps } from './ShownRecordForm';

/** Loaded by itself: no other part of the page needs validation rules. */
const ShownRecordForm = lazyPart(async () => (await import('./ShownRecordForm')).ShownRecordForm, {
  server: 'nothing',
});

const ORDER_URL = 'https://polisen.se/tjanster-tillstand/belastningsregistret/';

export interface CriminalRecordPartProps extends ShownRecordFormProps {
  shown: readonly ShownCriminalRecord[];
  /** Why a record may be uploaded; null when it is only shown. */
  legalGround: string | null;
}

/** How to order a criminal record, and to whom it was shown. */
export function CriminalRecordPart({ shown, legalGround, ...form }: CriminalRecordPartProps) {
  const { t, intl } = useWords();
  return (
    <>
      <Callout tone="info" headingLevel={4} title={t('documents.criminal.order.title')}>
        <p>{t('documents.criminal.order')}</p>
        <p>
          <Link
            href={ORDER_URL}
            externalLabel={t('documents.criminal.order.new_tab')}
            target="_blank"
            rel="noreferrer"
          >
            {t('documents.criminal.order.link')}
          </Link>
        </p>
      </Callout>
      {shown.length > 0 && (
        <ul className={styles.shown} aria-label={t('documents.criminal.shown')}>
          {shown.map(({ id, shownOn, shownTo }) => (
            <li key={id}>
              {t('documents.criminal.shown_to', { day: dayText(intl, shownOn), who: shownTo })}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<Skeleton shape="block" height="13rem" />}>
        <ShownRecordForm {...form} />
      </Suspense>
      {legalGround !== null && <CriminalRecordGround legalGround={legalGround} />}
    </>
  );
}
