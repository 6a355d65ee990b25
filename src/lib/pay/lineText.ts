import type { PayLine } from '#domain/pay/payLine';
import type { Words } from '../../i18n/intl';
import { kronorText, shareText } from './amountText';

const MINUTES_PER_HOUR = 60;
const ORE = 100;

/** "152 h × 450 kr", "31,42 % av 40 000 kr"; undefined when the line has only its amount. */
export function computedText(words: Words, line: PayLine): string | undefined {
  const { t, intl } = words;
  const { rule, base, rate, minutes } = line;
  const share = rate === undefined ? undefined : shareText(words, rate);
  if (minutes !== undefined) {
    const hours = intl.formatNumber(minutes / MINUTES_PER_HOUR, { maximumFractionDigits: 2 });
    // Pay by the hour: its base is öre an hour
    if (rule === 'hourly_pay' && base !== undefined) {
      return t('pay.breakdown.hours_by_rate', { hours, rate: kronorText(words, base / ORE) });
    }
    if (share !== undefined) return t('pay.breakdown.hours_by_share', { hours, share });
    return t('pay.breakdown.hours', { hours });
  }
  if (base === undefined) return undefined;
  const sum = kronorText(words, base);
  return share === undefined
    ? t('pay.breakdown.of', { base: sum })
    : t('pay.breakdown.share', { share, base: sum });
}
