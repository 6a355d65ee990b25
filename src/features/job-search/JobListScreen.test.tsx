import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { FilterJobsResponse } from '#domain/api/portal';
import { EMPTY_FILTER, type JobSearch, type JobWeek } from '#domain/jobs/filter';
import { literalOf, type UnderstoodText, type UnderstoodValue } from '#domain/search/understood';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { SaveSearchPart } from '../../lib/saved/SaveSearch';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { loadingLists } from '../../testing/loadingLists';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { JobListScreen } from './JobListScreen';
import { aFirstVocabulary } from './testing/aVocabulary';
import { bar } from './testing/bar';
import { someJobs } from './testing/jobs';

const FILTER = 'public/jobs/filter';

/** 8 jobs in all on pages of 5, 3 of them in Skåne, none on call. */
function answer({ filter, startAfter }: JobSearch): FilterJobsResponse & { status: 0 } {
  const total = filter.onCallDuty ? 0 : filter.locations.includes('r-12') ? 3 : 8;
  const later = startAfter === 'after-5';
  return {
    status: 0,
    results: later ? someJobs(3, 6) : someJobs(Math.min(total, 5)),
    total,
    nextPageToken: total > 5 && !later ? 'after-5' : null,
    ...(total === 0 && { suggestions: [{ drop: 'onCallDuty', total: 3 }] }),
  };
}

const EVERYTHING: JobSearch = { filter: EMPTY_FILTER, order: 'newest' };
const isSearch = (request: unknown): request is JobSearch =>
  typeof request === 'object' && request !== null && 'filter' in request;

function services(answerTo: (request: JobSearch) => object = answer, others: Answers = {}) {
  return fakeServices({
    ...others,
    [FILTER]: (request: unknown) => answerTo(isSearch(request) ? request : EVERYTHING),
    'misc/constants': { status: 0, ...CONSTANTS },
  });
}

function open(path: string, { client }: Pick<ReturnType<typeof services>, 'client'> = services()) {
  return renderSite(
    <JobListScreen title="Uppdrag" description="Alla uppdrag." vocabulary={aFirstVocabulary()} />,
    { api: client, path },
  );
}

/** Understands two words of a text as filters. */
function understanding({ filter, ...request }: JobSearch) {
  const words = filter.text.split(' ').filter(Boolean);
  const isLiteral = filter.text.startsWith('"');
  const known: [string, UnderstoodValue, string][] = [
    ['umeå', { part: 'locations', ids: ['m-2480'] }, 'Umeå'],
    ['natt', { part: 'timeOfDay', ids: ['night'] }, 'Natt'],
  ];
  const filters = known
    .filter(([word]) => !isLiteral && words.includes(word))
    .map(([word, value, label]) => ({
      value,
      words: word,
      label: { sv: label, en: label },
      without: words.filter((other) => other !== word).join(' '),
    }));
  const isEmpty = filter.onCallDuty && filter.locations.length === 0;
  return {
    ...answer({ filter: { ...filter, onCallDuty: isEmpty }, ...request }),
    understood: {
      filters,
      words: words.filter(
        (word) => !isLiteral && !['ej', 'helg', ...known.map(([other]) => other)].includes(word),
      ),
      corrections: [],
      ...(filter.text.includes('nära mig') && { unmet: [{ words: 'nära mig', why: 'place' }] }),
      ...(words.includes('ej') && {
        unwanted: [
          {
            words: 'ej helg',
            label: { sv: 'Inte helg', en: 'Not weekend' },
            without: filter.text.replace(' ej helg', ''),
          },
        ],
      }),
      ...(words.includes('bostad') && {
        offers: [
          {
            kind: 'spelling' as const,
            words: 'bostad',
            label: { sv: 'Båstad', en: 'Båstad' },
            change: { text: filter.text.replace('bostad', 'Båstad') },
          },
          {
            kind: 'profession' as const,
            words: 'läkare',
            label: { sv: 'Läkare', en: 'Doctor' },
            change: { text: 'bostad', workroles: ['lakare'] },
          },
        ],
      }),
      literal: literalOf(filter.text),
    } satisfies UnderstoodText,
    ...(isEmpty && {
      suggestions: [{ drop: 'locations' as const, total: 5, text: '' }],
      near: [
        {
          kind: 'place' as const,
          change: { locations: ['m-2482'], text: '' },
          label: { sv: 'Skellefteå', en: 'Skellefteå' },
          total: 2,
        },
      ],
    }),
  };
}

const count = (text: string) => screen.findByRole('heading', { level: 2, name: text });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

describe('JobListScreen', () => {
  beforeEach(() => stubMatchMedia());

  it('filters by the address, and Back undoes', async () => {
    const { router } = await open('/jobs');
    await count('8 lediga uppdrag');
    await userEvent.selectOptions((await bar()).getByLabelText('Plats'), 'Skåne län');
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    await count('3 lediga uppdrag');
    expect(router.state.location.search).toBe('?locations=r-12');
    expect(document.title).toBe('Skåne län – lediga uppdrag | Vikari');

    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Skåne län' }));
    await count('8 lediga uppdrag');
    expect(router.state.location.search).toBe('');
    expect(document.title).toBe('Uppdrag | Vikari');

    await router.navigate(-1);
    await count('3 lediga uppdrag');
    expect((await bar()).getByLabelText('Plats')).toHaveValue('r-12');
    await router.navigate(-1);
    await count('8 lediga uppdrag');
    expect((await bar()).getByLabelText('Plats')).toHaveValue('');
  });

  it('asks for the chosen profession alone', async () => {
    const { router } = await open('/jobs');
    await userEvent.selectOptions((await bar()).getByLabelText('Yrke'), 'Psykolog');
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    await screen.findByRole('button', { name: 'Ta bort Psykolog' });
    expect(router.state.location.search).toBe('?roles=psykolog');
    expect((await bar()).getByLabelText('Yrke')).toHaveDisplayValue('Psykolog');
  });

  it('shows the professions near the chosen one after its own, and hides them by one press', async () => {
    const near = { workroles: ['psykoterapeut'] };
    const { client, asked } = services((request) =>
      request.filter.workroles.includes('psykoterapeut')
        ? { status: 0, results: someJobs(9), total: 9, nextPageToken: null }
        : { ...answer(request), nearby: { change: near, total: 9, results: someJobs(6) } },
    );
    const { router } = await open('/jobs?roles=psykolog&locations=r-12', { client });
    await count('3 lediga uppdrag');
    const section = await screen.findByRole('region', { name: 'Närliggande yrken' });
    expect(within(section).getByText('9 uppdrag i samma yrkesgrupp.')).toBeVisible();
    expect(within(section).getAllByRole('article')).toHaveLength(6);
    expect(screen.getByRole('link', { name: '9 till i närliggande yrken' })).toBeVisible();

    await userEvent.click(within(section).getByRole('button', { name: 'Visa fler' }));
    await waitFor(() => expect(within(section).getAllByRole('article')).toHaveLength(9));
    expect(asked.at(-1)?.request).toMatchObject({ filter: { ...near, locations: ['r-12'] } });

    await userEvent.click(screen.getByRole('link', { name: 'Dölj dem' }));
    await screen.findByText('9 uppdrag i närliggande yrken visas inte.');
    expect(section).not.toBeInTheDocument();
    expect(router.state.location.search).toContain('nearby=hidden');
    await userEvent.click(screen.getByRole('link', { name: 'Visa dem' }));
    await screen.findByRole('region', { name: 'Närliggande yrken' });
  });

  it('says that the chosen profession has none, above those near it', async () => {
    const nearby = { change: { workroles: ['psykoterapeut'] }, total: 3, results: someJobs(3) };
    const { client } = services(() => ({
      ...{ status: 0, results: [], total: 0, nextPageToken: null, nearby },
      suggestions: [{ drop: 'locations', total: 5 }],
    }));
    await open('/jobs?roles=psykolog&locations=m-2480', { client });
    await screen.findByText('Inga uppdrag som psykolog i Umeå just nu. 3 i närliggande yrken:');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(await screen.findByRole('link', { name: /^Oavsett plats/ })).toBeVisible();
    expect(screen.queryByText('Inga uppdrag passar just nu')).toBeNull();
  });

  it('names the words that it left out, and says where a text was cut', async () => {
    const { client } = services((request) => ({
      ...answer(request),
      understood: {
        ...{ filters: [], words: ['dialys'], corrections: [] },
        ...{ leftOut: ['nyexad', 'driven'], literal: literalOf(request.filter.text) },
      },
    }));
    const text = `dialys nyexad driven ${'a'.repeat(200)}`;
    await open(`/jobs?q=${encodeURIComponent(text)}`, { client });
    await screen.findByText('Inget uppdrag passar med ”nyexad” och ”driven”. Utan: 8 uppdrag.');
    expect(screen.getByText(/^En sökning rymmer \d+ tecken\./)).toBeVisible();
  });

  it('lets arrow keys move through the professions before searching', async () => {
    await open('/jobs');
    const select = (await bar()).getByLabelText<HTMLSelectElement>('Yrke');
    const offered = [...select.options].map(({ value }) => value);
    for (const value of offered.slice(1, 6)) {
      await userEvent.selectOptions(select, value);
      expect(select).toHaveValue(value);
      expect([...select.options].map((option) => option.value)).toEqual(offered);
    }
  });

  it('refuses an inverted period and says so', async () => {
    const { router } = await open('/jobs');
    await userEvent.type((await bar()).getByLabelText('Till'), '2026-12-01');
    // By Enter: when the focus leaves the native dates, those of the calendar may take their place
    await userEvent.type((await bar()).getByLabelText('Från'), '2026-12-10{Enter}');
    await (await bar()).findByText(/^Slutdatumet ligger före/);
    expect((await bar()).getByLabelText('Till')).toHaveFocus();
    expect(router.state.location.search).toBe('');
  });

  it('adds pages, and still has them after Back from another list', async () => {
    const { router } = await open('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Visa fler' }));
    await screen.findByText('Visar 8 av 8 uppdrag');
    await waitFor(() => expect(titles().at(-1)).toBe('Jobb 8'));
    await router.navigate('/jobs?locations=r-12');
    await count('3 lediga uppdrag');
    await router.navigate(-1);
    await screen.findByText('Visar 8 av 8 uppdrag');
  });

  it('keeps the shown jobs when the next page fails, and can try again', async () => {
    let broken = true;
    await open(
      '/jobs',
      services((request) => {
        if (request.startAfter && broken) throw new ApiError('unavailable', 'off');
        return answer(request);
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Visa fler' }));
    await screen.findByText(/Det du ser finns kvar/);
    expect(titles()).toHaveLength(5);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    await screen.findByText('Visar 8 av 8 uppdrag');
  });

  it('suggests which filter to drop when nothing matches', async () => {
    const { router } = await open('/jobs?locations=r-12&oncall-duty=yes');
    await userEvent.click(
      await screen.findByRole('link', { name: 'Med eller utan jour, 3 uppdrag' }),
    );
    await count('3 lediga uppdrag');
    expect(router.state.location.search).toBe('?locations=r-12');
    expect(document.title).toBe('Skåne län – lediga uppdrag | Vikari');
  });

  it('offers to try again when the list cannot be read', async () => {
    let broken = true;
    await open(
      '/jobs',
      services((request) => {
        if (broken) throw new ApiError('unavailable', 'off');
        return answer(request);
      }),
    );
    await screen.findByRole('heading', { name: 'Uppdragen kunde inte hämtas' });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    await count('8 lediga uppdrag');
  });

  it.each(['/jobs', '/jobs?view=weeks', '/jobs?q=natt'])(
    'waits at %s for a list that is being read in, which no press brings',
    async (path) => {
      const lists = loadingLists();
      const list = (request: JobSearch) => lists.answer(() => answer(request));
      await open(path, services(list, { 'public/open_now': () => lists.answer(() => ({})) }));
      await screen.findByRole('heading', { name: 'Hämtar uppdrag' });
      expect(screen.queryByText('Uppdragen kunde inte hämtas')).toBeNull();
      await lists.come();
      await count('8 lediga uppdrag');
    },
  );

  it('reads the names of places that were not sent with the page', async () => {
    await open('/jobs?locations=m-1280');
    await screen.findByRole('button', { name: 'Ta bort Malmö' });
  });

  it('orders a search for a text by relevance, unless an order was chosen', async () => {
    const { client, asked } = services();
    const { router } = await open('/jobs', { client });
    await userEvent.type((await bar()).getByLabelText('Sök med egna ord'), 'natt');
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(router.state.location.search).toBe('?q=natt');
    const best = await screen.findByRole('link', { name: 'Bäst träff' });
    expect(best).toHaveAttribute('aria-current', 'true');
    expect(asked.filter(({ path }) => path === FILTER).at(-1)?.request).toMatchObject({
      order: 'relevance',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Nyast' }));
    expect(router.state.location.search).toBe('?q=natt&order=newest');
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort ”natt”' }));
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bäst träff' })).toBeNull());
  });

  it('shows what a text was understood as, and removes it from the text', async () => {
    const { router } = await open('/jobs?q=ssk natt umeå', services(understanding));
    const night = await screen.findByRole('link', {
      name: 'Ta bort Natt, som vi tolkade ur din text',
    });
    expect(document.title).toBe('Umeå\u00a0· Natt\u00a0· ”ssk” – lediga uppdrag | Vikari');
    expect(screen.queryByRole('button', { name: /^Ta bort ”ssk natt umeå”/ })).toBeNull();
    expect(
      await screen.findByText(/^Vi tolkade din sökning som: Umeå och Natt/),
    ).toBeInTheDocument();

    await userEvent.click(night);
    expect(router.state.location.search).toBe('?q=ssk%20ume%C3%A5');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Ta bort Natt/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Ta bort ”ssk”' })).toHaveFocus();

    // Of the next search, whose answer may not be there yet
    await userEvent.click(await screen.findByRole('link', { name: 'Sök efter orden i stället' }));
    expect(router.state.location.search).toBe('?q=%22ssk%20ume%C3%A5%22');
    await userEvent.click(
      await screen.findByRole('link', { name: 'Sök efter det de betyder i stället' }),
    );
    expect(router.state.location.search).toBe('?q=ssk%20ume%C3%A5');
  });

  it('replaces the understood words by the chosen value', async () => {
    const { router } = await open('/jobs?q=natt umeå', services(understanding));
    await screen.findByRole('link', { name: /^Ta bort Umeå/ });
    await userEvent.selectOptions((await bar()).getByLabelText('Plats'), 'Skåne län');
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(router.state.location.search).toBe('?locations=r-12&q=natt');
  });

  it('shows what is left out, and removes it from the text', async () => {
    const { router } = await open('/jobs?q=umeå ej helg', services(understanding));
    const name = 'Ta bort Inte helg, som vi tolkade ur din text';
    const weekends = await screen.findByRole('link', { name });
    expect(document.title).toBe('Umeå\u00a0· Inte helg – lediga uppdrag | Vikari');
    expect(
      await screen.findByText(/^Vi tolkade din sökning som: Umeå och Inte helg/),
    ).toBeVisible();
    await userEvent.click(weekends);
    expect(router.state.location.search).toBe('?q=ume%C3%A5');
  });

  it.each([
    ['/jobs?q=och', null],
    ['/jobs?roles=lakare&q=och', 'Spara roles=lakare'],
    ['/jobs?q=dialys', 'Spara q=dialys'],
  ])('offers to save of %s what narrows the list: %s', async (path, offer) => {
    const { client } = services((request) => ({
      ...answer(request),
      understood: {
        ...{ filters: [], corrections: [], literal: literalOf(request.filter.text) },
        words: request.filter.text === 'och' ? [] : ['dialys'],
      },
    }));
    await renderSite(
      <SaveSearchPart value={({ query }) => <p>{`Spara ${query}`}</p>}>
        <JobListScreen
          title="Uppdrag"
          description="Alla uppdrag."
          vocabulary={aFirstVocabulary()}
        />
      </SaveSearchPart>,
      { api: client, path },
    );
    await screen.findAllByRole('article');
    expect(screen.queryByText(/^Spara/)?.textContent ?? null).toBe(offer);
  });

  it('offers what words may mean besides', async () => {
    const { router } = await open('/jobs?q=läkare bostad', services(understanding));
    const narrower = await screen.findByRole('link', { name: 'Visa bara yrket Läkare' });
    expect(narrower).toHaveAttribute('href', '/jobs?roles=lakare&q=bostad');
    await userEvent.click(screen.getByRole('link', { name: 'Menade du Båstad?' }));
    expect(router.state.location.search).toBe('?q=l%C3%A4kare%20B%C3%A5stad');
  });

  it('links to near searches when nothing is found', async () => {
    const { router } = await open('/jobs?q=umeå&oncall-duty=yes', services(understanding));
    expect(await screen.findByText('Du sökte: Jour eller beredskap · Umeå')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Utan Umeå, 5 uppdrag' })).toHaveAttribute(
      'href',
      '/jobs?oncall-duty=yes',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Skellefteå, 2 uppdrag' }));
    expect(router.state.location.search).toBe('?locations=m-2482&oncall-duty=yes');
  });

  it('lists the same jobs by weeks, through filters, orders and Back', async () => {
    const starts = ['2026-11-02', '2026-11-24', '2026-12-02', null];
    const weeks: JobWeek[] = [
      { startDate: '2026-11-23', jobs: 2, working: 2 },
      { startDate: '2026-11-30', jobs: 1, working: 3 },
      { startDate: null, jobs: 1, working: 1 },
    ];
    const byWeek = (request: JobSearch) => ({
      ...answer(request),
      ...(request.byWeek && {
        results: someJobs(4).map((job, at) => ({
          ...job,
          startsOn: starts[at] ?? null,
          endsOn: '2027-01-31',
        })),
        weeks,
      }),
    });
    const { router } = await open('/jobs', services(byWeek));
    await userEvent.click(await screen.findByRole('link', { name: 'Veckor' }));
    const week = await screen.findByRole('list', { name: 'Vecka 48' });
    expect(within(week).getAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('2 börjar eller pågår')).toBeInTheDocument();
    expect(screen.getByText('1 börjar · 3 pågår under veckan')).toBeInTheDocument();
    expect(within(week).getByText('Pågår till v. 4')).toBeInTheDocument();
    const undated = screen.getByRole('list', { name: 'Utan angiven start' });
    expect(within(undated).getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Högst ersättning' }));
    expect(router.state.location.search).toBe('?order=highest_hourly_rate&view=weeks');
    // The links of the weeks keep the order once the list has it
    await waitFor(() =>
      expect(
        screen.getByRole('link', { name: /^v\. 49 ?1 ?1? ?uppdrag börjar då/ }),
      ).toHaveAttribute('href', expect.stringContaining('order=highest_hourly_rate')),
    );
    await userEvent.click(screen.getByRole('link', { name: /^v\. 49 ?1 ?1? ?uppdrag börjar då/ }));
    expect(router.state.location.search).toBe(
      '?from-date=2026-11-30&order=highest_hourly_rate&view=weeks',
    );
    await screen.findByRole('button', { name: /^Ta bort Från 30/ });
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Vecka 48' })).toBeNull());
    expect(router.state.location.search).toBe('?from-date=2026-11-30&order=highest_hourly_rate');
    await router.navigate(-1);
    await screen.findByRole('list', { name: 'Vecka 49' });
  });

  it('keeps the filter when the order changes', async () => {
    const { router } = await open('/jobs?locations=r-12');
    await userEvent.click(await screen.findByRole('link', { name: 'Högst ersättning' }));
    expect(router.state.location.search).toBe('?locations=r-12&order=highest_hourly_rate');
  });
});

describe('a period', () => {
  beforeEach(() => stubMatchMedia());

  it.each([
    [3, '3 av dem anger inte vilka dagar det gäller. De kommer sist.'],
    [1, 'Ett av dem anger inte vilka dagar det gäller. Det kommer sist.'],
    [8, 'Inget av dem anger vilka dagar det gäller.'],
  ])('says how many of its jobs state no days: %s of 8', async (undated, said) => {
    await open(
      '/lediga-jobb?from-date=2026-12-01',
      services((search) => ({ ...answer(search), undated })),
    );
    expect(await screen.findByText(said)).toBeVisible();
  });
});

describe('"near me"', () => {
  beforeEach(() => stubMatchMedia());

  const choose = () => screen.findByRole('link', { name: 'Välj en plats' });

  it('leads to the field for the place', async () => {
    await open('/lediga-jobb?q=natt+nära+mig', services(understanding));
    await userEvent.click(await choose());
    expect((await bar()).getByLabelText('Plats')).toHaveFocus();
  });

  it('opens the filters where the field is not shown, as on a phone', async () => {
    await open('/lediga-jobb?q=natt+nära+mig', services(understanding));
    const field = (await bar()).getByLabelText('Plats');
    Object.assign(field, { checkVisibility: () => false });
    await userEvent.click(await choose());
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(field).not.toHaveFocus();
  });
});
