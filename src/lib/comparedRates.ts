import type { IntlShape } from 'react-intl';
import { NEWEST_TAX_YEAR, WAGE_AS_INVOICE } from '#domain/pay/years/taxYears';

/** The values of a text that says how wages are compared with invoices. */
export const comparedBy = ({ formatNumber }: Pick<IntlShape, 'formatNumber'>) => ({
  factor: formatNumber(WAGE_AS_INVOICE),
  year: String(NEWEST_TAX_YEAR),
});
