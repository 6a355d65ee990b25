import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { useWords } from '../../../i18n/intl';
import { instantText } from '../../../lib/dates';

export interface ReceiptInterviewProps {
  /** When it was booked for, ISO 8601 UTC; null when it was not. */
  startsAt: string | null;
  /** Where it is booked, moved and saved in a calendar. */
  href: string;
  linkComponent: LinkComponent;
}

/** The interview that was booked with the application, or where it is booked. */
export function ReceiptInterview({ startsAt, href, linkComponent: Link }: ReceiptInterviewProps) {
  const { t, intl } = useWords();
  return (
    <Callout tone="info">
      <p>
        <span>{`${
          startsAt === null
            ? t('apply.receipt.interview')
            : t('apply.receipt.interview_at', { time: instantText(intl, startsAt) })
        } `}</span>
        <Link href={href}>{t('apply.receipt.interview.open')}</Link>
      </p>
    </Callout>
  );
}
