import { readdirSync, readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReportList } from '../../features/account-security/ReportList';
import { WithdrawDialog } from '../../features/application/WithdrawDialog';
import { ConsideredJob } from '../../features/planner/ConsideredJob';
import { anApplication } from '../../testing/anApplication';
import { renderSite } from '../../testing/renderSite';
import { TitlesInText } from './TitleInText';

const TITLE = 'Natt på IVA i Umeå';
const asked = () => undefined;

/** Sentences about a job on a page in English, by the view that says them. */
const VIEWS = {
  'withdrawing an application': [
    <WithdrawDialog
      key="dialog"
      application={anApplication({ job: { ...anApplication().job, title: TITLE } })}
      isOver={false}
      onClose={asked}
      onConfirm={async () => true}
      onExited={asked}
    />,
    `Your application for “${TITLE}” will end. You cannot apply for the same assignment again.`,
  ],
  'a report': [
    <ReportList
      key="reports"
      onRetry={null}
      reports={[
        {
          id: 'r-1',
          kind: 'job',
          employerName: null,
          jobTitle: TITLE,
          reason: 'other',
          text: '',
          createdAt: '2026-11-20T09:00:00.000Z',
          answer: null,
          answeredAt: null,
        },
      ]}
    />,
    `The ad “${TITLE}”`,
  ],
  'a job in the plan': [
    <ConsideredJob
      key="plan"
      job={{
        id: 'v-1',
        slug: 'natt-v-1',
        title: TITLE,
        workplaceName: 'Umeå lasarett',
        from: null,
        to: null,
        shifts: null,
      }}
      weeks={[]}
      hasUnknownRest={false}
      year={2026}
      jobHref={(slug) => `/jobb/${slug}`}
      dropHref="/"
      linkComponent="a"
    />,
    `${TITLE}, Umeå lasarett: no dates are given.`,
  ],
} as const;

it.each(Object.entries(VIEWS))('of %s is marked as Swedish', async (_view, [view, sentence]) => {
  await renderSite(view, { language: 'en' });
  const title = await screen.findByText(TITLE);
  expect(title).toHaveAttribute('lang', 'sv');
  expect(title.parentElement).toHaveTextContent(sentence);
});

it('keeps each of several titles an element of its own, whatever language it has', async () => {
  const jobs = [{ title: TITLE }, { title: 'Days in Kiruna', language: 'en' as const }];
  await renderSite(
    <p data-testid="text">
      <TitlesInText jobs={jobs} text={(titles) => `In the same weeks as ${titles}.`} />
    </p>,
    { language: 'en' },
  );
  const text = screen.getByTestId('text');
  expect(text).toHaveTextContent(`In the same weeks as ${TITLE} and Days in Kiruna.`);
  expect(within(text).getByText(TITLE)).toHaveAttribute('lang', 'sv');
  expect(within(text).getByText('Days in Kiruna')).not.toHaveAttribute('lang');
});

it('is how every view puts a title into a sentence', () => {
  const bare = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/u.test(file))
    .flatMap(
      (file) =>
        readFileSync(`src/${file}`, 'utf8')
          // The name of a window has no language
          .replaceAll(/<PageHead[^>]*>/gu, '')
          .match(/\bt\('[^']+', \{[^}]*\b(?:job\.title|jobTitle)\b[^}]*\}/gu)
          ?.map((call) => `${file}: ${call}`) ?? [],
    );
  expect(bare).toEqual([]);
});
