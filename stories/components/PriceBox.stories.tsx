import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { PriceBox } from '@vikari/ui-kit/PriceBox';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/PriceBox',
  component: PriceBox,
  args: { label: 'Ersättning', amount: '650–720', unit: 'kr/h' },
} satisfies Meta<typeof PriceBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    rate: {
      label: 'Ersättning',
      amount: '650–720',
      unit: 'kr/h',
      basis: 'Det du fakturerar som konsult, före skatt och sociala avgifter.',
    },
    sum: {
      label: 'Uppskattad ersättning',
      amount: '304 980',
      unit: 'kr',
      basis: '690 kr/h × 34 h/vecka × 13 veckor.',
    },
    missing: 'Rätta fälten ovan, så räknar vi.',
    apply: 'Ansök',
  },
  en: {
    rate: {
      label: 'Pay',
      amount: '650–720',
      unit: 'SEK/h',
      basis: 'What you invoice as a consultant, before tax and social fees.',
    },
    sum: {
      label: 'Estimated pay',
      amount: '304,980',
      unit: 'SEK',
      basis: 'SEK 690/h × 34 h/week × 13 weeks.',
    },
    missing: 'Correct the fields above to see the sum.',
    apply: 'Apply',
  },
};

/** The pay of a job, with a button. */
export const Rate: Story = {
  render: (args, { globals }) => {
    const { rate, apply } = textsFor(globals, WORDS);
    return (
      <PriceBox {...args} {...rate}>
        <Button fullWidth>{apply}</Button>
      </PriceBox>
    );
  },
};

/** A sum that follows the fields: it is announced when it changes. */
export const Live: Story = {
  args: { live: true },
  render: (args, { globals }) => <PriceBox {...args} {...textsFor(globals, WORDS).sum} />,
  play: async ({ canvasElement, globals }) => {
    const { sum } = textsFor(globals, WORDS);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      `${sum.label} ${sum.amount} ${sum.unit}`,
    );
  },
};

/** While the fields are invalid, the box says so and shows no sum. */
export const Missing: Story = {
  args: { live: true },
  render: (args, { globals }) => {
    const { sum, missing } = textsFor(globals, WORDS);
    return <PriceBox {...args} label={sum.label} unit={sum.unit} amount={null} missing={missing} />;
  },
  play: async ({ canvasElement, globals }) => {
    const { sum, missing } = textsFor(globals, WORDS);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      `${sum.label} ${missing}`,
    );
  },
};
