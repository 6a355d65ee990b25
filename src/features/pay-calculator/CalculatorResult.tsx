import { Card } from '@vikari/ui-kit/Card';
import { StackedBar, type StackedBarPart } from '@vikari/ui-kit/StackedBar';
import { type Ref, useId } from 'react';
import type { Calculation } from '#domain/pay/calculator/calculate';
import { MONEY_PARTS } from '#domain/pay/calculator/calculatorFields';
import type { TaxGroup } from '#domain/pay/taxGroup';
import { useWords, type Words } from '../../i18n/intl';
import { kronorText } from '../../lib/pay/amountText';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './payCalculator.module.css';

const MONTHS = 12;
const ORE = 100;

/** What both ways give in the hand a month, whole kronor. */
export function monthlyAmounts({ company, employed }: Calculation) {
  return {
    company: Math.floor(company.year.net / MONTHS),
    employed: Math.floor(employed.net / MONTHS),
  };
}

/** What is announced when the result changes. */
export function announcement(words: Words, calculation: Calculation | null): string {
  if (calculation === null) return words.t('pay_calculator.wrong');
  const { company, employed } = monthlyAmounts(calculation);
  return words.t('pay_calculator.announced', {
    company: kronorText(words, company),
    employed: kronorText(words, employed),
  });
}

export interface CalculatorResultProps {
  year: number;
  /** Whom the figures are for. */
  group: TaxGroup;
  /** Null while a number is wrong. */
  calculation: Calculation | null;
  /** The address of the same form with the best salary. */
  bestHref: string;
  /** Whether the salary is the best one by choice. */
  isBest: boolean;
  /** The heading, which takes the focus when the form is sent. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The answer: in the hand a month with a company and employed, and what differs. */
export function CalculatorResult(props: CalculatorResultProps) {
  const { year, group, calculation, bestHref, isBest, titleRef } = props;
  const words = useWords();
  const { t } = words;
  const id = useId();
  return (
    <Card
      element="section"
      tone="night"
      padding="large"
      aria-labelledby={id}
      className={styles.result}
    >
      <h2 ref={titleRef} id={id} tabIndex={-1} className={styles.resultTitle}>
        {t('pay_calculator.result', { year: String(year) })}
      </h2>
      {calculation === null ? (
        <p>{t('pay_calculator.wrong')}</p>
      ) : (
        <>
          <Figures calculation={calculation} />
          <p>{t(`pay_calculator.for.${group}`)}</p>
          <Sentences calculation={calculation} />
          <BestSalary calculation={calculation} bestHref={bestHref} isBest={isBest} />
        </>
      )}
    </Card>
  );
}

function Figures({ calculation }: { calculation: Calculation }) {
  const words = useWords();
  const { t } = words;
  const amounts = monthlyAmounts(calculation);
  return (
    <dl className={styles.figures}>
      {(['company', 'employed'] as const).map((way) => (
        <div key={way} className={styles.figure}>
          <dt>{t(`pay_calculator.${way}`)}</dt>
          <dd>{kronorText(words, amounts[way])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sentences({ calculation }: { calculation: Calculation }) {
  const words = useWords();
  const { t } = words;
  const { company, employed } = calculation;
  const amounts = monthlyAmounts(calculation);
  const difference = kronorText(words, Math.abs(amounts.company - amounts.employed));
  const compared =
    amounts.company === amounts.employed
      ? t('pay_calculator.same')
      : t(
          amounts.company > amounts.employed
            ? 'pay_calculator.company_more'
            : 'pay_calculator.employed_more',
          { amount: difference },
        );
  return (
    <>
      <p className={styles.compared}>
        <span>{compared}</span>
        {company.parts.kept > 0 && (
          <span>
            {` ${t('pay_calculator.kept', { amount: kronorText(words, company.parts.kept) })}`}
          </span>
        )}
      </p>
      {employed.parts.pension > 0 && (
        <p>{t('pay_calculator.pension', { amount: kronorText(words, employed.parts.pension) })}</p>
      )}
      {employed.wage !== null && calculation.rate !== null && (
        <p>
          {t('pay_calculator.wage', {
            rate: kronorText(words, calculation.rate),
            wage: kronorText(words, employed.wage / ORE),
          })}
        </p>
      )}
    </>
  );
}

function BestSalary(
  props: Pick<CalculatorResultProps, 'bestHref' | 'isBest'> & { calculation: Calculation },
) {
  const { calculation, bestHref, isBest } = props;
  const words = useWords();
  const { t } = words;
  const { best, company } = calculation;
  const salary = kronorText(words, best.salary / MONTHS);
  if (isBest) return <p>{t('pay_calculator.best', { amount: salary })}</p>;
  const more = best.year.net - company.year.net;
  if (more <= 0) return null;
  return (
    <p>
      <span>{`${t('pay_calculator.better', { salary, amount: kronorText(words, more) })} `}</span>
      {best.year.kept > 0 && (
        <span>
          {`${t('pay_calculator.better_kept', { kept: kronorText(words, best.year.kept) })} `}
        </span>
      )}
      <RouterLink href={bestHref}>{t('pay_calculator.use_best')}</RouterLink>
    </p>
  );
}

const TONES = {
  in_hand: 'accent',
  kept: 'brand',
  pension: 'success',
  costs: 'neutral',
  fees: 'warning',
  taxes: 'info',
} as const satisfies Record<(typeof MONEY_PARTS)[number], StackedBarPart['tone']>;

/** Where the money goes, both ways. */
export function MoneyChart({ calculation }: { calculation: Calculation }) {
  const words = useWords();
  const { t } = words;
  const { company, employed } = calculation;
  return (
    <Card className={styles.chart}>
      <StackedBar
        caption={t('pay_calculator.where', { sum: kronorText(words, calculation.revenue) })}
        parts={MONEY_PARTS.map((id) => ({
          id,
          label: t(`pay_calculator.part.${id}`),
          tone: TONES[id],
        }))}
        bars={[
          { label: t('pay_calculator.company'), values: company.parts },
          { label: t('pay_calculator.employed'), values: employed.parts },
        ]}
        formatValue={(value) => kronorText(words, value)}
        headings={{ part: t('pay_calculator.part'), total: t('pay_calculator.total') }}
      />
    </Card>
  );
}
