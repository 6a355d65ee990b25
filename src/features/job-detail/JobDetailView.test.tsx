import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JobDetail } from '#domain/api/portal';
import type { Language } from '#domain/language';
import { aJobDetail } from '../../testing/aJobDetail';
import { renderSite } from '../../testing/renderSite';
import { JobDetailView } from './JobDetailView';

const NIGHT = { from: '21:00', to: '07:00' };
const DAY = { from: '07:00', to: '15:30' };

async function renderJob(changes: Partial<JobDetail>, language: Language = 'sv', closed = false) {
  await renderSite(
    <JobDetailView
      job={aJobDetail(changes)}
      closed={closed}
      hrefs={{ page: '/jobb/x', apply: '/candidate/apply?job=x' }}
      today="2026-03-10"
      url="https://vikari.example.com/jobb/x"
      similar={[]}
      userId={null}
      applied={null}
      onInterested={() => undefined}
      interest="idle"
      suggested={false}
      onReportIntent={() => undefined}
      onReport={() => undefined}
    />,
    { language },
  );
}

/** What stands under a term, on the whole page. */
const said = (term: string) =>
  screen
    .getAllByRole('term')
    .filter(({ textContent }) => textContent === term)
    .map(({ parentElement }) => within(parentElement ?? document.body).getByRole('definition'))
    .map(({ textContent }) => textContent);

const IMPORTED: JobDetail['source'] = {
  name: 'jobtech',
  id: '1',
  url: 'https://arbetsformedlingen.se/platsbanken/annonser/1',
  applyUrl: 'https://arbetsformedlingen.se/platsbanken/annonser/1',
  extent: 'part_time',
  datesRebased: false,
};
const EXTERNAL = { imported: true, externalApplication: { url: IMPORTED.url } };

describe('a job that is only known in part', () => {
  const PART = {
    partial: true as const,
    description: ['Hela annonsen går inte att hämta.'],
    requirements: [],
    travel: null,
    housing: null,
    contact: null,
  };

  it.each([
    ['sv', /^Hela annonsen går inte/, /^Det här saknas: .*krav/, 'Resa', 'Försök igen'],
    ['en', /^The whole ad cannot/, /^Missing here: .*requirements/, 'Travel', 'Try again'],
  ] as const)('says in %s what is missing, and takes none of it for unsaid', async (...row) => {
    const [language, title, missing, travel, again] = row;
    await renderJob(PART, language);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(missing)).toBeVisible();
    expect(screen.getByText(new RegExp(again))).toBeVisible();
    expect(screen.queryByText(travel)).not.toBeInTheDocument();
  });

  it('offers nothing that cannot work, and says nothing false of where to apply', async () => {
    await renderJob({ ...PART, ...EXTERNAL, externalApplication: { url: null } });
    await screen.findByRole('heading', { name: /^Hela annonsen/ });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Annonsen har ingen/)).not.toBeInTheDocument();
    expect(screen.queryByText('Arbetsplatsen')).not.toBeInTheDocument();
  });
});

describe('an imported job', () => {
  it('says what its ad says, and what was read from the headline', async () => {
    await renderJob({
      ...EXTERNAL,
      startsOn: '2026-06-08',
      endsOn: '2026-06-28',
      hoursPerWeek: null,
      source: {
        ...IMPORTED,
        scope: { min: 50, max: 75 },
        conditions: 'Tillträde snarast',
        salaryText: 'Enligt avtal',
        vacancies: 3,
        street: 'Exempelgatan 1',
        readFromHeadline: ['profession', 'scope', 'period'],
      },
    });
    expect(said('Omfattning')).toEqual(['Deltid, 50–75 % (tolkat ur rubriken)']);
    expect(said('Yrke')[0]).toContain('(tolkat ur rubriken)');
    expect(said('Period')[0]).toContain('(tolkat ur rubriken)');
    expect(said('Anställningsform')[0]).not.toContain('rubriken');
    expect(said('Villkor')).toEqual(['Tillträde snarast']);
    expect(said('Lön')).toEqual(['Enligt avtal']);
    expect(said('Antal platser')).toEqual(['3']);
    expect(said('Ort')[0]).toMatch(/^Exempelgatan 1, /);
  });

  it('shows no facts from the headline when it was imported before these were read', async () => {
    await renderJob({
      ...EXTERNAL,
      source: IMPORTED,
      startsOn: null,
      endsOn: null,
      hoursPerWeek: null,
    });
    expect(said('Omfattning')).toEqual(['Deltid']);
    expect(said('Period')).toEqual(['Period anges inte']);
    expect(screen.queryByText('Villkor')).not.toBeInTheDocument();
    expect(screen.queryByText(/tolkat ur rubriken/)).not.toBeInTheDocument();
  });

  it('marks the ad’s own words as Swedish on the English page', async () => {
    await renderJob({ ...EXTERNAL, source: IMPORTED, description: ['Du vårdar.'] }, 'en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'sv');
    expect(screen.getByText('Du vårdar.').closest('[lang]')).toHaveAttribute('lang', 'sv');
  });
});

describe('the key facts', () => {
  const facts = () => screen.getByRole('region', { name: 'Kort om uppdraget' });

  it('are the pay, what is left of it, the period, the hours and the last day', async () => {
    await renderJob({
      hourlyRate: { min: 560, max: 640, basis: 'consultant_salary' },
      closesOn: '2026-03-12',
      startsOn: '2026-05-04',
      endsOn: '2026-08-30',
      hoursPerWeek: 38,
    });
    const text = facts().textContent;
    for (const part of [
      '560–640 kr/h',
      'efter skatt',
      '4 maj',
      '38 h/vecka',
      'Stänger om 2 dagar',
    ]) {
      expect(text).toContain(part);
    }
    expect(facts().compareDocumentPosition(screen.getByRole('complementary'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('have the ad’s own words where it states no rate', async () => {
    const source = { ...IMPORTED, salaryText: 'Enligt avtal' };
    await renderJob({ ...EXTERNAL, hourlyRate: null, inHand: null, source }, 'en');
    expect(screen.getByText('Enligt avtal')).toHaveAttribute('lang', 'sv');
  });

  it('say where an imported ad comes from', async () => {
    await renderJob({ ...EXTERNAL, source: IMPORTED });
    expect(screen.getByText('Annons från Platsbanken')).toBeVisible();
  });
});

describe('the bar', () => {
  it('is left out where nothing can be sent any more', async () => {
    await renderJob({}, 'sv', true);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

describe('the text of a job', () => {
  it('has headings and lists', async () => {
    await renderJob({ description: ['## Krav', '- Legitimation', '- Körkort', '<b>Hej</b>'] });
    expect(screen.getByRole('heading', { level: 3, name: 'Krav' })).toBeInTheDocument();
    const list = screen.getByText('Legitimation').closest('ul');
    expect(list?.children).toHaveLength(2);
    expect(screen.getByText('<b>Hej</b>').tagName).toBe('P');
  });

  it.each([
    ['Swedish, where it does not say', {}, 'sv'],
    ['what its employer stated', { language: 'en' } as const, 'en'],
  ])('of our own job is in %s', async (_, changes, lang) => {
    await renderJob(changes, 'en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', lang);
  });
});

describe('travel, housing and shifts', () => {
  it.each([
    [
      { travel: 'paid', housing: 'arranged' },
      ['Betalas', 'Betalas utöver summan'],
      ['Ordnas', 'Ordnas utöver summan'],
    ],
    [{ travel: 'none', housing: 'paid' }, ['Ingår inte'], ['Betalas', 'Betalas utöver summan']],
    [{ travel: null }, ['Anges inte – fråga arbetsgivaren'], ['Anges inte – fråga arbetsgivaren']],
  ] as const)('are said of %j', async (changes, travel, housing) => {
    await renderJob(changes);
    expect(said('Resa')).toEqual(travel);
    expect(said('Boende')).toEqual(housing);
  });

  it.each([[[]], [null], [undefined]])('say "ask" without shifts: %j', async (shifts) => {
    await renderJob({ shifts });
    expect(said('Arbetspass')).toEqual(['Anges inte – fråga arbetsgivaren']);
    expect(screen.queryByRole('heading', { name: 'Arbetspass' })).not.toBeInTheDocument();
  });

  it('lists the shifts by week, and says that a night ends the next day', async () => {
    await renderJob({
      shifts: [
        { day: '2026-05-04', ...DAY },
        { day: '2026-05-05', ...DAY },
        { day: '2026-05-06', ...DAY },
        { day: '2026-05-15', ...NIGHT },
        { day: '2026-05-16', ...NIGHT },
        { day: '2026-05-18', ...DAY },
      ],
    });
    expect(said('Arbetspass')).toEqual(['6 pass']);
    const section = within(screen.getByRole('region', { name: 'Arbetspass' }));
    expect(section.getByText('Vecka 19').closest('li')).toHaveTextContent('mån–ons 07:00–15:30');
    expect(section.getByText('Vecka 20').closest('li')).toHaveTextContent(
      'fre, lör 21:00–07:00 slutar nästa dag',
    );
    expect(section.getByText('Vecka 21')).not.toBeVisible();
    expect(section.getByText('Visa 1 vecka till')).toBeVisible();
  });
});

describe('requirements', () => {
  const requires: JobDetail['requires'] = {
    licence: true,
    yearsInProfession: 2,
    languages: [
      { language: 'sv', level: 'C1' },
      { language: 'en', level: 'B2' },
    ],
    documents: ['cv', 'cpr_certificate'],
    agreement: 'national',
    monthsSinceEmployed: 12,
  };

  it.each<[Language, string[][]]>([
    [
      'sv',
      [
        ['Legitimation', 'Svensk legitimation'],
        ['Erfarenhet', 'Minst 2 år i liknande roll'],
        ['Språk', 'Svenska, minst nivå C1; engelska, minst nivå B2'],
        ['Handlingar', 'CV och HLR-intyg. De ska gälla till uppdragets slut.'],
        ['Avtal', 'Regionernas nationella avtal'],
        ['Karenstid', 'Minst 12 månader sedan du var anställd av regionen'],
      ],
    ],
    [
      'en',
      [
        ['Licence', 'Swedish licence to practise'],
        ['Experience', 'At least 2 years in a similar role'],
        ['Languages', 'Swedish, at least level C1; English, at least level B2'],
        ['Documents', 'CV and CPR certificate. They have to be valid until the assignment ends.'],
        ['Agreement', 'The regions’ national agreement'],
        ['Qualifying period', 'At least 12 months since the region employed you'],
      ],
    ],
  ])('are said in words: %s', async (language, rows) => {
    await renderJob({ requires }, language);
    for (const [term = '', text] of rows) expect(said(term)).toEqual([text]);
  });

  it('are shown as none where the job states that it has none', async () => {
    const none = { yearsInProfession: 0, languages: [], documents: [], monthsSinceEmployed: 0 };
    await renderJob({ requires: { ...none, licence: false } });
    expect(screen.queryByText('Legitimation')).not.toBeInTheDocument();
    expect(said('Erfarenhet')).toEqual(['Ingen krävs']);
    expect(said('Språk')).toEqual(['Inget krav']);
    expect(said('Handlingar')).toEqual(['Inga krävs']);
    expect(said('Karenstid')).toEqual(['Ingen']);
  });

  it('have no heading where the job states none', async () => {
    await renderJob({ requires: null, requirements: [] });
    expect(screen.queryByRole('heading', { name: 'Krav' })).not.toBeInTheDocument();
    expect(screen.queryByText('Karenstid')).not.toBeInTheDocument();
  });
});
