import type { ColorFamily } from '@vikari/ui-kit/theme';
import { daysBetween } from '#domain/calendar/days';
import { expiryOf, lastDayOfDocument, type StatedEnd } from '#domain/candidates/documents';
import type { MessageId } from '../../i18n/intl';

/** A document's validity on a day, as a message and a tone. */
export interface ExpiryText {
  id: MessageId;
  /** `YYYY-MM-DD`; null: there is none, or nobody has said. */
  day: string | null;
  /** Until the last day, or since. */
  days: number;
  tone: ColorFamily;
}

/** What is said of a document's end. */
export function expiryText(document: StatedEnd, today: string): ExpiryText {
  const day = lastDayOfDocument(document);
  const expiry = expiryOf(document, today);
  if (expiry === 'unknown')
    return { id: 'documents.expiry.unknown', day, days: 0, tone: 'warning' };
  if (day === null) return { id: 'documents.expiry.none', day, days: 0, tone: 'neutral' };
  const days = daysBetween(today, day);
  if (expiry === 'expired')
    return { id: 'documents.expiry.expired', day, days: -days, tone: 'danger' };
  if (expiry === 'soon') return { id: 'documents.expiry.soon', day, days, tone: 'warning' };
  return { id: 'documents.expiry.valid', day, days, tone: 'success' };
}
