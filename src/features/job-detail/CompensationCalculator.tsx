import { Card } from '@vikari/ui-kit/Card';
import { FactList } from '@vikari/ui-kit/FactList';
import { PriceBox } from '@vikari/ui-kit/PriceBox';
import { TextField } from '@vikari/ui-kit/TextField';
import { useId, useState } from 'react';
import type { HourlyRate } from '#domain/jobs/job';
import { assignmentWeeks, type Compensation, compensation } from '#domain/pay/compensation';
import { useWords } from '../../i18n/intl';
import { rateAmount } from '../../lib/jobText/jobText';
import { CALCULATOR_LIMITS, initialTerms, type NumberRule, readNumber } from './calculatorInput';
import styles from './jobDetail.module.css';

export interface CompensationCalculatorProps {
  rate: HourlyRate;
  hoursPerWeek: number | null;
  startsOn: string | null;
  endsOn: string | null;
}

/** Rate × hours × weeks. While a field is invalid it shows an error, and no sum. */
export function CompensationCalculator(props: CompensationCalculatorProps) {
  const { rate, hoursPerWeek, startsOn, endsOn } = props;
  const words = useWords();
  const { t } = words;
  const headingId = useId();
  const initial = initialTerms({
    hoursPerWeek,
    weeks: startsOn && endsOn ? assignmentWeeks(startsOn, endsOn) : null,
  });
  const [hours, setHours] = useState(String(initial.hours));
  const [weeks, setWeeks] = useState(String(initial.weeks));
  const typedHours = readNumber(hours, CALCULATOR_LIMITS.hours);
  const typedWeeks = readNumber(weeks, CALCULATOR_LIMITS.weeks);
  const problemText = ({ problem }: ReturnType<typeof readNumber>, { min, max }: NumberRule) =>
    problem === null ? undefined : t(`job_detail.calculator.${problem}`, { min, max });
  const pay =
    typedHours.value === null || typedWeeks.value === null
      ? null
      : compensation({ rate, hoursPerWeek: typedHours.value, weeks: typedWeeks.value });
  const sum = (amount: Compensation['total']) =>
    t('job_detail.calculator.sum', { amount: rateAmount(words, amount) });
  return (
    <Card element="section" tone="sunken" padding="large" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('job_detail.calculator')}
      </h2>
      <div className={styles.calculatorFields}>
        <TextField
          label={t('job_detail.calculator.hours')}
          hint={t('job_detail.calculator.hours_hint')}
          inputMode="decimal"
          maxLength={5}
          value={hours}
          error={problemText(typedHours, CALCULATOR_LIMITS.hours)}
          onValueChange={setHours}
        />
        <TextField
          label={t('job_detail.calculator.weeks')}
          hint={t('job_detail.calculator.weeks_hint')}
          inputMode="numeric"
          maxLength={3}
          value={weeks}
          error={problemText(typedWeeks, CALCULATOR_LIMITS.weeks)}
          onValueChange={setWeeks}
        />
      </div>
      <PriceBox
        live
        label={t('job_detail.calculator.total')}
        amount={pay && rateAmount(words, pay.total)}
        unit={t('job_detail.calculator.unit')}
        missing={t('job_detail.calculator.no_sum')}
        basis={t('job_detail.calculator.note', { basis: t(`job.basis.${rate.basis}`) })}
      >
        {pay && (
          <FactList
            layout="rows"
            facts={[
              { term: t('job_detail.calculator.per_week'), description: sum(pay.perWeek) },
              { term: t('job_detail.calculator.per_month'), description: sum(pay.perMonth) },
            ]}
          />
        )}
      </PriceBox>
    </Card>
  );
}
