import type { Application } from '#domain/api/portal';
import type { WaitingFor } from '#domain/applications/waitsFor';
import type { Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';

/** What an application waits for, as a sentence: of documents, which ones and by when. */
export function waitText(
  { t, intl }: Words,
  { documentRequest }: Pick<Application, 'documentRequest'>,
  what: WaitingFor,
): string {
  if (what !== 'documents') return t(`application.waits.${what}.text`);
  const { missing, dueOn } = documentRequest ?? { missing: [], dueOn: '' };
  return t('application.waits.documents.text', {
    count: missing.length,
    types: missing.map((type) => t(`documents.type.${type}`)).join(', '),
    day: dayText(intl, dueOn),
  });
}
