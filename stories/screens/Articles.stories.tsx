import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ArticleView } from '../../src/features/articles/ArticleView';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { anArticle } from '../../src/testing/anArticle';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Articles/Article',
  component: ArticleView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    item: anArticle(),
    crumbs: [
      { label: 'Start', href: '/' },
      { label: 'Bemanning i vården', href: '/bemanning' },
      { label: 'Om karens', href: '/karens' },
    ],
    url: 'https://vikari.example.com/karens',
    jobs: someJobs(3),
    today: '2026-11-21',
    moreHref: '/jobs?roles=sjukskoterska',
  },
} satisfies Meta<typeof ArticleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** On a phone the contents are folded above the text. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, loaded }) => {
    const title = loaded.intl.formatMessage({ id: 'articles.contents' });
    const fold = canvas.queryByRole('button', { name: title });
    // The window of a test run may be wide
    if (!fold) return;
    await userEvent.click(fold);
    await expect(canvas.getByRole('link', { name: 'Efter karensen' })).toBeVisible();
  },
};

/** Two headings need no list of contents; there are no sources and no related texts. */
export const Short: Story = {
  args: {
    item: anArticle({ contents: [], sources: [], related: [], updated: '2026-11-01' }),
    moreHref: null,
  },
};

export const WithoutJobs: Story = { args: { jobs: [] } };

/** The jobs are being read, or could not be. */
export const JobsUnknown: Story = { args: { jobs: undefined } };
