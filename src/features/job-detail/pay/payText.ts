import type { PaidOut, PayInHand } from '#domain/jobs/inHand';
import type { HourlyRate } from '#domain/jobs/job';
import type { Words } from '../../../i18n/intl';
import { aboutAmount } from '../../../lib/jobText/jobText';
import type { PayView } from './payView';

/** "28 600–38 300": an amount at the lowest and the highest rate. */
export function amountSpan(
  words: Words,
  { lowest, highest }: PayInHand,
  of: (paid: PaidOut) => number,
): string {
  const [min, max] = [aboutAmount(words, of(lowest)), aboutAmount(words, of(highest))];
  return min === max ? min : words.t('job.rate.span', { min, max });
}

/** What the sum is for, whom it is for, which tax is taken from it, and what is not in it. */
export function restsOn(
  { t, intl }: Words,
  { weeks, table, taxGroup, supplements, yearsWithoutRules, rulesYear }: PayInHand,
  { basis }: HourlyRate,
  { place, knowsGroup }: Pick<PayView, 'place' | 'knowsGroup'>,
): string {
  const sentences = [
    t(`job_detail.pay.${taxGroup === 'abroad' ? 'abroad' : table === null ? 'side' : 'main'}`, {
      weeks,
      place: place ?? t('job_detail.pay.average'),
      table,
      group: taxGroup,
    }),
    ...(knowsGroup ? [] : [t('job_detail.pay.group_assumed')]),
    t(`job_detail.pay.${supplements ? 'supplements_ab' : 'no_supplements'}`),
  ];
  if (basis === 'consultant_invoice') sentences.unshift(t('job_detail.pay.company'));
  if (yearsWithoutRules.length > 0) {
    const years = intl.formatList(yearsWithoutRules.map(String));
    sentences.push(t('job_detail.pay.later_rules', { years, year: `${rulesYear}` }));
  }
  return sentences.join(' ');
}
