import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals';
import { addDays } from '../../domain/calendar/days';
import { EMPTY_FILTER } from '../../domain/jobs/filter';
import type { Job } from '../../domain/jobs/job';
import type { SimilarJob } from '../../domain/jobs/similarReason';
import { aJob } from '../../domain/jobs/testing/aJob';
import { toJobDetail } from '../../domain/jobViews/publicDetail';
import {
  JobDetailView,
  type JobDetailViewProps,
} from '../../src/features/job-detail/JobDetailView';
import { JobMissing } from '../../src/features/job-detail/JobMissing';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { siteLoader, siteScreen } from '../lib/siteScreen';

/** A job as stored; the viewer chosen in the toolbar decides which parts the page gets. */
type JobArgs = Omit<JobDetailViewProps, 'job'> & { changes: Partial<Job>; partial?: boolean };

/** Each with other reasons, the last with none. */
const SIMILAR: SimilarJob[] = someJobs(3).map((job, at) => ({
  ...job,
  reasons:
    (
      [
        [
          { kind: 'same_profession' },
          { kind: 'distance', km: 40 },
          { kind: 'higher_rate', kronor: 60, exact: true },
          { kind: 'same_weeks' },
        ],
        [
          { kind: 'same_group' },
          { kind: 'same_region' },
          { kind: 'shared_weeks', weeks: 3 },
          { kind: 'same_field', name: { sv: 'Förlossning', en: 'Maternity care' } },
        ],
        [],
      ] satisfies SimilarJob['reasons'][]
    )[at] ?? [],
}));

const meta = {
  title: 'Screens/Job',
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    changes: {},
    closed: false,
    hrefs: { page: '/jobb/sjukskoterska', apply: '/candidate/apply?job=v1' },
    today: '2026-11-21',
    url: 'https://vikari.example.com/jobb/sjukskoterska',
    similar: SIMILAR,
    userId: null,
    applied: null,
    onInterested: fn(),
    interest: 'idle',
    suggested: false,
    onReportIntent: fn(),
    onReport: fn(),
  },
  render: ({ changes, partial, ...page }, { globals }) => {
    const isCandidate = readGlobals(globals).role !== 'visitor';
    const viewer = { isCandidate, includeWorkplace: isCandidate, applied: page.applied !== null };
    const dates = { startsOn: '2027-01-11', endsOn: '2027-03-28', closesOn: '2026-12-12' };
    return (
      <JobDetailView
        {...page}
        job={{
          ...toJobDetail(aJob({ ...dates, ...changes }), viewer, {
            replies: { medianHours: 5, answersOfTen: 9 },
            workplaceId: 'w-0123456789abcdef',
          }),
          ...(partial && { partial: true, replies: null }),
        }}
      />
    );
  },
} satisfies Meta<JobArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor sees a part of the workplace, and no contact details. */
export const Visitor: Story = {
  play: async ({ args, canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'job_detail.interested' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onInterested).toHaveBeenCalledOnce();
  },
};

/** The store is down, and only the job's row in lists is at hand. */
export const KnownInPart: Story = {
  args: {
    partial: true,
    changes: {
      description: [],
      requirements: [],
      meritorious: [],
      requires: null,
      travel: null,
      housing: null,
      shifts: [],
      systems: [],
      contact: null,
      questionnaire: [],
    },
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await expect(
      await canvas.findByRole('heading', { name: say('partial_job.title') }),
    ).toBeVisible();
    await expect(canvas.queryByText(say('job_detail.provided.ask'))).toBeNull();
  },
};

/** A candidate sees all of it. */
export const Candidate: Story = {
  globals: { role: 'candidate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /070-174 06 05/ })).toBeVisible();
  },
};

/** Interest of a visitor has been sent after they came back signed in. */
export const InterestSent: Story = {
  globals: { role: 'candidate' },
  args: { applied: 'interested', interest: 'sent' },
  play: async ({ canvas, loaded }) => {
    const text = loaded.intl.formatMessage({ id: 'job_detail.interest_sent' });
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** The job closed while the visitor registered. */
export const InterestTooLate: Story = {
  globals: { role: 'candidate' },
  args: { closed: true, interest: 'closed' },
  play: async ({ canvas, loaded }) => {
    const text = loaded.intl.formatMessage({ id: 'job_detail.interest_closed' });
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** A link asks for interest: the button is highlighted, and nothing is sent. */
export const InterestSuggested: Story = {
  globals: { role: 'candidate' },
  args: { suggested: true },
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'job_detail.interested' });
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
  },
};

export const Sending: Story = { globals: { role: 'candidate' }, args: { interest: 'sending' } };

/** The interest could not be sent: an error is shown, and the button can be pressed again. */
export const NotSent: Story = {
  globals: { role: 'candidate' },
  args: { interest: 'failed' },
  play: async ({ canvas, loaded }) => {
    const text = loaded.intl.formatMessage({ id: 'job_detail.interest_failed' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
  },
};

/** The candidate has shown interest: the whole application is the next step. */
export const Interested: Story = {
  globals: { role: 'candidate' },
  args: { applied: 'interested' },
};
export const Applied: Story = { globals: { role: 'candidate' }, args: { applied: 'applied' } };
/** The employer has invited them: they may apply, or answer there. */
export const Invited: Story = {
  globals: { role: 'candidate' },
  args: { applied: 'invited', invitationHref: '/candidate/reply?id=1' },
};
export const Declined: Story = { globals: { role: 'candidate' }, args: { applied: 'declined' } };

export const ClosingToday: Story = { args: { changes: { closesOn: '2026-11-21' } } };

/** Nothing can be sent any more; similar jobs are shown. */
export const Closed: Story = {
  args: { closed: true, changes: { closesOn: '2026-11-01' } },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await expect(canvas.queryByRole('link', { name: say('job_detail.apply') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: say('job_detail.interested') })).toBeNull();
  },
};

const shiftsFrom = (first: string, days: readonly number[], from: string, to: string) =>
  days.map((day) => ({ day: addDays(first, day), from, to }));

/** The job says all that it can: shifts by week, requirements, travel and housing. */
export const SaysAll: Story = {
  args: {
    changes: {
      shifts: [0, 7, 14, 21, 28].flatMap((week) => [
        ...shiftsFrom(addDays('2027-01-11', week), [0, 1, 2], '07:00', '15:30'),
        ...shiftsFrom(addDays('2027-01-11', week), [4, 5], '21:00', '07:00'),
      ]),
      requires: {
        licence: true,
        yearsInProfession: 2,
        languages: [
          { language: 'sv', level: 'C1' },
          { language: 'en', level: 'B2' },
        ],
        documents: ['cv', 'id_card', 'hosp_licence', 'cpr_certificate', 'criminal_record'],
        agreement: 'national',
        monthsSinceEmployed: 12,
      },
      travel: 'paid',
      housing: 'arranged',
    },
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string, values?: Record<string, number>) =>
      loaded.intl.formatMessage({ id }, values);
    const later = canvas.getByText(say('job_detail.shifts.week', { week: 6 }));
    await expect(later).not.toBeVisible();
    await userEvent.click(canvas.getByText(say('job_detail.shifts.more', { count: 3 })));
    await expect(later).toBeVisible();
    await expect(canvas.getByText(say('job_detail.provided.arranged'))).toBeVisible();
  },
};

/** The pay line by line, with the form for the reader's own tax. */
export const PayLineByLine: Story = {
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.click(canvas.getByText(say('job_detail.pay.details')));
    const table = await canvas.findByRole('table', { name: say('pay.job.caption_lowest') });
    const tax = say('pay.rule.withholding_table');
    await expect(within(table).getByRole('row', { name: new RegExp(tax) })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toBeVisible();
  },
};

/** Paid by invoice: what is left is pay from the candidate's own company. */
export const OwnCompany: Story = {
  args: { changes: { hourlyRate: { min: 900, max: 950, basis: 'consultant_invoice' } } },
  play: async ({ canvas, loaded }) => {
    const text = loaded.intl.formatMessage({ id: 'job_detail.pay.company' });
    await expect(canvas.getByText(text, { exact: false })).toBeVisible();
  },
};

/** Without a period there is no sum, until the reader asks with their own weeks. */
export const PeriodNotKnown: Story = {
  args: { changes: { startsOn: null, endsOn: null } },
  play: async ({ canvas, loaded }) => {
    const text = loaded.intl.formatMessage({ id: 'job_detail.pay.not_known' });
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** It asks for nothing, and provides nothing. */
export const AsksForNothing: Story = {
  args: {
    changes: {
      requires: {
        licence: false,
        yearsInProfession: 0,
        languages: [],
        documents: [],
        agreement: 'none',
        monthsSinceEmployed: 0,
      },
      travel: 'none',
      housing: 'none',
    },
  },
};

/** An imported job with few facts: what is missing is stated as missing. */
export const SaysLittle: Story = {
  args: {
    changes: {
      hourlyRate: null,
      hoursPerWeek: null,
      startsOn: null,
      endsOn: null,
      timeOfDay: [],
      systems: [],
      description: [],
      requirements: [],
      meritorious: [],
      contact: null,
      source: {
        name: 'jobtech',
        id: '1',
        url: 'https://arbetsformedlingen.se/platsbanken',
        applyUrl: 'https://jobb.example.com/lediga/1',
        extent: 'part_time',
        datesRebased: true,
      },
    },
    similar: [],
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const panel = within(canvas.getByRole('complementary'));
    const link = panel.getByRole('link', { name: say('job_detail.apply_elsewhere') });
    await expect(link).toHaveAttribute('href', 'https://jobb.example.com/lediga/1');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(panel.getByText(/jobb\.example\.com/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: say('job_detail.interested') })).toBeNull();
  },
};

/** An imported job that says much; what only its headline said is marked. */
export const ReadFromHeadline: Story = {
  args: {
    changes: {
      title: 'Sjuksköterska natt v. 24–26, 50–75 %',
      hourlyRate: null,
      hoursPerWeek: null,
      startsOn: '2026-06-08',
      endsOn: '2026-06-28',
      timeOfDay: ['night'],
      employmentTypes: ['visstid', 'vikariat'],
      description: [
        '## Om uppdraget',
        'Du arbetar natt på en avdelning med tolv platser.',
        '- Läkemedel och omvårdnad',
        '- Inskrivning',
        '## Om dig',
        'Du är legitimerad sjuksköterska.',
      ],
      contact: null,
      source: {
        name: 'jobtech',
        id: '3',
        url: 'https://arbetsformedlingen.se/platsbanken',
        applyUrl: 'https://arbetsformedlingen.se/platsbanken',
        extent: 'part_time',
        datesRebased: false,
        scope: { min: 50, max: 75 },
        conditions: 'Deltid. Tillträde enligt överenskommelse.',
        salaryText: 'Enligt avtal',
        vacancies: 2,
        street: 'Exempelgatan 1',
        readFromHeadline: ['employment', 'scope', 'time_of_day', 'period'],
      },
    },
  },
  play: async ({ canvas, loaded }) => {
    const mark = loaded.intl.formatMessage({ id: 'job_detail.from_headline' });
    await expect(canvas.getAllByText(mark)).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Om uppdraget' })).toBeVisible();
  },
};

/** An imported job without an address: this is stated, and there is no button. */
export const NowhereToApply: Story = {
  args: {
    changes: {
      contact: null,
      source: {
        name: 'jobtech',
        id: '2',
        url: null,
        applyUrl: null,
        extent: null,
        datesRebased: false,
      },
    },
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const panel = within(canvas.getByRole('complementary'));
    await expect(panel.getByText(say('job_detail.apply_nowhere'))).toBeVisible();
    await expect(panel.queryByRole('link')).toBeNull();
  },
};

/** Each similar job says why it is there, and is compared with a press. */
export const Similar: Story = {
  play: async ({ canvas, loaded }) => {
    const say = (id: string, values?: Record<string, string | number>) =>
      loaded.intl.formatMessage({ id }, values);
    const km = await canvas.findByText(new RegExp(say('similar.distance', { km: 40 })));
    await expect(km).toBeVisible();
    const name = say('similar.compare.job', { job: SIMILAR[0]?.title ?? '' });
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/jamfor\?jobs=/));
  },
};

/** The page before the similar jobs have been read. */
export const SimilarOnTheirWay: Story = { args: { similar: undefined } };

export const NotFound: Story = { render: () => <JobMissing reason="not_found" /> };
export const Unavailable: Story = { render: () => <JobMissing reason="unavailable" /> };

/** The job is gone: near searches and similar jobs take its place. */
export const UnavailableWithWaysOn: Story = {
  render: () => (
    <JobMissing
      reason="unavailable"
      instead={{
        names: {
          workRole: { sv: 'Sjuksköterska', en: 'Registered nurse' },
          place: 'Umeå',
          region: 'Västerbottens län',
        },
        filter: { ...EMPTY_FILTER, workroles: ['sjukskoterska'], locations: ['m-2480'] },
        total: 0,
        suggestions: [
          { drop: 'locations', total: 812 },
          { drop: 'workroles', total: 9 },
        ],
        near: [
          {
            kind: 'place',
            change: { locations: ['m-2482'] },
            label: { sv: 'Skellefteå', en: 'Skellefteå' },
            total: 3,
          },
          {
            kind: 'profession',
            change: { workroles: ['iva-sjukskoterska'] },
            label: { sv: 'IVA-sjuksköterska', en: 'Intensive care nurse' },
            total: 2,
          },
        ],
        similar: someJobs(3),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Skellefteå/ });
    await expect(link).toHaveAttribute('href', '/jobs?locations=m-2482&roles=sjukskoterska');
  },
};
