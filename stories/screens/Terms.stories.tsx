import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Job } from '../../domain/jobs/job';
import { aJob } from '../../domain/jobs/testing/aJob';
import { toJobDetail } from '../../domain/jobViews/publicDetail';
import { TERM_IDS, type TermValues } from '../../domain/terms/terms';
import { type AskState, TermsSection } from '../../src/features/job-detail/terms/TermsSection';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const SOME: TermValues = {
  employs: 'agency',
  collectiveAgreement: 'applies',
  sickPayFrom: 2,
  guaranteedHours: 36,
  employerCancellation: 'Senare än 14 dagar före betalas hela uppdraget.',
};
const WHOLE: TermValues = {
  ...SOME,
  authorisation: 'authorised',
  pension: 'agreement',
  insurance: 'agreement',
  overtime: 'extra_pay',
  scheduleNotice: 14,
  candidateCancellation: 'Utan kostnad fram till 14 dagar före.',
  rateHours: 'plus_supplements',
};

interface TermsArgs {
  changes: Partial<Job>;
  /** null for a visitor. */
  question: { asked: readonly (typeof TERM_IDS)[number][]; state: AskState } | null;
  onAsk: () => void;
  closed: boolean;
}

const meta = {
  title: 'Screens/Job/Terms',
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    changes: { terms: SOME },
    question: { asked: [], state: 'idle' },
    onAsk: fn(),
    closed: false,
  },
  render: ({ changes, question, onAsk, closed }) => (
    <TermsSection
      job={toJobDetail(aJob(changes), {
        isCandidate: question !== null,
        includeWorkplace: false,
        applied: false,
      })}
      closed={closed}
      question={question && { ...question, onAsk }}
      signInHref="/register"
    />
  ),
} satisfies Meta<TermsArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some terms are said; one press asks for the others. */
export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

/** A job that says nothing of them has one line and the press. */
export const Nothing: Story = { args: { changes: {} } };

/** Everything is said: there is nothing to ask. */
export const Whole: Story = {
  args: { changes: { terms: WHOLE } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A visitor is led to sign in, and back. */
export const Visitor: Story = { args: { question: null } };

/** The question is on its way. */
export const Sending: Story = { args: { question: { asked: [], state: 'sending' } } };

/** It was asked, and nobody has answered yet. */
export const Asked: Story = { args: { question: { asked: TERM_IDS, state: 'idle' } } };

/** The line broke: it is said, and the press is there for another try. */
export const Failed: Story = {
  args: { question: { asked: [], state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};

/** Too many questions on one day. */
export const TooMany: Story = { args: { question: { asked: [], state: 'too_many' } } };

/** The job closed while they read: there is nobody to ask any more. */
export const ClosedMeanwhile: Story = {
  args: { question: { asked: [], state: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A job that is closed: what it said is there, and nothing is asked. */
export const Closed: Story = {
  args: { closed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** An imported ad: what its text says is marked, and nobody here can answer the rest. */
export const Imported: Story = {
  args: {
    changes: {
      terms: { collectiveAgreement: 'applies', pension: 'agreement' },
      source: {
        name: 'jobtech',
        id: '1',
        url: 'https://example.com/annons',
        applyUrl: null,
        extent: null,
        datesRebased: false,
        readTerms: { collectiveAgreement: 'Vi har kollektivavtal', pension: 'tjänstepension' },
      },
    },
  },
};
