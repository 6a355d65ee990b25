import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultOrder, EMPTY_FILTER, type JobFilter } from '../../domain/jobs/filter';
import { writeFilterQuery } from '../../domain/jobs/filterQuery';
import { queryOf } from '../../domain/jobs/queryWith';
import { literalOf, type UnderstoodText } from '../../domain/search/understood';
import type { JobList } from '../../src/data/jobs';
import { JobListView } from '../../src/features/job-search/JobListView';
import { aVocabulary } from '../../src/features/job-search/testing/aVocabulary';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const list: JobList = {
  jobs: someJobs(9),
  total: 42,
  suggestions: [],
  near: [],
  nearby: null,
  understood: null,
  undated: 0,
  ignored: false,
  busy: false,
  failed: false,
  retry: fn(),
  more: 'idle',
  loadMore: fn(),
};

const FILTER: JobFilter = {
  ...EMPTY_FILTER,
  locations: ['r-12', 'm-0180'],
  workfields: ['psykiatri'],
  minHourlyRate: 650,
  fromDate: '2026-12-01',
};

/** A view's props for a filter and a state of its list. */
function propsFor(filter: JobFilter, changes: Partial<JobList> = {}) {
  const vocabulary = aVocabulary();
  return {
    title: 'Lediga uppdrag i vården',
    search: {
      action: '/jobs',
      draft: { filter, order: 'newest' as const },
      onDraftChange: fn(),
      onSearch: fn(),
      onOpenFilters: fn(),
      onIntent: fn(),
      vocabulary,
    },
    results: {
      list: { ...list, ...changes },
      filter,
      onFilter: fn(),
      hrefOf: (next: JobFilter) => `/jobs?${writeFilterQuery(queryOf(next))}`,
      vocabulary,
      today: '2026-11-21',
    },
    sort: {
      order: defaultOrder(filter),
      canMatch: defaultOrder(filter) === 'relevance',
      hrefOf: (order: string) => `/jobs?order=${order}`,
    },
    nearby: {
      query: queryOf(filter),
      hrefOf: (nearby?: string) => `/jobs?nearby=${nearby}`,
    },
    views: { view: undefined, hrefOf: (view?: string) => `/jobs?view=${view}` },
    toSave: null,
  };
}

const meta = {
  title: 'Screens/Job search/List',
  component: JobListView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: propsFor(EMPTY_FILTER),
} satisfies Meta<typeof JobListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** One job, and none beside it. */
export const OneJob: Story = {
  args: propsFor(EMPTY_FILTER, { jobs: someJobs(1), total: 1, more: 'none' }),
};

const STARTS = ['2026-10-05', '2026-11-18', '2026-11-23', '2026-12-01', '2026-12-03', null];

/** The same jobs under the weeks in which they begin; each job once, with how long it goes on. */
export const ByWeek: Story = {
  args: {
    ...propsFor(EMPTY_FILTER, {
      jobs: someJobs(6).map((job, at) => ({ ...job, startsOn: STARTS[at] ?? null })),
      weeks: [
        { startDate: '2026-11-16', jobs: 2, working: 2 },
        { startDate: '2026-11-23', jobs: 1, working: 3 },
        { startDate: '2026-11-30', jobs: 2, working: 5 },
        { startDate: '2026-12-28', jobs: 36, working: 40 },
        { startDate: null, jobs: 1, working: 1 },
      ],
    }),
    views: { view: 'weeks', hrefOf: (view) => `/jobs?view=${view ?? ''}` },
  },
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('list', { name: /^(Vecka|Week) 49$/ });
    await expect(within(week).getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const Loading: Story = { args: propsFor(EMPTY_FILTER, { jobs: undefined, busy: true }) };

/** Another filter is being read: the shown jobs stay readable. */
export const Refetching: Story = { args: propsFor(EMPTY_FILTER, { busy: true }) };

export const Failed: Story = {
  args: propsFor(EMPTY_FILTER, { jobs: undefined, failed: true }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Försök igen|Try again/ }));
    await expect(args.results.list.retry).toHaveBeenCalledOnce();
  },
};

/** Every active filter can be removed; the focus stays among the chips. */
export const Filtered: Story = {
  args: propsFor(FILTER),
  play: async ({ args, canvas }) => {
    const chips = within(canvas.getByRole('list', { name: /Valda filter|Chosen filters/ }));
    await userEvent.click(chips.getByRole('button', { name: /Skåne län/ }));
    await expect(args.results.onFilter).toHaveBeenLastCalledWith({
      ...FILTER,
      locations: ['m-0180'],
    });
  },
};

/** Nothing matches: the filters to drop are listed, each with a link. */
export const Empty: Story = {
  args: propsFor(FILTER, {
    jobs: [],
    total: 0,
    more: 'none',
    suggestions: [
      { drop: 'hourlyRate', total: 12 },
      { drop: 'locations', total: 3 },
    ],
  }),
  play: async ({ args, canvas, loaded }) => {
    const part = loaded.intl.formatMessage({ id: 'jobs.part.hourlyRate' });
    const link = await canvas.findByRole('link', { name: (name) => name.startsWith(part) });
    const without = args.results.hrefOf({ ...FILTER, minHourlyRate: null });
    await expect(link).toHaveAttribute('href', without);
  },
};

const TEXT: JobFilter = { ...EMPTY_FILTER, text: 'ssk natt umeå' };
const UNDERSTOOD: UnderstoodText = {
  filters: [
    {
      value: { part: 'workroles', ids: ['sjukskoterska'] },
      words: 'ssk',
      label: { sv: 'Sjuksköterska', en: 'Registered nurse' },
      without: 'natt umeå',
    },
    {
      value: { part: 'timeOfDay', ids: ['night'] },
      words: 'natt',
      label: { sv: 'Natt', en: 'Night' },
      without: 'ssk umeå',
    },
    {
      value: { part: 'locations', ids: ['m-2480'] },
      words: 'umeå',
      label: { sv: 'Umeå', en: 'Umeå' },
      without: 'ssk natt',
    },
  ],
  words: [],
  corrections: [],
  literal: literalOf(TEXT.text),
};

/** What was read from the text stands beside what was chosen, and is removed by a link. */
export const Understood: Story = {
  args: propsFor({ ...TEXT, employmentTypes: ['konsult'] }, { understood: UNDERSTOOD }),
  play: async ({ args, canvas, loaded }) => {
    const say = (id: string, values?: Record<string, string>) =>
      loaded.intl.formatMessage({ id }, values);
    const [, night] = UNDERSTOOD.filters;
    const label = loaded.intl.locale.startsWith('sv') ? night?.label.sv : night?.label.en;
    const remove = say('jobs.chips.remove_read', { label: label ?? '' });
    const hrefOf = (text: string) =>
      args.results.hrefOf({ ...TEXT, employmentTypes: ['konsult'], text });
    await expect(canvas.getByRole('link', { name: remove })).toHaveAttribute(
      'href',
      hrefOf('ssk umeå'),
    );
    await expect(
      await canvas.findByRole('link', { name: say('found.words_instead') }),
    ).toHaveAttribute('href', hrefOf('"ssk natt umeå"'));
  },
};

/** Some words are filters, some are searched for in the ads. */
export const UnderstoodInPart: Story = {
  args: propsFor(
    { ...TEXT, text: 'ssk natt umeå dialys' },
    {
      understood: { ...UNDERSTOOD, words: ['dialys'], literal: literalOf('ssk natt umeå dialys') },
    },
  ),
};

/** A corrected spelling is shown, and can be undone. */
export const Corrected: Story = {
  args: propsFor(
    { ...EMPTY_FILTER, text: 'sjukskötreska dialys' },
    {
      understood: {
        filters: [],
        words: ['sjukskötreska', 'dialys'],
        corrections: [{ from: 'sjukskötreska', to: 'sjuksköterska' }],
        literal: literalOf('sjukskötreska dialys'),
      },
    },
  ),
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'found.as_written' }, { words: 'sjukskötreska' });
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

/** What is not wanted stands among what was read. */
export const LeavesOut: Story = {
  args: propsFor(
    { ...TEXT, text: 'ssk natt umeå ej iva' },
    {
      understood: {
        ...UNDERSTOOD,
        unwanted: [
          {
            words: 'ej iva',
            label: { sv: 'Inte intensivvård', en: 'Not intensive care' },
            without: 'ssk natt umeå',
          },
        ],
        literal: literalOf('ssk natt umeå ej iva'),
      },
    },
  ),
};

/** What words may mean besides is offered: another spelling, the profession of a general word. */
export const Offered: Story = {
  args: propsFor(
    { ...EMPTY_FILTER, text: 'läkare bostad' },
    {
      understood: {
        filters: [],
        words: ['läkare', 'bostad'],
        corrections: [],
        offers: [
          {
            kind: 'spelling',
            words: 'bostad',
            label: { sv: 'Båstad', en: 'Båstad' },
            change: { text: 'läkare Båstad' },
          },
          {
            kind: 'profession',
            words: 'läkare',
            label: { sv: 'Läkare', en: 'Doctor' },
            change: { text: 'bostad', workroles: ['lakare'] },
          },
        ],
        literal: literalOf('läkare bostad'),
      },
    },
  ),
};

/** The words were searched for as typed; a link beside them undoes that. */
export const Literal: Story = {
  args: propsFor(
    { ...EMPTY_FILTER, text: '"ssk natt"' },
    {
      understood: {
        filters: [],
        words: ['ssk', 'natt'],
        corrections: [],
        literal: literalOf('ssk natt'),
      },
    },
  ),
};

/** An employer without an open job, by a name that may mean a profession too. */
export const EmployerWithoutJobs: Story = {
  args: propsFor(
    { ...EMPTY_FILTER, text: 'min doktor' },
    {
      jobs: [],
      total: 0,
      more: 'none',
      understood: {
        filters: [],
        words: ['min doktor'],
        withoutJobs: ['min doktor'],
        corrections: [],
        offers: [
          {
            kind: 'spelling',
            words: 'min doktor',
            label: { sv: 'Läkare', en: 'Doctor' },
            change: { text: '', workroles: ['lakare'] },
          },
        ],
        literal: literalOf('min doktor'),
      },
    },
  ),
  play: async ({ canvas, loaded }) => {
    const text = loaded.intl.formatMessage(
      { id: 'found.without_jobs' },
      { names: loaded.intl.formatMessage({ id: 'found.quoted' }, { word: 'min doktor' }) },
    );
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

/** A known employer that lacks the profession: what else it has, and the profession elsewhere. */
export const EmployerWithoutProfession: Story = {
  args: propsFor(
    { ...EMPTY_FILTER, text: 'synsam sjuksköterska' },
    {
      jobs: [],
      total: 0,
      more: 'none',
      understood: {
        filters: [],
        words: ['synsam'],
        corrections: [],
        literal: literalOf('synsam sjuksköterska'),
      },
      near: [
        {
          kind: 'employer',
          change: { text: 'synsam' },
          label: { sv: 'Synsam', en: 'Synsam' },
          total: 76,
        },
        {
          kind: 'elsewhere',
          change: { text: 'sjuksköterska' },
          label: { sv: 'Sjuksköterska', en: 'Nurse' },
          total: 309,
        },
      ],
    },
  ),
};

/** A profession of a neighbouring country that Sweden does not have. */
export const NearestProfession: Story = {
  args: propsFor(
    { ...EMPTY_FILTER, text: 'vernepleier' },
    {
      jobs: [],
      total: 0,
      more: 'none',
      understood: {
        filters: [],
        words: ['vernepleier'],
        corrections: [],
        offers: [
          {
            kind: 'nearest',
            words: 'vernepleier',
            label: { sv: 'Skötare', en: 'Psychiatric care assistant' },
            change: { text: '', workroles: ['skotare'] },
          },
        ],
        literal: literalOf('vernepleier'),
      },
    },
  ),
};

/** No result; links to similar searches: places, weeks, professions, one filter less. */
export const EmptyWithWaysOn: Story = {
  args: propsFor(
    { ...TEXT, fromDate: '2027-07-05', toDate: '2027-07-11' },
    {
      jobs: [],
      total: 0,
      more: 'none',
      understood: UNDERSTOOD,
      suggestions: [
        { drop: 'locations', total: 214, text: 'ssk natt' },
        { drop: 'period', total: 12 },
        { drop: 'timeOfDay', total: 3, text: 'ssk umeå' },
      ],
      near: [
        ...[
          ['m-2460', 'Vännäs', 2] as const,
          ['m-2401', 'Nordmaling', 1] as const,
          ['m-2482', 'Skellefteå', 14] as const,
          ['r-24', 'Västerbottens län', 31] as const,
        ].map(([id, name, total]) => ({
          kind: 'place' as const,
          change: { locations: [id], text: 'ssk natt' },
          label: { sv: name, en: name },
          total,
        })),
        {
          kind: 'week',
          change: { fromDate: '2027-06-21', toDate: '2027-06-27' },
          label: { sv: 'Vecka 25, 2027', en: 'Week 25, 2027' },
          total: 4,
        },
        {
          kind: 'week',
          change: { fromDate: '2027-07-19', toDate: '2027-07-25' },
          label: { sv: 'Vecka 29, 2027', en: 'Week 29, 2027' },
          total: 1,
        },
        {
          kind: 'profession',
          change: { workroles: ['iva-sjukskoterska'], text: 'natt umeå' },
          label: { sv: 'IVA-sjuksköterska', en: 'Intensive care nurse' },
          total: 5,
        },
      ],
    },
  ),
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', { name: /Skellefteå/ });
    const near = { fromDate: '2027-07-05', toDate: '2027-07-11', locations: ['m-2482'] };
    await expect(link).toHaveAttribute(
      'href',
      args.results.hrefOf({ ...TEXT, ...near, text: 'ssk natt' }),
    );
  },
};

const MIDWIFE: JobFilter = { ...EMPTY_FILTER, workroles: ['barnmorska'], locations: ['m-2480'] };
const NEARBY = { change: { workroles: ['iva-sjukskoterska'] }, total: 12, results: someJobs(6) };

/** After the jobs of the chosen profession those of professions near it, with their own number. */
export const Nearby: Story = {
  args: propsFor(MIDWIFE, { jobs: someJobs(2), total: 2, more: 'none', nearby: NEARBY }),
  play: async ({ canvas, loaded }) => {
    const say = (id: string, values?: Record<string, number>) =>
      loaded.intl.formatMessage({ id }, values);
    const name = say('jobs.nearby');
    const section = await canvas.findByRole('region', { name });
    await expect(within(section).getByText(say('jobs.nearby.count', { total: 12 }))).toBeVisible();
    await expect(within(section).getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

/** None of the chosen profession: that is said, and those near it stand in their place. */
export const OnlyNearby: Story = {
  args: propsFor(MIDWIFE, {
    jobs: [],
    total: 0,
    more: 'none',
    suggestions: [{ drop: 'locations', total: 34 }],
    nearby: { ...NEARBY, total: 3, results: someJobs(3) },
  }),
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'jobs.nearby' });
    const section = await canvas.findByRole('region', { name });
    await expect(within(section).getAllByRole('article')).toHaveLength(3);
    await expect(section).toHaveTextContent(/Inga|No /);
  },
};

const hidden = propsFor(MIDWIFE, { jobs: someJobs(2), total: 2, more: 'none', nearby: NEARBY });

/** They are hidden by one press, and how many there are is still said. */
export const NearbyHidden: Story = {
  args: {
    ...hidden,
    nearby: { ...hidden.nearby, query: { ...queryOf(MIDWIFE), nearby: 'hidden' } },
  },
  play: async ({ canvas, loaded }) => {
    const link = loaded.intl.formatMessage({ id: 'jobs.nearby.show' });
    await expect(await canvas.findByRole('link', { name: link })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const LoadingMore: Story = { args: propsFor(EMPTY_FILTER, { more: 'loading' }) };
export const MoreFailed: Story = { args: propsFor(EMPTY_FILTER, { more: 'failed' }) };
export const AllShown: Story = { args: propsFor(EMPTY_FILTER, { total: 9, more: 'none' }) };

/** An address that asks for what the candidate may take, opened by a visitor: all jobs, and why. */
export const NobodySignedIn: Story = {
  args: propsFor({ ...EMPTY_FILTER, onlyEligible: true }, { ignored: true }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Logga in|^Log in|^\[/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/login'));
  },
};
