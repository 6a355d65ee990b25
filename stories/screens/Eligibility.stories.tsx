import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobList } from '@vikari/ui-kit/JobList';
import { expect, fn, userEvent, within } from 'storybook/test';
import { jobNames, toJobSummary } from '../../domain/jobViews/jobSummary';
import { EligibilityView } from '../../src/features/eligibility/EligibilityView';
import { VerdictLine } from '../../src/features/eligibility/VerdictLine';
import { JobSummaryCard } from '../../src/lib/jobCard/JobSummaryCard';
import { OwnJobPart } from '../../src/lib/jobCard/OwnJobPart';
import { ABLE, anEligibility, STATED_JOB } from '../../src/testing/anEligibility';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Eligibility',
  component: EligibilityView,
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    eligibility: anEligibility(),
    onRetry: null,
    names: jobNames(STATED_JOB),
    place: 'page',
    linkComponent: 'a',
  },
} satisfies Meta<typeof EligibilityView>;
export default meta;
type Story = StoryObj<typeof meta>;

const employedUntil = (to: string | null) => ({
  experiences: [{ workRole: 'sjukskoterska', from: '2019-01', to, regionEmployer: 'r-24' }],
});
const AN_ASSISTANT = {
  professions: ['underskoterska'],
  experiences: [{ workRole: 'underskoterska', from: '2019-01', to: null, regionEmployer: 'r-24' }],
};
const FEW_DOCUMENTS = [
  { type: 'cv' as const, validTo: null },
  { type: 'cpr_certificate' as const, validTo: '2026-08-23' },
];

export const MayTake: Story = {
  play: async ({ canvasElement }) => {
    const details = within(canvasElement).getAllByRole('group');
    await expect(details[0]).not.toHaveAttribute('open');
    const [summary] = canvasElement.querySelectorAll('summary');
    if (summary) await userEvent.click(summary);
    await expect(details[0]).toHaveAttribute('open');
  },
};
export const SomethingMissing: Story = {
  args: {
    eligibility: anEligibility({ candidate: { languages: null, documents: FEW_DOCUMENTS } }),
  },
};
/** Who has said nothing of their work is asked, rule by rule, with where to answer. */
export const NothingSaid: Story = {
  args: {
    eligibility: anEligibility({
      candidate: {
        professions: [],
        languages: null,
        documents: [],
        experiences: [],
        experiencesComplete: false,
      },
    }),
  },
  play: async ({ canvas, loaded }) => {
    const mending = loaded.intl.formatMessage({ id: 'eligibility.mend.experience' });
    await expect(canvas.getAllByRole('link', { name: mending })).toHaveLength(2);
  },
};
/** Nothing hinders them in the list, and nobody has said that it is complete. */
export const ConfirmTheList: Story = {
  args: { eligibility: anEligibility({ candidate: { experiencesComplete: false } }) },
};
/** The job says that it asks for nothing: that is no success of theirs. */
export const NotRequired: Story = {
  args: {
    eligibility: anEligibility({
      job: {
        ...STATED_JOB,
        requires: { yearsInProfession: 0, languages: [], documents: [], agreement: 'none' },
      },
    }),
  },
};
/** Twelve months have to pass. */
export const NotYet: Story = {
  args: { eligibility: anEligibility({ candidate: employedUntil('2025-07') }) },
};
/** A later date does not change the verdict. */
export const NotAsThingsStand: Story = {
  args: {
    eligibility: anEligibility({
      candidate: AN_ASSISTANT,
    }),
  },
};
/** The ad states nothing that the rules can use. */
export const AskTheEmployer: Story = {
  args: { eligibility: anEligibility({ job: { ...STATED_JOB, requires: {} } }) },
};
/** In the application everything is folded. */
export const InTheApplication: Story = {
  args: { ...SomethingMissing.args, place: 'form' },
};
export const Loading: Story = { args: { eligibility: undefined } };
export const Failed: Story = { args: { eligibility: undefined, onRetry: fn() } };

const ON_CARDS = [ABLE, { languages: null }, employedUntil('2025-07'), AN_ASSISTANT].map(
  (candidate) => anEligibility({ candidate }),
);

/** The verdict on cards; that of the last card is still loading. */
export const OnCards: Story = {
  render: () => (
    <OwnJobPart
      value={({ job: { id } }) => {
        const eligibility = ON_CARDS[Number(id)];
        return eligibility && <VerdictLine size="small" eligibility={eligibility} />;
      }}
    >
      <JobList label="Uppdrag">
        {[...ON_CARDS, null].map((_, at) => (
          <JobSummaryCard
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            key={at}
            job={{ ...toJobSummary(STATED_JOB), id: String(at) }}
            today="2026-03-10"
            headingLevel={2}
          />
        ))}
      </JobList>
    </OwnJobPart>
  ),
};
