import type { UserDocument } from '#domain/api/documents';
import { expiryText } from '../../features/documents/expiryText';
import { fileSize } from '../../features/documents/fileSize';
import type { Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';

/** A document's type and size, and until when it is valid. */
export function documentFacts(
  { type, size, validTo }: UserDocument,
  today: string,
  { t, intl }: Words,
): string {
  const facts = `${t(`documents.type.${type}`)}, ${fileSize(size, intl.locale)}`;
  const expiry = expiryText(validTo, today);
  if (!validTo || !expiry) return facts;
  return `${facts} · ${t(expiry.id, { days: expiry.days, day: dayText(intl, validTo) })}`;
}
