import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { Button } from '@vikari/ui-kit/Button';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';
import { type FormEvent, type Ref, useId } from 'react';
import { LateFields } from '../../hydration/LateFields';
import { useWords } from '../../i18n/intl';
import { kronorText } from '../../lib/pay/amountText';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useDebounced } from '../../lib/useDebounced';
import { CalculatorDetails } from './CalculatorDetails';
import { CalculatorExplanation } from './CalculatorExplanation';
import type { CalculatorFieldsProps } from './CalculatorFields';
import { announcement, CalculatorResult, MoneyChart, monthlyAmounts } from './CalculatorResult';
import type { Computed } from './computeForm';
import { CalculatorFields } from './lateFields';
import styles from './payCalculator.module.css';

export interface PayCalculatorViewProps extends Omit<CalculatorFieldsProps, 'problems'> {
  computed: Computed;
  crumbs: { label: string; href: string }[];
  /** The address of the same form with the best salary. */
  bestHref: string;
  /** The language that the address names, which a form without a script must name too. */
  lang: string | null;
  /** The form is sent: by a button, or Enter in a field. */
  onSubmit: () => void;
  /** The heading of the result, which takes the focus then. */
  resultRef?: Ref<HTMLHeadingElement>;
}

/** Milliseconds without a change, before the result is announced. */
const ANNOUNCE_AFTER = 1000;

/** Own company beside employed: the answer first, then the inputs and how it is computed. */
export function PayCalculatorView(props: PayCalculatorViewProps) {
  const { computed, crumbs, bestHref, lang, onSubmit, resultRef, ...fields } = props;
  const { group, calculation, problems, rules, dividendRules } = computed;
  const words = useWords();
  const { t, language } = words;
  const formId = useId();
  const announced = useDebounced(announcement(words, calculation), ANNOUNCE_AFTER);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <div className={styles.page}>
      <Stack element="header" spacing={3}>
        <Breadcrumbs
          label={t('pay_calculator.crumbs')}
          crumbs={crumbs}
          linkComponent={RouterLink}
        />
        <h1>{t('pay_calculator.title')}</h1>
        <p className={styles.lead}>{t('pay_calculator.lead')}</p>
      </Stack>
      <div className={styles.calculator}>
        <div className={styles.results}>
          <CalculatorResult
            titleRef={resultRef}
            year={rules.year}
            group={group}
            calculation={calculation}
            bestHref={bestHref}
            isBest={fields.form.salary === 'best'}
          />
          {calculation && <MoneyChart calculation={calculation} />}
        </div>
        <form
          method="get"
          action={paths.payCalculator()}
          noValidate
          aria-labelledby={formId}
          className={styles.form}
          onSubmit={handleSubmit}
        >
          <h2 id={formId}>{t('pay_calculator.form')}</h2>
          {lang !== null && <input type="hidden" name="lang" value={lang} />}
          <LateFields fallback={<Skeleton shape="block" height="60rem" />}>
            <CalculatorFields {...fields} problems={problems} />
          </LateFields>
          <Button type="submit">{t('pay_calculator.submit')}</Button>
          {calculation && (
            <EndBar element="p" aria-hidden="true" className={styles.strip}>
              {(['company', 'employed'] as const).map((way) => (
                <span key={way}>
                  <span>{`${t(`pay_calculator.${way}`)} `}</span>
                  <strong>{kronorText(words, monthlyAmounts(calculation)[way])}</strong>
                </span>
              ))}
            </EndBar>
          )}
        </form>
      </div>
      <p role="status" className="vk-visually-hidden">
        {announced}
      </p>
      {calculation && <CalculatorDetails calculation={calculation} />}
      <CalculatorExplanation rules={rules} dividendRules={dividendRules} />
      <nav aria-label={t('pay_calculator.next')} className={styles.next}>
        <RouterLink href={paths.highestRate(language)}>{t('pay_calculator.next.jobs')}</RouterLink>
        <RouterLink href={paths.salaries()}>{t('pay_calculator.next.salaries')}</RouterLink>
      </nav>
    </div>
  );
}
