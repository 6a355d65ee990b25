import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Invitation } from '../../domain/api/invitations';
import { NothingHere } from '../../src/features/application/reply/NothingHere';
import { ReplyView } from '../../src/features/application/reply/ReplyView';
import { anInvitation } from '../../src/testing/anInvitation';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const answered = (changes: Partial<Invitation>) =>
  anInvitation({ endedAt: '2026-11-21T10:00:00.000Z', ...changes });

const meta = {
  title: 'Screens/Reply',
  component: ReplyView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    invitation: anInvitation(),
    saving: false,
    problem: null,
    justAnswered: false,
    jobHref: '/jobb/v-1',
    applyHref: '/candidate/apply?job=v-1',
    applicationsHref: '/job-applications',
    jobsHref: '/lediga-jobb',
    integrityHref: '/account',
    linkComponent: 'a',
    onInterested: fn(async () => undefined),
    onDecline: fn(async () => undefined),
  },
} satisfies Meta<typeof ReplyView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A required question without an answer shows an error; once it is answered, the reply is sent. */
export const Unanswered: Story = {
  play: async ({ canvas, args, loaded }) => {
    const press = canvas.getByRole('button', {
      name: loaded.intl.formatMessage({ id: 'reply.interested' }),
    });
    await userEvent.click(press);
    await expect(args.onInterested).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await userEvent.click(press);
    await expect(args.onInterested).toHaveBeenCalledWith({ nights: 'yes', when: '', wards: [] });
  },
};

/** Saying no asks for confirmation. */
export const Declining: Story = {
  play: async ({ canvas, args, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'reply.decline' });
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(args.onDecline).not.toHaveBeenCalled();
    const [, decline] = within(dialog).getAllByRole('button');
    if (decline) await userEvent.click(decline);
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

/** Neither a message nor questions. */
export const Bare: Story = {
  args: {
    invitation: anInvitation({
      message: null,
      contact: null,
      form: { kind: 'job_invitation', questions: [], answers: {} },
    }),
  },
};
export const Paused: Story = { args: { invitation: anInvitation({ jobStatus: 'disabled' }) } };
export const Interested: Story = {
  args: {
    invitation: answered({
      state: 'interested',
      status: 'interested',
      form: { ...anInvitation().form, answers: { nights: 'yes', wards: ['a', 'b'] } },
    }),
  },
};
export const Applied: Story = {
  args: { invitation: answered({ state: 'interested', status: 'qualified' }) },
};
export const Declined: Story = {
  args: { invitation: answered({ state: 'declined', status: 'not_interested' }) },
};
export const TakenBack: Story = {
  args: { invitation: answered({ state: 'taken_back', status: null, message: null }) },
};
export const Expired: Story = {
  args: { invitation: answered({ state: 'expired', status: 'expired', jobStatus: 'closed' }) },
};
/** Answered in another tab meanwhile. */
export const AnsweredElsewhere: Story = {
  args: {
    invitation: answered({ state: 'declined', status: 'not_interested' }),
    problem: 'answered',
  },
};
export const BrokenLine: Story = { args: { problem: 'network' } };
/** A wrong link, or somebody else's. */
export const None: Story = {
  render: (args) => (
    <NothingHere
      title="Inbjudan finns inte"
      text="Länken kan vara felaktig, eller så gäller inbjudan ett annat konto än det du är inloggad med."
      labels={{ applications: 'Mina ansökningar', jobs: 'Se lediga uppdrag' }}
      applicationsHref={args.applicationsHref}
      jobsHref={args.jobsHref}
      linkComponent="a"
    />
  ),
};
