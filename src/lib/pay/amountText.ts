import { CURRENCY } from '#domain/limits';
import { WHOLE } from '#domain/pay/amounts';
import type { Words } from '../../i18n/intl';

/** "34 200 kr": öre are shown only where there are any. */
export function kronorText({ intl }: Words, amount: number): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  return intl.formatNumber(amount, {
    style: 'currency',
    currency: CURRENCY,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
}

/** "31,42 %", of a share in thousandths of a percent. */
export function shareText({ intl }: Words, rate: number): string {
  return intl.formatNumber(rate / WHOLE, { style: 'percent', maximumFractionDigits: 3 });
}
