import { Callout } from '@vikari/ui-kit/Callout';
import { CRIMINAL_RECORD_DAYS } from '#domain/candidates/documents';
import { useWords } from '../../i18n/intl';

/** Beside each field that takes a criminal record: why it may be taken, and for how long it is kept. */
export function CriminalRecordGround({ legalGround }: { legalGround: string }) {
  const { t } = useWords();
  return (
    <Callout tone="neutral">
      <p>{t('documents.criminal.ground', { ground: legalGround, days: CRIMINAL_RECORD_DAYS })}</p>
    </Callout>
  );
}
