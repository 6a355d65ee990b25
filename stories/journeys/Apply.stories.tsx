import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { showApplication } from '../../src/data/applications';
import type { SiteData } from '../../src/data/siteData';
import { anApplication } from '../../src/testing/anApplication';
import { forgetSite } from '../lib/forgetSite';
import { siteLoader } from '../lib/siteScreen';
import { WANTED } from './parts/journeyJobs';
import { type JourneyArgs, renderJourney } from './parts/journeyStory';
import { siteTexts } from './parts/siteTexts';

/** What each journey of this page works with, the last one last. */
const begun: SiteData[] = [];

const meta = {
  title: 'Journeys/Apply',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The site’s own pages and data hooks with services made for the story. The recruiter’s answer is written where the live stream would write it; the stream itself is tested end to end.',
      },
    },
  },
  args: { path: WANTED.path, onData: (data) => void begun.push(data) },
  loaders: [siteLoader],
  beforeEach: forgetSite,
  globals: { role: 'candidate' },
  render: renderJourney,
} satisfies Meta<JourneyArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * From the job to the receipt and to the candidate's applications, where the status changes by
 * itself.
 */
export const FromTheJobToItsStatus: Story = {
  play: async ({ canvas, loaded, step }) => {
    const t = siteTexts(loaded.intl);
    const next = () => userEvent.click(canvas.getByRole('button', { name: t('apply.next') }));

    await step('the job’s page links to the application', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: t('job_detail.apply') }));
    });
    await step('what is known of the candidate is filled in', async () => {
      // Only the questions are left: the application begins there
      await userEvent.click(await canvas.findByRole('link', { name: t('apply.tasks.back') }));
      const contact = { name: t('apply.step.contact_details') };
      await userEvent.click(await canvas.findByRole('link', contact));
      const first = await canvas.findByRole('textbox', { name: t('forms.first_name') });
      await expect(first).toHaveValue('Alva');
      await next();
    });
    await step('an unanswered question is named', async () => {
      await canvas.findByRole('heading', { name: t('apply.questionnaire.title') });
      await next();
      const main = within(canvas.getByRole('main'));
      await waitFor(() => expect(main.getByRole('alert')).toHaveFocus());
      await userEvent.type(canvas.getByRole('textbox'), 'I mitten av januari');
      await userEvent.click(canvas.getByRole('radio', { name: 'Nej' }));
      await next();
    });
    await step('the summary is checked and the application sent', async () => {
      await canvas.findByRole('heading', { name: t('apply.summary.title') });
      await expect(canvas.getByText('I mitten av januari')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('apply.send') }));
      const receipt = await canvas.findByRole('heading', { name: t('apply.receipt.title') });
      await waitFor(() => expect(receipt).toHaveFocus());
    });
    await step(
      "the candidate's applications; the recruiter moves one on while the page is open",
      async () => {
        await userEvent.click(canvas.getByRole('link', { name: t('apply.receipt.applications') }));
        await canvas.findByRole('heading', { level: 1, name: t('applications.title') });
        const article = await canvas.findByRole('article');
        await expect(article).toHaveTextContent(WANTED.title);
        await expect(article).toHaveTextContent(t('application.status.candidate'));
        const data = begun.at(-1);
        if (!data) throw new Error('The journey has not begun.');
        await showApplication(
          data,
          anApplication({
            id: `a-${WANTED.id}`,
            jobId: WANTED.id,
            status: 'qualified',
            updatedAt: '2026-11-21T10:00:00.000Z',
          }),
        );
        await waitFor(() =>
          expect(canvas.getByRole('article')).toHaveTextContent(t('application.note.qualified')),
        );
      },
    );
  },
};
