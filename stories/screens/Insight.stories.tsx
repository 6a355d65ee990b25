import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { expect, userEvent, within } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals';
import type { ResponseOf } from '../../domain/api/endpoint';
import { CONFIGURATION } from '../../domain/api/insightConfiguration';
import type { averageScore, OwnInsight } from '../../domain/api/insights';
import type { WorkplaceSuggestion } from '../../domain/api/workplaces';
import { STATEMENTS } from '../../domain/insight/statements';
import { InsightDetailView } from '../../src/features/insight/InsightDetailView';
import styles from '../../src/features/insight/insight.module.css';
import { OpenJobs } from '../../src/features/insight/OpenJobs';
import { Overall, RegisterPrompt } from '../../src/features/insight/Overall';
import { type AnswerNotice, OwnAnswers } from '../../src/features/insight/OwnAnswers';
import { Protection } from '../../src/features/insight/Protection';
import { TooFew, WorkplaceHead } from '../../src/features/insight/WorkplaceHead';
import { WorkplaceSearch } from '../../src/features/insight/WorkplaceSearch';
import { anInsight, aWorkplace, ownInsight } from '../../src/testing/anInsight';
import { siteLoader, siteScreen } from '../lib/siteScreen';

interface InsightArgs {
  query: string | null;
  results: WorkplaceSuggestion[];
  insight: ResponseOf<typeof averageScore>['insight'];
  own: OwnInsight | null;
  notice: AnswerNotice | null;
}

const answered = {
  year: 2026,
  source: 'assignment',
  scores: STATEMENTS.map((_, index) => 1 + (index % 5)),
  answeredOn: '2026-11-20',
  published: false,
} as const;
const anAnswer = (published: boolean) => ({ ...answered, scores: [...answered.scores], published });

const meta = {
  title: 'Screens/Insight',
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { query: null, results: [], insight: anInsight(), own: ownInsight(), notice: null },
  render: ({ query, results, insight, own, notice }) => {
    if (query !== null) {
      return (
        <PageLayout spacing={10}>
          <h1 className={styles.title}>Inblick</h1>
          <WorkplaceSearch query={query} results={query === '' ? null : results} />
          <Protection />
        </PageLayout>
      );
    }
    const ranking = {
      position: 2,
      of: 7,
      kind: 'primary_care',
      region: 'Västerbottens län',
    } as const;
    return (
      <PageLayout spacing={10}>
        <div className={styles.head}>
          <WorkplaceHead workplace={aWorkplace} />
        </div>
        {insight ? <Overall insight={insight} ranking={own && ranking} /> : <TooFew />}
        {!own && <RegisterPrompt returnPath="/inblick" />}
        {insight?.detail && (
          <InsightDetailView detail={insight.detail} configuration={CONFIGURATION} />
        )}
        <OpenJobs jobs={[]} />
        {own && (
          <OwnAnswers
            workplace={aWorkplace}
            own={own}
            configuration={CONFIGURATION}
            notice={notice}
            onSend={async () => Promise.reject(new Error('offline'))}
            onTakeBack={() => {}}
          />
        )}
        <Protection />
      </PageLayout>
    );
  },
} satisfies Meta<InsightArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = { args: { query: '' } };

export const Results: Story = {
  args: {
    query: 'björk',
    results: [
      { id: 'w-1', name: 'Björkdungens vårdcentral', place: 'Umeå', answers: 24 },
      { id: 'w-2', name: 'Björkhagens vårdboende', place: null, answers: 0 },
    ],
  },
};

export const NothingFound: Story = { args: { query: 'xyz' } };

/** The average and the number; the rest after registering. */
export const Visitor: Story = { args: { insight: { ...anInsight(), detail: null }, own: null } };

export const Candidate: Story = {};

export const TooFewAnswers: Story = { args: { insight: null } };

/** The errors are listed, and lead to their statements. */
export const Incomplete: Story = {
  play: async ({ canvasElement, globals }) => {
    const sv = readGlobals(globals).locale === 'sv';
    const canvas = within(canvasElement);
    const send = sv ? 'Skicka svaret' : /Send the answer/;
    await canvas.findAllByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getAllByRole('radiogroup')[0]).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Saved: Story = {
  args: { own: ownInsight({ answers: [anAnswer(false)] }), notice: 'answered' },
};

export const Published: Story = {
  args: { own: ownInsight({ refusal: 'published', answers: [anAnswer(true)] }) },
};

export const MayNotAnswer: Story = {
  args: { own: ownInsight({ refusal: 'not_worked_there', source: null }) },
};
