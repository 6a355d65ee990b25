import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/Accordion',
  component: AccordionItem,
  args: { summary: 'Vad är ett konsultuppdrag?', onOpenChange: fn() },
} satisfies Meta<typeof AccordionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: [
    {
      summary: 'Vad är ett konsultuppdrag?',
      text: 'Du arbetar en bestämd tid hos en vårdgivare och får betalt per timme.',
    },
    {
      summary: 'Vilka handlingar behöver jag?',
      text: 'CV, legitimation, HLR-intyg och två referenser. Vi sparar dem åt dig.',
    },
    {
      summary: 'När får jag svar?',
      text: 'Oftast samma eller nästa dag.',
    },
  ],
  en: [
    {
      summary: 'What is a consultant assignment?',
      text: 'You work for a set time at a care provider and are paid by the hour.',
    },
    {
      summary: 'Which documents do I need?',
      text: 'CV, licence, CPR certificate and two references. We keep them for you.',
    },
    { summary: 'When do I hear back?', text: 'Mostly the same or the next day.' },
  ],
};

/** Each opens independently. */
export const Questions: Story = {
  render: (args, { globals }) => (
    <Accordion>
      {textsFor(globals, WORDS).map(({ summary, text }, index) => (
        <AccordionItem
          key={summary}
          summary={summary}
          headingLevel={3}
          defaultOpen={index === 0}
          onOpenChange={args.onOpenChange}
        >
          <p>{text}</p>
        </AccordionItem>
      ))}
    </Accordion>
  ),
  play: async ({ args, canvasElement, globals, step }) => {
    const [first, second] = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const openText = canvas.getByText(first?.text ?? '');
    const text = canvas.getByText(second?.text ?? '');

    await step('each summary holds a heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 3 });
      await expect(headings).toHaveLength(3);
      for (const heading of headings) await expect(heading.closest('summary')).toBeVisible();
    });
    await step('closed content is hidden', async () => {
      await expect(openText).toBeVisible();
      await expect(text).not.toBeVisible();
      await expect(text.closest('details')).not.toHaveAttribute('open');
    });
    await step('a press opens, and leaves the others as they are', async () => {
      await userEvent.click(canvas.getByText(second?.summary ?? ''));
      await expect(text).toBeVisible();
      await expect(text.closest('details')).toHaveAttribute('open');
      await expect(openText).toBeVisible();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step('a press closes again', async () => {
      await userEvent.click(canvas.getByText(second?.summary ?? ''));
      await expect(text).not.toBeVisible();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/** Items with one `name` close each other. */
export const OneAtATime: Story = {
  render: (_args, { globals }) => (
    <Accordion>
      {textsFor(globals, WORDS).map(({ summary, text }) => (
        <AccordionItem key={summary} name="questions" summary={summary}>
          <p>{text}</p>
        </AccordionItem>
      ))}
    </Accordion>
  ),
  play: async ({ canvasElement, globals }) => {
    const [first, second] = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(first?.summary ?? ''));
    await expect(canvas.getByText(first?.text ?? '')).toBeVisible();
    await userEvent.click(canvas.getByText(second?.summary ?? ''));
    await expect(canvas.getByText(first?.text ?? '')).not.toBeVisible();
  },
};
