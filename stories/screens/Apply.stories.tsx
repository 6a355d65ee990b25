import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ApplySkeleton } from '../../src/features/application/apply/ApplySkeleton';
import { ApplyView } from '../../src/features/application/apply/ApplyView';
import { QUESTIONNAIRE } from '../../src/testing/aJobDetail';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const CONTACT = {
  firstName: 'Alva',
  lastName: 'Nordanvik',
  email: 'alva.nordanvik@example.com',
  phone: '+46 70-174 06 05',
};
const ANSWERS = { q1: 'I början av mars, efter en veckas varsel.', q2: 'o2', q3: ['o1', 'o2'] };

const meta = {
  title: 'Screens/Apply',
  component: ApplyView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    jobTitle: 'Sjuksköterska till akutmottagningen',
    workplaceName: 'Norrlands universitetssjukhus',
    jobHref: '/jobb/sjukskoterska',
    linkComponent: 'a',
    rules: { questionnaire: QUESTIONNAIRE, production: true },
    draft: { contact: CONTACT, answers: {}, key: 'story' },
    verifiedName: { firstName: 'Alva Maria', lastName: 'Nordanvik' },
    step: 'contact',
    refused: { contact: {}, answers: {} },
    problem: null,
    sending: false,
    onChange: fn(),
    onComplete: fn(),
    onSend: fn(),
    stepHref: (step) => `#${step}`,
  },
} satisfies Meta<typeof ApplyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('textbox');
    if (first) await userEvent.type(first, '{Enter}');
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith({ contact: CONTACT }));
  },
};

/** The server refused the address: the step is open again, with the error at the field. */
export const Refused: Story = {
  args: { refused: { contact: { email: 'validation.email_taken' }, answers: {} } },
};

export const Questions: Story = { args: { step: 'questions' } };

/** Required answers are missing; the summary names each question. */
export const QuestionsMissing: Story = {
  args: { step: 'questions' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const Summary: Story = {
  args: { step: 'summary', draft: { contact: CONTACT, answers: ANSWERS, key: 'story' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { ...Summary.args, sending: true } };
export const NotSent: Story = { args: { ...Summary.args, problem: 'network' } };

/** Before the browser has found the draft. */
export const Loading: Story = { render: (args) => <ApplySkeleton {...args} /> };
