import { Article } from '@vikari/ui-kit/Article';
import type { DividendRules } from '#domain/pay/company/dividendRules';
import type { TaxRules } from '#domain/pay/taxRules';
import { useWords } from '../../i18n/intl';
import { kronorText, shareText } from '../../lib/pay/amountText';

/** Until 2025, in income base amounts: the simplification rule, and the salary of the main rule. */
const SIMPLIFIED = 2.75;
const NINE_POINT_SIX = 9.6;

const UNKNOWN = [
  'same_salary',
  'same_year',
  'alone',
  'reserves',
  'pension',
  'cap',
  'young',
  'age',
  'advice',
] as const;

interface CalculatorExplanationProps {
  rules: TaxRules;
  dividendRules: DividendRules;
}

/** How it is computed, in plain words with the year's own figures, and what is left out. */
export function CalculatorExplanation({ rules, dividendRules }: CalculatorExplanationProps) {
  const words = useWords();
  const { t } = words;
  const { regime, previousIncomeBaseAmount } = dividendRules;
  const baseAmounts = (count: number) =>
    kronorText(words, Math.floor(previousIncomeBaseAmount.value * count));
  const values = {
    year: String(rules.year),
    contributions: shareText(words, rules.employerContributions.value),
    tax: shareText(words, rules.corporateTax.value),
    simple: baseAmounts(SIMPLIFIED),
    six: baseAmounts(6),
    ninePointSix: baseAmounts(NINE_POINT_SIX),
    four: baseAmounts(4),
    eight: baseAmounts(8),
  };
  return (
    <Article>
      <h2>{t('pay_calculator.how')}</h2>
      <h3>{t('pay_calculator.how.invoice.title')}</h3>
      <p>{t('pay_calculator.how.invoice')}</p>
      <h3>{t('pay_calculator.how.salary.title')}</h3>
      <p>{t('pay_calculator.how.salary', values)}</p>
      <h3>{t('pay_calculator.how.corporate.title')}</h3>
      <p>{t('pay_calculator.how.corporate', values)}</p>
      <h3>{t('pay_calculator.how.limit.title')}</h3>
      <p>{t('pay_calculator.how.limit')}</p>
      <p>{t(`pay_calculator.how.limit_${regime}`, values)}</p>
      <h3>{t('pay_calculator.how.new.title')}</h3>
      <p>{t('pay_calculator.how.new')}</p>
      <h3>{t('pay_calculator.how.why.title')}</h3>
      <p>{t('pay_calculator.how.why')}</p>
      <h3>{t('pay_calculator.how.employed.title')}</h3>
      <p>{t('pay_calculator.how.employed')}</p>
      <h2>{t('pay_calculator.unknown')}</h2>
      <ul>
        {UNKNOWN.map((id) => (
          <li key={id}>{t(`pay_calculator.unknown.${id}`)}</li>
        ))}
      </ul>
    </Article>
  );
}
