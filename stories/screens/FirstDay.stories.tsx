import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { OwnFirstDay } from '../../domain/api/firstDay';
import type { OwnKept } from '../../domain/api/kept';
import { FirstDayGone } from '../../src/features/first-day/FirstDayGone';
import { FirstDayView } from '../../src/features/first-day/FirstDayView';
import { type KeptProblem, KeptTicks } from '../../src/features/first-day/KeptTicks';
import { KeptOfWorkplace } from '../../src/features/kept/KeptOfWorkplace';
import { NotRead } from '../../src/lib/page/NotRead';
import { aFirstDay, ownKept } from '../../src/testing/aFirstDay';
import { siteLoader, siteScreen } from '../lib/siteScreen';

interface FirstDayArgs {
  firstDay: OwnFirstDay;
  today: string;
  /** null before the assignment has begun. */
  kept: OwnKept | null;
  unsent: readonly OwnKept['occasions'][number]['occasion'][];
  problem: KeptProblem | null;
  saving: boolean;
  onTick: (occasion: string, values: object) => Promise<void>;
}

const meta = {
  title: 'Screens/First day',
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    firstDay: aFirstDay(),
    today: '2026-12-04',
    kept: null,
    unsent: [],
    problem: null,
    saving: false,
    onTick: fn(async () => undefined),
  },
  render: ({ firstDay, today, kept, unsent, problem, saving, onTick }) => (
    <FirstDayView
      firstDay={firstDay}
      jobHref="/jobb/x"
      chatHref="/messages/x"
      applicationsHref="/job-applications"
      today={today}
      linkComponent="a"
      kept
      demo={false}
    >
      {kept && (
        <KeptTicks
          kept={kept}
          unsent={unsent}
          saving={saving}
          problem={problem}
          onTick={onTick}
          onTakeBack={fn()}
          bankidHref="/account"
        />
      )}
    </FirstDayView>
  ),
} satisfies Meta<FirstDayArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All is said: who meets can be called. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allt inför första dagen är sagt.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Ring Siv/u })).toHaveAttribute(
      'href',
      'tel:0701740606',
    );
  },
};

/** What is missing was asked for. */
export const Asked: Story = {
  args: {
    firstDay: aFirstDay({
      missing: ['meets', 'login', 'siths'],
      askedAt: '2026-12-03T06:00:00.000Z',
      card: { entrance: 'Huvudentrén, hiss B till plan 4', introduction: 16 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('3 av 9 saknas inför första dagen: vem som möter, inloggning, SITHS-kort.'),
    ).toBeVisible();
    await expect(canvas.getByText(/tillfrågad den 3 december/u)).toBeVisible();
  },
};

/** Before the assignment is theirs: names, numbers and keys are said, and not shown. */
export const BeforeAccepting: Story = {
  args: {
    firstDay: aFirstDay({
      status: 'presented',
      booked: false,
      missing: ['dress', 'parking'],
      card: { entrance: 'Huvudentrén', introduction: 0, login: 'ordered', siths: 'not_needed' },
    }),
  },
};

export const NothingSaid: Story = {
  args: {
    firstDay: aFirstDay({ missing: aFirstDay().items, card: {}, changedAt: null }),
  },
};

/** After the first shift: one press where all was kept, two where one thing was not. */
export const Ticking: Story = {
  args: { kept: ownKept(), today: '2026-12-11' },
  play: async ({ canvas, args }) => {
    // The first day is over: nothing is asked for any more
    await expect(canvas.queryByText('Allt inför första dagen är sagt.')).toBeNull();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Stämmer inte' })[1] ?? canvas.getByRole('heading'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Resten stämde – spara' }));
    await expect(args.onTick).toHaveBeenCalledWith('shift_1', {
      met: 'kept',
      login: 'not_kept',
      shift_times: 'kept',
      place: 'kept',
    });
    await expect(canvas.getByText(/^Sparat/u)).toHaveFocus();
  },
};

/** At the end the terms of the job are among it, as it said them: sickness counts where it came up. */
export const TickingTerms: Story = {
  args: {
    kept: {
      ...ownKept([
        { state: 'over' },
        { state: 'over' },
        {
          state: 'open',
          items: ['pay', 'employs', 'sickPayFrom', 'guaranteedHours', 'employerCancellation'],
        },
      ]),
      terms: {
        employs: 'agency',
        sickPayFrom: 2,
        guaranteedHours: 36,
        employerCancellation:
          'Senare än 14 dagar före första passet betalas hela uppdraget, senare än 30 dagar hälften.',
      },
    },
    today: '2027-01-31',
  },
  play: async ({ canvas, args }) => {
    const sickPay = within(canvas.getByRole('group', { name: 'Sjuklön: Från dag 2' }));
    await userEvent.click(sickPay.getByRole('button', { name: 'Stämmer inte' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resten stämde – spara' }));
    await expect(args.onTick).toHaveBeenCalledWith('end', {
      pay: 'kept',
      employs: 'kept',
      sickPayFrom: 'not_kept',
      guaranteedHours: 'kept',
      employerCancellation: 'not_applicable',
    });
  },
};

export const TickedAndPublished: Story = {
  args: {
    kept: ownKept([
      { state: 'published', values: { met: 'kept', login: 'not_kept', place: 'kept' } },
      { state: 'open', values: { login: 'kept', place: 'kept' } },
    ]),
  },
};

/** Ticked without a line: it waits on the device. */
export const WithoutALine: Story = {
  args: {
    kept: ownKept([{ values: { met: 'kept', login: 'not_kept', place: 'kept' } }]),
    unsent: ['shift_1'],
    today: '2026-12-11',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 av 3 stämde. Väntar på uppkoppling/u)).toBeVisible();
  },
};

/** Sent when the line was back, after the time for it. */
export const CameTooLate: Story = {
  args: { kept: ownKept([{ state: 'over' }, { state: 'over' }]), problem: 'late' },
};

/** What was marked is still there, and why it was not saved stands below the press. */
export const NotSaved: Story = {
  args: {
    kept: ownKept(),
    today: '2026-12-10',
    problem: 'other',
    onTick: fn(() => Promise.reject(new Error('No line.'))),
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const [broken] = canvas.getAllByRole('button', { name: say('kept.tick.not_kept') });
    if (!broken) throw new Error('Nothing can be marked.');
    await userEvent.click(broken);
    await userEvent.click(canvas.getByRole('button', { name: say('kept.save.rest') }));
    await expect(broken).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('kept.problem.other'));
  },
};

/** While it is sent. */
export const Saving: Story = { args: { kept: ownKept(), today: '2026-12-10', saving: true } };

/** The card is there, and what can be ticked could not be read. */
export const TicksNotRead: Story = {
  render: ({ firstDay, today }, { loaded }) => (
    <FirstDayView
      firstDay={firstDay}
      jobHref="/jobb/x"
      chatHref="/messages/x"
      applicationsHref="/job-applications"
      today={today}
      linkComponent="a"
      kept
      demo={false}
    >
      <NotRead
        text={loaded.intl.formatMessage({ id: 'kept.not_read' })}
        retryLabel={loaded.intl.formatMessage({ id: 'kept.retry' })}
        onRetry={fn()}
      />
    </FirstDayView>
  ),
};

/** An address that leads to no first day, or to another person's. */
export const Gone: Story = {
  render: () => <FirstDayGone applicationsHref="/job-applications" linkComponent="a" />,
};

export const WithoutBankid: Story = { args: { kept: { ...ownKept(), verified: false } } };

/** What is published of it, on the workplace's page, and what an employer says of it. */
export const Published: Story = {
  render: () => (
    <PageLayout>
      <KeptOfWorkplace
        kept={{
          score: { answers: 24, average: 3.9 },
          employers: [
            {
              employer: 'Norrlandsvikarien',
              publishedOn: '2026-11-20',
              score: { answers: 14, average: 4.5 },
              years: [
                {
                  year: 2026,
                  answers: 14,
                  average: 4.5,
                  reply: `Tack. Inloggningarna beställs nu en vecka tidigare.\nhttps://example.com/${'inloggningar-'.repeat(12)}`,
                  repliedAt: '2026-11-22T09:00:00.000Z',
                },
              ],
            },
            {
              employer: 'Exempelvård',
              publishedOn: '2026-11-18',
              score: { answers: 10, average: 3.1 },
              years: [{ year: 2026, answers: 10, average: 3.1, reply: null, repliedAt: null }],
            },
          ],
        }}
      />
    </PageLayout>
  ),
  // An address of one word has lines too
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = await canvas.findByText(/^Tack\./u);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const TooFewHaveTicked: Story = {
  render: () => (
    <PageLayout>
      <KeptOfWorkplace kept={{ score: null, employers: [] }} />
    </PageLayout>
  ),
};
