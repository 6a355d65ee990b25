import { CURRENCY } from '#domain/limits';
import { WHOLE } from '#domain/pay/amounts';
import type { Words } from '../../i18n/intl';

/** Öre are shown only where there are any. */
function kronorFormat(amount: number) {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  return {
    style: 'currency',
    currency: CURRENCY,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  } as const;
}

/** "34 200 kr" */
export const kronorText = ({ intl }: Words, amount: number): string =>
  intl.formatNumber(amount, kronorFormat(amount));

/** The same in its parts, so that a column can align the digits alone. */
export const kronorParts = ({ intl }: Words, amount: number): Intl.NumberFormatPart[] =>
  intl.formatNumberToParts(amount, kronorFormat(amount));

/** "31,42 %", of a share in thousandths of a percent. */
export function shareText({ intl }: Words, rate: number): string {
  return intl.formatNumber(rate / WHOLE, { style: 'percent', maximumFractionDigits: 3 });
}
