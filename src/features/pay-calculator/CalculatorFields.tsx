import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { SelectField, type SelectFieldProps } from '@vikari/ui-kit/SelectField';
import { type ReactNode, useId } from 'react';
import {
  DIVIDEND_KINDS,
  type DividendKind,
  INCOME_KINDS,
  type IncomeKind,
  type NumberField,
  SALARY_KINDS,
  type SalaryKind,
} from '#domain/pay/calculator/calculatorFields';
import type { CalculatorForm } from '#domain/pay/calculator/calculatorForm';
import type { NumberProblems } from '#domain/pay/calculator/calculatorInputs';
import { TAX_YEARS, type TaxYear } from '#domain/pay/years/taxYears';
import { useWords } from '../../i18n/intl';
import { TaxGroupField } from '../../lib/pay/TaxGroupField';
import { NumberInput } from './NumberInput';
import styles from './payCalculator.module.css';

export interface CalculatorFieldsProps {
  form: CalculatorForm;
  problems: NumberProblems;
  onChange: (form: CalculatorForm) => void;
  /** The 290 municipalities under their regions; ids are SCB's codes. */
  municipalities: SelectFieldProps['groups'];
}

const NEW_RULES_FROM = 2026;

/** Every input of the calculator. What a choice leaves unused is hidden by the style sheet. */
export function CalculatorFields(props: CalculatorFieldsProps) {
  const { form, problems, onChange, municipalities } = props;
  const { t } = useWords();
  const number = (name: NumberField, rest: { hint?: string; className?: string } = {}) => (
    <NumberInput
      name={name}
      value={form.numbers[name]}
      problem={problems[name]}
      onChange={(value) => onChange({ ...form, numbers: { ...form.numbers, [name]: value } })}
      {...rest}
    />
  );
  const years = TAX_YEARS.toReversed().map((year) => ({
    id: String(year),
    label: year === NEW_RULES_FROM ? t('pay_calculator.year.new', { year: `${year}` }) : `${year}`,
  }));
  return (
    <>
      <SelectField
        label={t('pay_calculator.year')}
        name="year"
        groups={[{ label: '', options: years }]}
        value={String(form.year)}
        onValueChange={(year) => onChange({ ...form, year: Number(year) as TaxYear })}
      />
      <TaxGroupField
        name="group"
        year={form.year}
        value={form.group}
        onValueChange={(group) => onChange({ ...form, group })}
      />
      <Section title={t('pay_calculator.section.income')}>
        <RadioCards
          label={t('pay_calculator.income')}
          name="income"
          columns={2}
          options={INCOME_KINDS.map((id) => ({ id, label: t(`pay_calculator.income.${id}`) }))}
          value={form.income}
          onValueChange={(income) => onChange({ ...form, income: income as IncomeKind })}
        />
        {number('rate', { className: styles.byHours })}
        {number('hours', {
          className: styles.byHours,
          hint: t('pay_calculator.field.hours.hint'),
        })}
        {number('sum', { className: styles.bySum })}
        {number('costs', { hint: t('pay_calculator.field.costs.hint') })}
      </Section>
      <Section title={t('pay_calculator.section.payout')}>
        <RadioCards
          label={t('pay_calculator.salary')}
          name="salary"
          options={SALARY_KINDS.map((id) => ({
            id,
            label: t(`pay_calculator.salary.${id}`),
            hint: id === 'best' ? t('pay_calculator.salary.best.hint') : undefined,
          }))}
          value={form.salary}
          onValueChange={(salary) => onChange({ ...form, salary: salary as SalaryKind })}
        />
        {number('month', { className: styles.byMonth })}
        {number('share', { className: styles.byShare })}
        {form.group === 'abroad' && <p>{t('pay_calculator.dividend.abroad')}</p>}
        <div className={styles.inSweden}>
          <RadioCards
            label={t('pay_calculator.dividend')}
            name="dividend"
            options={DIVIDEND_KINDS.map((id) => ({
              id,
              label: t(`pay_calculator.dividend.${id}`),
              hint: id === 'limit' ? t('pay_calculator.dividend.limit.hint') : undefined,
            }))}
            value={form.dividend}
            onValueChange={(dividend) => onChange({ ...form, dividend: dividend as DividendKind })}
          />
          {number('payout', {
            className: styles.byPayout,
            hint: t('pay_calculator.field.payout.hint'),
          })}
          {number('saved', { hint: t('pay_calculator.field.saved.hint') })}
        </div>
      </Section>
      <Section title={t('pay_calculator.section.you')}>
        <div className={styles.inSweden}>
          <SelectField
            label={t('pay_calculator.municipality')}
            name="municipality"
            placeholder={t('pay_calculator.municipality.average')}
            groups={municipalities}
            value={form.municipality}
            onValueChange={(municipality) => onChange({ ...form, municipality })}
          />
          <CheckboxField
            label={t('pay_calculator.church')}
            hint={t('pay_calculator.church.hint')}
            name="church"
            value="yes"
            checked={form.church}
            onCheckedChange={(church) => onChange({ ...form, church })}
          />
        </div>
        {number('other', { hint: t('pay_calculator.field.other.hint') })}
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
