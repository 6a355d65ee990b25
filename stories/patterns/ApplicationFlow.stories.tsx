import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';
import { ApplicationFlow } from './applicationFlow/ApplicationFlow';
import { FIRST, type FlowState } from './applicationFlow/flow';
import { FLOW_TEXTS } from './applicationFlow/texts';

const meta = {
  title: 'Patterns/Application flow',
  args: { initial: FIRST },
  render: ({ initial }, { globals }) => (
    <ApplicationFlow texts={textsFor(globals, FLOW_TEXTS)} initial={initial} />
  ),
} satisfies Meta<{ initial: FlowState }>;
export default meta;
type Story = StoryObj<typeof meta>;

const ANSWERS = { name: 'Alva Nordanvik', email: 'alva.nordanvik@example.com', start: 'month' };

/** From the remaining tasks to the receipt; every screen's heading gets the focus. */
export const WalkThrough: Story = {
  play: async ({ canvas, globals, step }) => {
    const texts = textsFor(globals, FLOW_TEXTS);
    const arrived = (name: string) =>
      expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus();
    const next = () => userEvent.click(canvas.getByRole('button', { name: texts.next }));

    await step('the last task waits for the others', async () => {
      const list = within(canvas.getByRole('list', { name: texts.tasks.list }));
      await expect(list.getAllByRole('link')).toHaveLength(1);
      await userEvent.click(list.getByRole('link', { name: texts.steps.contact }));
      await arrived(texts.steps.contact);
    });
    await step('a step with errors cannot be left', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: texts.name }), ANSWERS.name);
      await next();
      await expect(canvas.getByRole('alert')).toHaveFocus();
      await userEvent.click(within(canvas.getByRole('alert')).getByRole('link'));
      await userEvent.keyboard(ANSWERS.email);
      await next();
      await arrived(texts.steps.start);
    });
    await step('a choice is saved, and the next step opens', async () => {
      await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
      await next();
      await arrived(texts.steps.check);
    });
    await step('an answer is changed, the others are kept', async () => {
      await userEvent.click(canvas.getByRole('link', { name: `${texts.change} ${texts.name}` }));
      await arrived(texts.steps.contact);
      const name = canvas.getByRole('textbox', { name: texts.name });
      await expect(name).toHaveValue(ANSWERS.name);
      await userEvent.type(name, '-Ek');
      await next();
      await arrived(texts.steps.check);
      await expect(canvas.getByText('Alva Nordanvik-Ek')).toBeVisible();
    });
    await step('the application is sent, and the receipt is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.send }));
      await arrived(texts.receipt.title);
      await expect(canvas.getByRole('list', { name: texts.receipt.list })).toBeInTheDocument();
    });
  },
};

/** The list of tasks, after a first visit. */
export const Tasks: Story = {
  args: { initial: { screen: 'tasks', answers: { ...ANSWERS, start: '' } } },
};
export const AStep: Story = {
  args: { initial: { screen: 'start', answers: { ...ANSWERS, start: '' } } },
};
export const Check: Story = { args: { initial: { screen: 'check', answers: ANSWERS } } };
export const Sent: Story = { args: { initial: { screen: 'receipt', answers: ANSWERS } } };
