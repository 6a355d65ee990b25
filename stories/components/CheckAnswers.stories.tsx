import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckAnswers } from '@vikari/ui-kit/CheckAnswers';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Flow/CheckAnswers',
  component: CheckAnswers,
  args: { title: 'Kontaktuppgifter', changeLabel: 'Ändra', items: [] },
} satisfies Meta<typeof CheckAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    title: 'Kontaktuppgifter',
    change: 'Ändra',
    answers: [
      { question: 'Namn', answer: 'Sara Lind' },
      { question: 'E-post', answer: 'sara.lind@example.com' },
      { question: 'Telefon', answer: '070-174 06 35' },
      { question: 'Hälsning till arbetsgivaren', answer: 'Inte ifylld' },
    ],
  },
  en: {
    title: 'Contact details',
    change: 'Change',
    answers: [
      { question: 'Name', answer: 'Sara Lind' },
      { question: 'Email', answer: 'sara.lind@example.com' },
      { question: 'Phone', answer: '070-174 06 35' },
      { question: 'Message to the employer', answer: 'Not filled in' },
    ],
  },
};

/** Each answer has a link to change it. The name comes from BankID and cannot be changed. */
export const BeforeSending: Story = {
  render: (args, { globals }) => {
    const { title, change, answers } = textsFor(globals, WORDS);
    return (
      <CheckAnswers
        {...args}
        title={title}
        changeLabel={change}
        items={answers.map((each, index) => ({
          ...each,
          changeHref: index === 0 ? undefined : `#answer-${index}`,
        }))}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { change, answers } = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    const link = canvas.getByRole('link', { name: `${change} ${answers[1]?.question}` });
    await expect(link).toHaveAttribute('href', '#answer-1');
  },
};
