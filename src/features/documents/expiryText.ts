import type { ColorFamily } from '@vikari/ui-kit/theme';
import { daysBetween } from '#domain/calendar/days';
import { expiryOf } from '#domain/candidates/documents';
import type { MessageId } from '../../i18n/intl';

/** A document's validity on a day, as a message and a tone. */
export interface ExpiryText {
  id: MessageId;
  days: number;
  tone: ColorFamily;
}

/** Null when the document does not expire. `days` until the last day, or since. */
export function expiryText(validTo: string | null, today: string): ExpiryText | null {
  if (validTo === null) return null;
  const days = daysBetween(today, validTo);
  const expiry = expiryOf(validTo, today);
  if (expiry === 'expired') return { id: 'documents.expiry.expired', days: -days, tone: 'danger' };
  if (expiry === 'soon') return { id: 'documents.expiry.soon', days, tone: 'warning' };
  return { id: 'documents.expiry.valid', days, tone: 'success' };
}
