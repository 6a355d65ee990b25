import { useId } from 'react';
import type { Calculation } from '#domain/pay/calculator/calculate';
import { useWords } from '../../i18n/intl';
import { PayBreakdown } from '../../lib/pay/PayBreakdown';
import styles from './payCalculator.module.css';

/** Everything that was computed, line by line. */
export function CalculatorDetails({ calculation }: { calculation: Calculation }) {
  const { t } = useWords();
  const id = useId();
  const { company, employed } = calculation;
  const paid = company.year.company.filter(({ rule }) => rule !== 'kept_in_company');
  return (
    <section aria-labelledby={id} className={styles.details}>
      <h2 id={id}>{t('pay_calculator.details')}</h2>
      <p className={styles.text}>{t('pay_calculator.details.lead')}</p>
      <div className={styles.tables}>
        <PayBreakdown
          caption={t('pay_calculator.table.company')}
          rows={[...paid, { label: t('pay_calculator.sum.kept'), sum: company.year.kept }]}
        />
        <PayBreakdown
          caption={t('pay_calculator.table.owner')}
          rows={[
            ...company.year.owner,
            { label: t('pay_calculator.sum.in_hand'), sum: company.year.net },
          ]}
        />
        <PayBreakdown
          caption={t('pay_calculator.table.limit')}
          rows={[
            ...company.limit.lines,
            { label: t('pay_calculator.sum.limit'), sum: company.limit.limit },
          ]}
        />
        <PayBreakdown
          caption={t('pay_calculator.table.employed')}
          rows={[
            ...employed.employer,
            { label: t('pay_calculator.sum.pay'), sum: employed.pay },
            employed.taxLine,
            { label: t('pay_calculator.sum.in_hand'), sum: employed.net },
          ]}
        />
        <PayBreakdown
          caption={t('pay_calculator.table.tax_company')}
          rows={[
            ...company.year.incomeTax.lines,
            { label: t('pay_calculator.sum.tax'), sum: company.year.incomeTax.tax },
          ]}
        />
        <PayBreakdown
          caption={t('pay_calculator.table.tax_employed')}
          rows={[
            ...employed.incomeTax.lines,
            { label: t('pay_calculator.sum.tax'), sum: employed.incomeTax.tax },
          ]}
        />
      </div>
      {calculation.otherWorkIncome > 0 && (
        <p className={styles.text}>{t('pay_calculator.with_other')}</p>
      )}
    </section>
  );
}
