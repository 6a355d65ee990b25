import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffingView } from '../../src/features/articles/StaffingView';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { anArticleInList } from '../../src/testing/anArticle';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Articles/Staffing',
  component: StaffingView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    crumbs: [
      { label: 'Start', href: '/' },
      { label: 'Bemanning i vården', href: '/bemanning' },
    ],
    posts: [
      anArticleInList('annonsen', { type: 'staffing', featured: true }),
      anArticleInList('svarstider', { type: 'staffing', featured: true }),
      anArticleInList('introduktion', { type: 'staffing' }),
    ],
    articles: [anArticleInList('karens'), anArticleInList('skatt'), anArticleInList('natt')],
    salaries: [anArticleInList('jour', { type: 'salaries' })],
    jobs: someJobs(3),
    today: '2026-11-21',
  },
} satisfies Meta<typeof StaffingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** Before the first text is written. */
export const WithoutTexts: Story = { args: { posts: [], articles: [], salaries: [] } };
