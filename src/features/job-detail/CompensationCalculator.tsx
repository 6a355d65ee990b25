import { Card } from '@vikari/ui-kit/Card';
import { FactList } from '@vikari/ui-kit/FactList';
import { PriceBox } from '@vikari/ui-kit/PriceBox';
import { TextField } from '@vikari/ui-kit/TextField';
import { useId, useState } from 'react';
import type { HourlyRate } from '#domain/jobs/job';
import { assignmentWeeks, type Compensation, compensation } from '#domain/pay/compensation';
import { useWords } from '../../i18n/intl';
import { rateAmount } from '../../lib/jobText/jobText';
import { CALCULATOR_LIMITS, initialTerms, readNumber } from './calculatorInput';
import styles from './jobDetail.module.css';

export interface CompensationCalculatorProps {
  rate: HourlyRate;
  hoursPerWeek: number | null;
  startsOn: string | null;
  endsOn: string | null;
}

/** Rate × hours × weeks, as she changes the two; it always says what the sum is. */
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
  const pay = compensation({
    rate,
    hoursPerWeek: readNumber(hours, CALCULATOR_LIMITS.hours) ?? initial.hours,
    weeks: readNumber(weeks, CALCULATOR_LIMITS.weeks) ?? initial.weeks,
  });
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
          onValueChange={setHours}
        />
        <TextField
          label={t('job_detail.calculator.weeks')}
          hint={t('job_detail.calculator.weeks_hint')}
          inputMode="numeric"
          maxLength={3}
          value={weeks}
          onValueChange={setWeeks}
        />
      </div>
      <PriceBox
        live
        label={t('job_detail.calculator.total')}
        amount={rateAmount(words, pay.total)}
        unit={t('job_detail.calculator.unit')}
        basis={t('job_detail.calculator.note', { basis: t(`job.basis.${rate.basis}`) })}
      >
        <FactList
          layout="rows"
          facts={[
            { term: t('job_detail.calculator.per_week'), description: sum(pay.perWeek) },
            { term: t('job_detail.calculator.per_month'), description: sum(pay.perMonth) },
          ]}
        />
      </PriceBox>
    </Card>
  );
}
