import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { readCalculatorForm } from '../../domain/pay/calculator/calculatorForm';
import { TAX_RULES } from '../../domain/pay/years/rulesOfYears';
import { computeForm } from '../../src/features/pay-calculator/computeForm';
import {
  PayCalculatorView,
  type PayCalculatorViewProps,
} from '../../src/features/pay-calculator/PayCalculatorView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

/** The view of an address. */
function at(query: string): Pick<PayCalculatorViewProps, 'form' | 'computed'> {
  const form = readCalculatorForm(new URLSearchParams(query));
  const rules = TAX_RULES[form.year];
  return { form, computed: computeForm(form, { rules, municipality: null }) };
}

const meta = {
  title: 'Screens/Pay calculator',
  component: PayCalculatorView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    ...at(''),
    crumbs: [
      { label: 'Start', href: '/' },
      { label: 'Räkna på lön och utdelning', href: '/lon-utdelnings-kalkylator' },
    ],
    bestHref: '/lon-utdelnings-kalkylator',
    lang: null,
    municipalities: [{ label: 'Västerbottens län', options: [{ id: '2480', label: 'Umeå' }] }],
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PayCalculatorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The salary that gives most in the hand, dividend up to the limit. */
export const BestSalary: Story = {};

/** A salary of one's own, all that is left as dividend, pay from others, the rules of 2024. */
export const OwnSalary: Story = {
  args: at('year=2024&salary=month&month=25000&dividend=all&other=200000&church=yes'),
};

/** Far above the dividend limit. */
export const HighIncome: Story = { args: at('income=sum&sum=3000000&dividend=all&salary=share') };

/** Of who had turned 66 when the year began: less tax. */
export const From66: Story = { args: at('group=from_66') };

/** Of who lives abroad: SINK, no municipality and no dividend. */
export const Abroad: Story = {
  args: at('group=abroad'),
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'pay_calculator.municipality' });
    await expect(canvas.queryByRole('combobox', { name })).toBeNull();
  },
};

/** Invalid numbers have errors at their fields, and there is no sum. */
export const WrongNumbers: Story = {
  args: at('rate=mycket&hours=9000'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};

/** Nothing is invoiced. */
export const Nothing: Story = { args: at('income=sum&sum=0&costs=0') };
