import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { PayInHand } from '#domain/jobs/inHand';
import type { TaxGroup } from '#domain/pay/taxGroup';
import { OTHER_GROUPS } from '#domain/pay/years/otherGroupsOfYears';
import { taxYearFor } from '#domain/pay/years/taxYears';
import { useWords } from '../../../i18n/intl';
import { taxGroupOf } from '../../../lib/pay/ownTax';
import { PayBreakdown } from '../../../lib/pay/PayBreakdown';
import { useOwnTax } from '../../../lib/pay/useOwnTax';
import styles from '../jobDetail.module.css';
import { CALCULATOR_LIMITS, initialTerms, readNumber } from './calculatorInput';
import { NumberField } from './NumberField';
import { OwnTaxForm } from './OwnTaxForm';
import { type AskedTerms, isAsStated, payQuestion } from './payQuestion';
import type { PaySectionProps, PayView } from './payView';
import { type PayReading, usePay } from './usePay';

export interface PayToolProps extends PaySectionProps {
  /**
   * True when the fields are shown. False when only the tax that the reader stated earlier is used.
   */
  isOpen: boolean;
  /** Called with what the section shows, whenever that changes. */
  onView: Dispatch<SetStateAction<PayView>>;
}

/**
 * Hours, weeks and tax of the reader, and the sum line by line. While a field is wrong it shows an
 * error, and no sum.
 */
export function PayTool(props: PayToolProps) {
  const { job, rate, today, userId, isOpen, onView } = props;
  const { t, intl } = useWords();
  const { own, save, forget } = useOwnTax(userId);
  const plain = (value: number) => intl.formatNumber(value, { useGrouping: false });
  const initial = initialTerms({
    hoursPerWeek: job.hoursPerWeek,
    weeks: job.inHand?.weeks ?? null,
  });
  const [hours, setHours] = useState(plain(initial.hours));
  const [weeks, setWeeks] = useState(plain(initial.weeks));
  const [isOwnWrong, setOwnWrong] = useState(false);
  const typedHours = readNumber(hours, CALCULATOR_LIMITS.hours).value;
  const typedWeeks = readNumber(weeks, CALCULATOR_LIMITS.weeks).value;
  const asked: AskedTerms | null =
    typedHours === null || typedWeeks === null || isOwnWrong
      ? null
      : { hours: typedHours, weeks: typedWeeks, own, today };
  const reading = usePay(asked && payQuestion(job, rate, asked));
  const lines = asked && typeof reading === 'object' ? reading.lines : null;

  const stated = asked && isAsStated(job, asked) ? job.inHand : null;
  const answered = typeof reading === 'object' ? reading.pay : null;
  const pay = stated ?? answered;
  const place = own?.municipality?.name ?? null;
  const hasOtherIncome = (own?.otherWorkIncome ?? 0) > 0;
  const knowsGroup = (own?.taxGroup ?? null) !== null;
  const isCompany = rate.basis === 'consultant_invoice';
  const problem = problemOf(asked, reading);
  const missing = problem && t(`pay.job.${problem}`);
  useEffect(() => {
    if (missing) onView((view) => ({ ...view, missing }));
    else if (pay) onView({ pay, place, hasOtherIncome, knowsGroup, missing: null });
  }, [onView, pay, place, hasOtherIncome, knowsGroup, missing]);

  return (
    <div className={styles.payParts}>
      <div className={styles.calculatorFields}>
        <NumberField
          label={t('pay.job.hours')}
          hint={t('pay.job.hours_hint')}
          maxLength={5}
          value={hours}
          rule={CALCULATOR_LIMITS.hours}
          onValueChange={setHours}
        />
        <NumberField
          label={t('pay.job.weeks')}
          hint={t('pay.job.weeks_hint')}
          maxLength={5}
          value={weeks}
          rule={CALCULATOR_LIMITS.weeks}
          onValueChange={setWeeks}
        />
      </div>
      <OwnTaxForm
        own={own}
        onSave={save}
        onForget={forget}
        onWrong={setOwnWrong}
        isOpen={isOpen}
        isCompany={isCompany}
      />
      <div>
        {lines && (
          <PayBreakdown
            caption={t(rate.min === rate.max ? 'pay.job.caption' : 'pay.job.caption_lowest')}
            rows={[
              ...lines.gains,
              { label: t('pay.job.gross'), sum: lines.gross },
              ...lines.taxes,
              { label: t('pay.job.in_hand'), sum: lines.inHand },
            ]}
          />
        )}
        <p className={styles.payNote}>
          <span>{`${t(`pay.job.${isCompany ? 'all_salary' : 'holiday_pay'}`)} `}</span>
          {isCompany && pay?.taxGroup === 'from_66' && (
            <span>
              {`${t('pay.job.contributions_from_66', { year: bornByForLowContributions(pay) })} `}
            </span>
          )}
          <span>{t(`pay.job.${noteOnYear(taxGroupOf(own), hasOtherIncome)}`)}</span>
        </p>
      </div>
    </div>
  );
}

const bornByForLowContributions = ({ rulesYear }: PayInHand): string =>
  String(OTHER_GROUPS[taxYearFor(rulesYear)].older.lowContributionsBornBy.value);

/** How the tax withheld stands to the tax of the year. */
function noteOnYear(group: TaxGroup, hasOtherIncome: boolean) {
  if (group === 'abroad') return 'final_tax';
  return hasOtherIncome ? 'year_beside' : 'year_alone';
}

/**
 * Why there is no sum. Also null while a sum is being computed: until then the previous one is
 * shown.
 */
function problemOf(asked: AskedTerms | null, reading: PayReading): 'no_sum' | 'failed' | null {
  if (asked === null) return 'no_sum';
  return reading === 'failed' ? 'failed' : null;
}
