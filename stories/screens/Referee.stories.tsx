import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApiError } from '../../domain/api/errors';
import { RefereeView } from '../../src/features/given-references/RefereeView';
import { SOME_ANSWERS } from '../../src/testing/aReferenceRequest';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const request = {
  candidateName: 'Alva Nordanvik',
  workplace: 'Exempelsjukhuset',
  name: 'Chefa Exempelsson',
  codeTo: 'c…@example.org',
  askedAt: '2026-02-20T09:00:00.000Z',
  expiresAt: '2026-03-13T09:00:00.000Z',
  givenAt: null,
  validTo: null,
  begun: null,
};

const meta = {
  title: 'Screens/Referee',
  component: RefereeView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    state: { is: 'open', request },
    token: 'secret-of-the-link',
    posted: { signing: null, problem: null },
    kept: null,
    draft: null,
    receipt: null,
    onAnswered: fn(),
    onDecline: fn(),
    step: null,
    onStep: fn(),
    today: '2026-03-02',
    hrefs: { account: '#account', privacy: '#privacy' },
    linkComponent: 'a',
    onBankid: fn(async () => {}),
    onMailCode: fn(async () => 'signing'),
    onCode: fn(async () => {}),
  },
} satisfies Meta<typeof RefereeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without answers the form says what is missing; "no" is a plain form of its own. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    // What is filled in comes after what is read
    await userEvent.click(await canvas.findByRole('button', { name: say('referee.form.next') }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    const decline = canvas.getByRole('button', { name: say('referee.decline') });
    await expect(decline.closest('form')).toHaveFormValues({ token: 'secret-of-the-link' });
    await expect(canvasElement.querySelectorAll('form')).toHaveLength(2);
  },
};
/** Read through and signed with a code; what was typed stays when the line breaks. */
export const Sign: Story = {
  args: {
    kept: SOME_ANSWERS,
    onCode: fn(() => Promise.reject(new ApiError('network_error', 'No line.'))),
  },
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string, values = {}) => loaded.intl.formatMessage({ id }, values);
    await userEvent.click(
      await canvas.findByRole('button', {
        name: say('referee.sign.code', { to: 'c…@example.org' }),
      }),
    );
    await expect(args.onMailCode).toHaveBeenCalledWith(SOME_ANSWERS);
    await userEvent.type(await canvas.findByLabelText(say('referee.code.label')), '123456');
    await userEvent.click(canvas.getByRole('button', { name: say('referee.code.send.give') }));
    await expect(args.onCode).toHaveBeenCalledWith('signing', '123456');
    await expect(await canvas.findByText(say('referee.problem.line'))).toBeVisible();
  },
};
export const Given: Story = {
  args: {
    state: {
      is: 'given',
      request: { ...request, givenAt: '2026-02-24T09:00:00.000Z', validTo: '2027-02-24' },
    },
  },
};
/** What was given, once: until when it is valid, and how it is taken back. */
export const Receipt: Story = {
  args: {
    state: { is: 'result', result: 'given' },
    token: null,
    receipt: {
      candidateName: 'Alva Nordanvik',
      validTo: '2027-02-24',
      way: 'bankid',
      signedBy: 'Chefa Exempelsson',
      answers: SOME_ANSWERS,
    },
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await expect(canvas.getByText(say('referee.receipt.take_back'))).toBeVisible();
    await expect(canvas.getByText(SOME_ANSWERS.words)).toBeVisible();
  },
};
/** The page was opened again: what was given is shown once. */
export const Thanks: Story = { args: { state: { is: 'result', result: 'given' }, token: null } };
export const TakenBack: Story = {
  args: { state: { is: 'result', result: 'taken_back' }, token: null },
};
export const Declined: Story = {
  args: { state: { is: 'result', result: 'declined' }, token: null },
};
/** BankID was left where there is no script. */
export const Cancelled: Story = {
  args: { state: { is: 'result', result: 'cancelled' }, token: null },
};
export const Unknown: Story = { args: { state: { is: 'unknown' }, token: null } };
export const Own: Story = { args: { state: { is: 'own' } } };
