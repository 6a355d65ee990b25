import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { salaryPage } from '../../domain/salaries/salaryPages';
import { CONSTANTS } from '../../domain/vocabulary/constants';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { salaryContent } from '../../src/features/salary-guide/content/salaryContents';
import { HiredParts } from '../../src/features/salary-guide/parts/HiredParts';
import { SalaryView } from '../../src/features/salary-guide/SalaryView';
import type { SalaryData } from '../../src/features/salary-guide/salaryData';
import { salaryFacts } from '../../src/features/salary-guide/salaryFacts';
import { linkTo, pageName } from '../../src/features/salary-guide/salaryLinks';
import { languageFor } from '../lib/readyTexts';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const jobs: SalaryData['jobs'] = {
  results: someJobs(3),
  total: 12,
  nextHref: '/loner/sjukskoterska?after=bi4w',
  firstHref: null,
  allHref: '/jobs',
  places: [
    { name: null, href: '/loner/sjukskoterska#jobs', chosen: true },
    { name: 'Stockholms län', href: '/loner/sjukskoterska?locations=r-01#jobs', chosen: false },
  ],
  times: [
    { name: null, href: '/loner/sjukskoterska#all', chosen: true },
    { name: 'Natt', href: '/loner/sjukskoterska?time-of-day=night#jobs', chosen: false },
  ],
};

/** A page's data as its loader makes it, with a few measured rates. */
async function salaryOf(slug: string, language: 'sv' | 'en'): Promise<SalaryData> {
  const page = salaryPage(slug);
  if (!page) throw new Error(`There is no page ${slug}.`);
  return {
    ...salaryFacts(page),
    name: pageName(page, CONSTANTS, language),
    content: await salaryContent(page, language),
    jobsHref: '/sjukskoterska/lediga-jobb',
    jobs,
    measured: [
      { basis: 'hourly_employment', jobs: 14, median: 285, lowest: 220, highest: 395 },
      { basis: 'consultant_invoice', jobs: 9, median: 610, lowest: 540, highest: 760 },
    ],
    members: [],
    related: page.related.flatMap((other) => {
      const known = salaryPage(other);
      return known ? [linkTo(known, CONSTANTS, language)] : [];
    }),
  };
}

interface Args {
  slug: string;
  /** No job is open, and nothing is measured. */
  empty: boolean;
  /** The server has just started. */
  loading: boolean;
  demo: boolean;
}

const meta = {
  title: 'Screens/Salary guide/Page',
  parameters: { layout: 'fullscreen' },
  loaders: [
    siteLoader,
    async ({ args, globals }) => ({
      salary: await salaryOf(args.slug, languageFor(globals)),
    }),
  ],
  decorators: [siteScreen],
  args: { slug: 'sjukskoterska', empty: false, loading: false, demo: false },
  render: ({ empty, loading, demo }, { loaded }) => {
    const salary: SalaryData = loaded.salary;
    const nothing = { measured: [], jobs: { ...jobs, results: [], total: 0, nextHref: null } };
    return (
      <SalaryView
        salary={{
          ...salary,
          ...((empty || loading) && nothing),
          ...(loading && { measured: null, jobs: { ...nothing.jobs, total: null } }),
        }}
        crumbs={[
          { name: 'Start', path: '/' },
          { name: salary.name, path: salary.path },
        ]}
        hiredParts={salary.hired && <HiredParts hired={salary.hired} sources={salary.sources} />}
        today="2026-11-22"
        demo={demo}
      />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The best known profession: women and men, percentiles, parts of the country. */
export const Nurse: Story = {
  play: async ({ canvasElement }) => {
    const [question] = canvasElement.querySelectorAll<HTMLElement>('#questions summary');
    if (!question) throw new Error('There are no questions.');
    await userEvent.click(question);
    await expect(question.closest('details')).toHaveAttribute('open');
  },
};

/** The group's figure in place of its own, an unsure one beside it, and made-up jobs. */
export const SpecialistDoctor: Story = {
  args: { slug: 'specialistlakare-radiologi', demo: true },
};

/** Only an unsure mean of all specialist nurses is known, and too few jobs to measure. */
export const LittleKnown: Story = {
  args: { slug: 'hudsjukskoterska', empty: true },
};

/** While the server reads in its lists: what is known without them, and a line that says so. */
export const Loading: Story = { args: { loading: true } };

/** The doctors' overview has the example of a career. */
export const Overview: Story = { args: { slug: 'specialistlakare' } };

/** What hired staff are paid: measured first, then prices and what others state. */
export const Hired: Story = { args: { slug: 'hyrsjukskoterska-lon' } };
