import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../src/i18n/intl';

/** The site's texts as a play function looks for them, in the toolbar's language. */
export function siteTexts(intl: IntlShape) {
  return (id: MessageId, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values);
}
