import type { MessageId } from '../../../src/i18n/intl';
import type { SiteIntl } from '../../../src/i18n/siteIntl';

/** The site's texts as a play function looks for them, in the toolbar's language. */
export function siteTexts(intl: SiteIntl) {
  return (id: MessageId, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values);
}
