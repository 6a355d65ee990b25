import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { forgetSite } from '../lib/forgetSite';
import { siteLoader } from '../lib/siteScreen';
import { WANTED } from './parts/journeyJobs';
import { type JourneyArgs, renderJourney } from './parts/journeyStory';
import { siteTexts } from './parts/siteTexts';

const meta = {
  title: 'Journeys/Find a job',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The site’s own pages and data hooks with services made for the story: they have six jobs and are reset after the story. The real server, BankID and the live stream are tested end to end.',
      },
    },
  },
  args: { path: '/jobs' },
  loaders: [siteLoader],
  beforeEach: forgetSite,
  render: renderJourney,
} satisfies Meta<JourneyArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The count is announced too, not only in the page's heading. */
const BESIDE_HEADING = { selector: ':not(h1)' };

/** A candidate narrows the list to one role and a rate, reads the job and shows interest. */
export const FromFiltersToInterest: Story = {
  globals: { role: 'candidate' },
  play: async ({ canvas, loaded, step }) => {
    const t = siteTexts(loaded.intl);
    await canvas.findByText(t('jobs.count', { total: 6 }), BESIDE_HEADING);

    await step('a role in the bar asks for that profession', async () => {
      const search = within(canvas.getByRole('search', { name: t('jobs.bar.label') }));
      const field = () => search.getByRole('combobox', { name: t('jobs.bar.role') });
      await waitFor(() => expect(field()).toHaveAttribute('aria-autocomplete', 'list'));
      const role = field();
      await userEvent.type(role, 'iva');
      await userEvent.click(await search.findByRole('option', { name: 'IVA-sjuksköterska' }));
      await userEvent.click(search.getByRole('button', { name: t('jobs.bar.submit') }));
      await canvas.findByText(t('jobs.count', { total: 2 }), BESIDE_HEADING);
    });
    await step('a rate is set in the sheet', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: (name) => name.includes(t('jobs.bar.all_filters')) }),
      );
      const sheet = within(await screen.findByRole('dialog'));
      const lowest = await sheet.findByRole('textbox', {
        name: (name) => name.startsWith(t('jobs.sheet.rate_min')),
      });
      await userEvent.clear(lowest);
      await userEvent.type(lowest, '710{Tab}');
      const apply = await sheet.findByRole('button', { name: t('jobs.sheet.apply', { total: 1 }) });
      await userEvent.click(apply);
      await canvas.findByText(t('jobs.count', { total: 1 }), BESIDE_HEADING);
    });
    await step('the job’s page is opened', async () => {
      await userEvent.click(canvas.getByRole('link', { name: WANTED.title }));
      await canvas.findByRole('heading', { level: 1, name: WANTED.title });
    });
    await step('interest is shown, and the application is listed', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: t('job_detail.interested') }),
      );
      await canvas.findByRole('heading', { name: t('job_detail.standing.interested') });
      await userEvent.click(canvas.getByRole('link', { name: t('job_detail.applied_link') }));
      await canvas.findByRole('heading', { level: 1, name: t('applications.title') });
      await waitFor(() =>
        expect(canvas.getByText(t('application.status.interested'))).toBeVisible(),
      );
    });
  },
};

/**
 * A visitor who shows interest is asked to register; both sign-in pages keep the job and the
 * interest.
 */
export const AVisitorIsAskedToRegister: Story = {
  args: { path: WANTED.path },
  play: async ({ canvas, loaded }) => {
    const t = siteTexts(loaded.intl);
    await userEvent.click(await canvas.findByRole('button', { name: t('job_detail.interested') }));
    await canvas.findByRole('heading', { level: 1, name: t('auth.register.title') });
    const logIn = within(canvas.getByRole('main')).getByRole('link', {
      name: t('auth.register.login'),
    });
    await userEvent.click(logIn);
    await canvas.findByRole('heading', { level: 1, name: t('auth.login.title') });
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: t('auth.login.register') }),
    ).toHaveAttribute(
      'href',
      `/register?target_path=${encodeURIComponent(`${WANTED.path}?intent=interested`)}`,
    );
  },
};
