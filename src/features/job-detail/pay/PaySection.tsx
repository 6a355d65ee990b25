import { AccordionItem } from '@vikari/ui-kit/Accordion';
import { Card } from '@vikari/ui-kit/Card';
import { PriceBox } from '@vikari/ui-kit/PriceBox';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { TextField } from '@vikari/ui-kit/TextField';
import { lazy, Suspense, useId, useState } from 'react';
import type { JobDetail } from '#domain/api/portal';
import type { HourlyRate } from '#domain/jobs/job';
import { compensation } from '#domain/pay/compensation';
import { useWords } from '../../../i18n/intl';
import { withWords } from '../../../i18n/withWords';
import { rateAmount } from '../../../lib/jobText/jobText';
import { useOwnTax } from '../../../lib/pay/useOwnTax';
import styles from '../jobDetail.module.css';
import { CALCULATOR_LIMITS, initialTerms, type NumberRule, readNumber } from './calculatorInput';
import { PayFacts } from './PayFacts';
import { isAsStated, payQuestion } from './payQuestion';
import { amountSpan, assumptions, restsOn } from './payText';
import { usePay } from './usePay';

const PayDetails = lazy(withWords('pay', () => import('./PayDetails')));

export interface PaySectionProps {
  job: JobDetail;
  rate: HourlyRate;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** The signed-in user; null for a visitor. */
  userId: string | null;
}

/**
 * What the assignment pays, in the hand and before tax. The server's figures stand until the reader
 * changes hours or weeks, or has said something of their tax. While a field is invalid it shows an
 * error, and no sum.
 */
export function PaySection({ job, rate, today, userId }: PaySectionProps) {
  const words = useWords();
  const { t, intl } = words;
  const headingId = useId();
  const { own, save, forget } = useOwnTax(userId);
  const initial = initialTerms({
    hoursPerWeek: job.hoursPerWeek,
    weeks: job.inHand?.weeks ?? null,
  });
  const plain = (value: number) => intl.formatNumber(value, { useGrouping: false });
  const [hours, setHours] = useState(plain(initial.hours));
  const [weeks, setWeeks] = useState(plain(initial.weeks));
  const [isOpen, setOpen] = useState(false);
  const typedHours = readNumber(hours, CALCULATOR_LIMITS.hours);
  const typedWeeks = readNumber(weeks, CALCULATOR_LIMITS.weeks);
  const problemText = ({ problem }: ReturnType<typeof readNumber>, { min, max }: NumberRule) =>
    problem === null ? undefined : t(`job_detail.calculator.${problem}`, { min, max });

  const asked =
    typedHours.value === null || typedWeeks.value === null
      ? null
      : { hours: typedHours.value, weeks: typedWeeks.value, own, today };
  const stated = asked && isAsStated(job, asked) ? job.inHand : null;
  const isTouched =
    own !== null ||
    (asked !== null && (asked.hours !== initial.hours || asked.weeks !== initial.weeks));
  const answer = usePay(asked && (isTouched || isOpen) ? payQuestion(job, rate, asked) : null);
  const answered = typeof answer === 'object' ? answer : null;
  const pay = asked && (stated ?? (isTouched || isOpen ? (answered?.pay ?? null) : null));
  const gross =
    asked && compensation({ rate, hoursPerWeek: asked.hours, weeks: asked.weeks }).total;
  // A job without a period has no figure of the server's
  const isOnlyGross = pay === null && gross !== null && !isTouched;
  const missing = asked === null ? 'calculator.no_sum' : failedOrCounting(answer === 'failed');

  return (
    <Card element="section" tone="sunken" padding="large" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('job_detail.calculator')}
      </h2>
      <PriceBox
        live
        className={styles.paySum}
        label={t(isOnlyGross ? 'job_detail.calculator.total' : 'job_detail.pay.in_hand')}
        amount={
          pay
            ? amountSpan(words, pay, ({ inHand }) => inHand)
            : isOnlyGross
              ? rateAmount(words, gross)
              : null
        }
        unit={t('job_detail.calculator.unit')}
        missing={t(`job_detail.${missing}`)}
        basis={pay ? restsOn(words, pay, rate, own) : t(`job.basis.${rate.basis}`)}
      >
        {pay && <PayFacts job={job} rate={rate} pay={pay} invoiced={gross} />}
      </PriceBox>
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
          inputMode="decimal"
          maxLength={5}
          value={weeks}
          error={problemText(typedWeeks, CALCULATOR_LIMITS.weeks)}
          onValueChange={setWeeks}
        />
      </div>
      <AccordionItem
        summary={t('job_detail.pay.details')}
        open={isOpen}
        onOpenChange={setOpen}
        className={styles.payDetails}
      >
        <ul className={styles.points}>
          {assumptions(words, pay, rate, own).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {isOpen && (
          <Suspense fallback={<Spinner label={t('job_detail.pay.loading')} />}>
            <PayDetails
              own={own}
              onSave={save}
              onForget={forget}
              isCompany={rate.basis === 'consultant_invoice'}
              hasSpan={rate.min !== rate.max}
              lines={(asked && answered?.lines) ?? null}
            />
          </Suspense>
        )}
      </AccordionItem>
    </Card>
  );
}

const failedOrCounting = (failed: boolean) => (failed ? 'pay.failed' : 'pay.counting');
