import type { IntlShape } from 'react-intl';
import { COMPARED_WAGES } from '#domain/pay/years/comparedWages';

/** The values of a text that says how wages are compared with invoices. */
export const comparedBy = ({ formatNumber }: Pick<IntlShape, 'formatNumber'>) => ({
  factor: formatNumber(COMPARED_WAGES.factor),
  year: String(COMPARED_WAGES.year),
});
