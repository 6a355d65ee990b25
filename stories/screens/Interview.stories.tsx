import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { InterviewEvent } from '#domain/api/interviews';
import { InterviewView } from '../../src/features/interview/InterviewView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const slot = (startsAt: string, endsAt: string, free = true) => ({
  startsAt: `2026-03-${startsAt}:00.000Z`,
  endsAt: `2026-03-${endsAt}:00.000Z`,
  free,
});

const booked: InterviewEvent = {
  applicationId: 'application-1',
  startsAt: '2026-03-23T09:00:00.000Z',
  endsAt: '2026-03-23T09:30:00.000Z',
  timeZone: 'Europe/Stockholm',
  status: 'booked',
  job: { title: 'Sjuksköterska', slug: 'sjukskoterska-v-1', workplaceName: 'Exempelsjukhuset' },
  place: 'Exempelsjukhuset, entré A',
  meetingUrl: null,
};

const meta = {
  title: 'Screens/Interview',
  component: InterviewView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    job: 'Sjuksköterska till akutmottagning',
    event: null,
    booking: 'open',
    held: false,
    minutes: 30,
    slots: [
      slot('23T09:00', '23T09:30'),
      slot('23T09:30', '23T10:00'),
      slot('23T10:00', '23T10:30', false),
      slot('23T13:00', '23T13:30'),
      slot('24T08:00', '24T08:30'),
    ],
    onSaveFile: async () => undefined,
    applicationsHref: '/job-applications',
    linkComponent: 'a',
    saving: false,
    problem: null,
    done: null,
    onBook: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof InterviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Boka tiden' }));
    await expect(args.onBook).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '10:00–10:30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Boka tiden' }));
    await expect(args.onBook).toHaveBeenCalledWith('2026-03-23T09:00:00.000Z');
  },
};
export const Booked: Story = { args: { event: booked } };
export const Video: Story = {
  args: { event: { ...booked, place: null, meetingUrl: 'https://meet.example.com/rum' } },
};
export const Cancelled: Story = { args: { event: { ...booked, status: 'cancelled' } } };
/** The employer has offered no times yet. */
export const NoTimes: Story = { args: { minutes: null, slots: [] } };
/** Somebody else was quicker. */
export const Taken: Story = { args: { problem: 'slot_taken' } };
export const Saving: Story = { args: { saving: true } };
