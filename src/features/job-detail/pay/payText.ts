import type { PaidOut, PayInHand } from '#domain/jobs/inHand';
import type { HourlyRate } from '#domain/jobs/job';
import type { Words } from '../../../i18n/intl';
import { aboutAmount } from '../../../lib/jobText/jobText';
import type { OwnTax } from '../../../lib/pay/ownTax';

/** "28 600–38 300": an amount at the lowest and the highest rate. */
export function amountSpan(
  words: Words,
  { lowest, highest }: PayInHand,
  of: (paid: PaidOut) => number,
): string {
  const [min, max] = [aboutAmount(words, of(lowest)), aboutAmount(words, of(highest))];
  return min === max ? min : words.t('job.rate.span', { min, max });
}

/** What the sum is for, and which tax is taken from it. */
export function restsOn(
  { t }: Words,
  { weeks, table }: PayInHand,
  { basis }: HourlyRate,
  own: OwnTax | null,
): string {
  const place = own?.municipality?.name ?? t('job_detail.pay.average');
  const after = t(`job_detail.pay.${table === null ? 'side' : 'main'}`, { weeks, place, table });
  return basis === 'consultant_invoice' ? `${t('job_detail.pay.company')} ${after}` : after;
}

/** What is taken for granted, in sentences. */
export function assumptions(
  { t, intl }: Words,
  pay: PayInHand | null,
  { basis }: HourlyRate,
  own: OwnTax | null,
): string[] {
  const isCompany = basis === 'consultant_invoice';
  const texts = [
    isCompany ? t('job_detail.pay.all_salary') : t('job_detail.pay.holiday_pay'),
    t(
      pay?.supplements === 'ab' ? 'job_detail.pay.supplements_ab' : 'job_detail.pay.no_supplements',
    ),
    t(own?.otherWorkIncome ? 'job_detail.pay.year_beside' : 'job_detail.pay.year_alone'),
  ];
  if (!pay || pay.yearsWithoutRules.length === 0) return texts;
  const years = intl.formatList(pay.yearsWithoutRules.map(String));
  return [...texts, t('job_detail.pay.later_rules', { years, year: String(pay.rulesYear) })];
}
