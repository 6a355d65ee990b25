import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '#domain/limits';
import { aJobSummary } from '../../testing/anApplication';
import { renderSite } from '../../testing/renderSite';
import { localStore } from '../store/localStore';
import { JobActions, type JobActionsProps } from './JobActions';
import { JobSummaryCard } from './JobSummaryCard';

const TODAY = '2026-11-21';

describe('JobSummaryCard', () => {
  it('is one link, named by the title, with pay, basis and place as text', async () => {
    const job = aJobSummary({ closesOn: '2026-12-31' });
    await renderSite(<JobSummaryCard job={job} today={TODAY} />);
    const card = screen.getByRole('article', { name: job.title });
    expect(screen.getByRole('link')).toHaveAttribute('href', `/jobb/${job.slug}`);
    expect(card).toHaveTextContent('560–640 kr/h konsultlön före skatt');
    expect(card).toHaveTextContent('Umeå, Västerbottens län');
    expect(card).toHaveTextContent('38 h/vecka · dag, kväll');
    expect(card).not.toHaveTextContent('Stänger');
  });

  it.each([
    [
      'consultant_salary',
      'sv',
      'ca 121 600 kr efter skatt · 17 veckor · under 66 år',
      /^Ungefär 121 600 kronor/,
    ],
    [
      'consultant_invoice',
      'en',
      'about SEK 98,600 after tax, company · 17 w · under 66',
      /own company for/,
    ],
  ] as const)('says what %s leaves after tax', async (basis, language, text, spoken) => {
    const amount = basis === 'consultant_salary' ? 121_640 : 98_550;
    const job = aJobSummary({
      hourlyRate: { min: 560, max: 640, basis },
      inHand: { amount, amountFrom66: 1, amountAbroad: 2, weeks: 17 },
    });
    await renderSite(<JobSummaryCard job={job} today={TODAY} />, { language });
    expect(screen.getByText(text)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(spoken)).toBeInTheDocument();
  });

  it.each([
    ['from_66', /^ca 130 000 kr efter skatt · 17 veckor · från 66 år$/],
    ['abroad', /^ca 110 000 kr efter skatt · 17 veckor · bor utomlands$/],
  ])('says what is left for who has said %s on this device', async (taxGroup, text) => {
    localStore.write(STORAGE_KEY.ownTax, { taxGroup });
    const inHand = { amount: 120_000, amountFrom66: 130_000, amountAbroad: 110_000, weeks: 17 };
    await renderSite(<JobSummaryCard job={aJobSummary({ inHand })} today={TODAY} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    localStore.remove(STORAGE_KEY.ownTax);
  });

  it('says nothing of it where the period is not known', async () => {
    await renderSite(<JobSummaryCard job={aJobSummary({ inHand: null })} today={TODAY} />);
    expect(screen.getByRole('article')).not.toHaveTextContent('efter skatt');
  });

  it('says that a rate is not stated instead of leaving a gap', async () => {
    await renderSite(<JobSummaryCard job={aJobSummary({ hourlyRate: null })} today={TODAY} />, {
      language: 'en',
    });
    expect(screen.getByRole('article')).toHaveTextContent('Hourly rate not stated');
  });

  it.each([
    ['2026-11-21', 'Stänger i dag'],
    ['2026-11-22', 'Stänger i morgon'],
    ['2026-11-26', 'Stänger om 5 dagar'],
  ])('warns when it closes on %s', async (closesOn, text) => {
    await renderSite(<JobSummaryCard job={aJobSummary({ closesOn })} today={TODAY} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['Barnmorska', 1],
    ['Barnmorska till Gällivare', 1],
    ['Förlossningen söker dig', 1],
  ])('writes the profession once on a card titled %s', async (title, times) => {
    const job = aJobSummary({ title });
    const names = { ...job.names, workRole: { sv: 'Barnmorska', en: 'Midwife' } };
    await renderSite(<JobSummaryCard job={{ ...job, names }} today={TODAY} />);
    expect(screen.getAllByText(/Barnmorska/)).toHaveLength(times);
  });

  it.each([
    ['2026-11-20T23:30:00Z', 'Publicerad i dag', '2026-11-21'],
    ['2026-11-20T22:30:00Z', 'Publicerad i går', '2026-11-20'],
    ['2026-11-18T08:00:00Z', '3 dagar sedan', '2026-11-18'],
    ['2026-10-01T08:00:00Z', '1 okt. 2026', '2026-10-01'],
  ])('says when it was published: %s', async (publishedAt, text, day) => {
    await renderSite(<JobSummaryCard job={aJobSummary({ publishedAt })} today={TODAY} />);
    expect(screen.getByText(text)).toHaveAttribute('datetime', day);
  });

  it('reserves space for the buttons that save and hide it before they are loaded', async () => {
    const job = aJobSummary();
    const { unmount } = await renderSite(<JobSummaryCard job={job} today={TODAY} />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const Save = ({ job: { title } }: JobActionsProps) => <button type="button">{title}</button>;
    await renderSite(
      <JobActions value={Save}>
        <JobSummaryCard job={job} today={TODAY} />
      </JobActions>,
    );
    expect(screen.getByRole('button', { name: job.title })).toBeInTheDocument();
  });

  it.each([
    ['sv', 1, '+1 likadan annons'],
    ['en', 2, '+2 identical ads'],
  ] as const)('says in %s how many twins it stands for', async (language, twins, text) => {
    const job = aJobSummary({ twins });
    await renderSite(<JobSummaryCard job={job} today={TODAY} />, { language });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['sv', undefined, null],
    ['en', undefined, 'sv'],
    ['sv', 'en', 'en'],
    ['en', 'en', null],
  ] as const)(
    'on a page in %s, gives a title in %s the language %s',
    async (page, language, lang) => {
      const job = aJobSummary(language && { language });
      await renderSite(<JobSummaryCard job={job} today={TODAY} />, { language: page });
      const link = screen.getByRole('link', { name: job.title });
      expect(link.getAttribute('lang')).toBe(lang);
    },
  );

  it('marks on-call duty', async () => {
    await renderSite(<JobSummaryCard job={aJobSummary({ onCallDuty: true })} today={TODAY} />);
    expect(screen.getByText('Jour')).toBeVisible();
  });
});
