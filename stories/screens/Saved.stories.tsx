import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { JobRows } from '../../src/features/saved/JobRows';
import { SavedFrame, type SavedFrameProps } from '../../src/features/saved/SavedFrame';
import { SavedJobs } from '../../src/features/saved/SavedJobs';
import { SavedSearchRow } from '../../src/features/saved/SavedSearchRow';
import { SavedSection } from '../../src/features/saved/SavedSection';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const TODAY = '2026-11-21';
const onAlert = fn(async () => {});

const jobs = (props: Partial<Parameters<typeof SavedJobs>[0]>) => (
  <SavedJobs
    jobs={[]}
    onRetry={null}
    count={0}
    gone={0}
    closed={[]}
    today={TODAY}
    onRemoveGone={fn()}
    onMore={null}
    {...props}
  />
);

const search = (isVisitor: boolean, isRemoved = false) => (
  <SavedSection id="searches" title="Sparade sökningar">
    <ul>
      <SavedSearchRow
        search={{
          id: 's-1',
          query: 'q=natt',
          createdAt: '2026-11-01T08:00:00.000Z',
          frequency: 'daily',
          mail: true,
          push: false,
        }}
        name="Sjuksköterska · Natt · Umeå"
        total={12}
        newJobs={{ count: 3, isLeast: false }}
        isVisitor={isVisitor}
        onAlert={onAlert}
        onRemove={fn()}
        isRemoved={isRemoved}
        onUndo={fn()}
      />
    </ul>
  </SavedSection>
);

const meta = {
  title: 'Screens/Saved',
  component: SavedFrame,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { isVisitor: true, state: 'ready', onRetry: fn(), children: null },
} satisfies Meta<typeof SavedFrame>;
export default meta;
type Story = StoryObj<SavedFrameProps>;

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = {
  args: { state: 'failed', isVisitor: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Försök igen|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { children: jobs({}) } };

/** Two or three are chosen to be compared. */
export const Visitor: Story = {
  args: {
    children: (
      <>
        {jobs({ jobs: someJobs(4), count: 5, gone: 1 })}
        {search(true)}
        <SavedSection id="seen" title="Nyligen visade">
          <JobRows label="Nyligen visade" jobs={someJobs(3)} onRetry={null} />
        </SavedSection>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox', { name: /Jämför|Compare/ });
    if (!first || !second) throw new Error('There are not two jobs to compare.');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(
      canvas.getByRole('link', { name: /Jämför uppdragen|Compare the assignments/ }),
    ).toBeVisible();
  },
};

/** A candidate chooses how they hear of a search's new jobs. */
export const Candidate: Story = {
  args: { isVisitor: false, children: search(false) },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /Ändra bevakningen|Change the alert/ }),
    );
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'never');
    const row = within(canvas.getByRole('region', { name: 'Sparade sökningar' }));
    await userEvent.click(row.getByRole('button', { name: /^(Spara|Save)$/ }));
    await expect(onAlert).toHaveBeenCalledWith({ frequency: 'never', mail: true, push: false });
  },
};
