import { describe, expect, it } from 'vitest';
import { nearSearch, understoodText } from '#domain/api/search.responses';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { JobIndex } from './jobIndex';
import { searchAmong, searchJobs } from './searchJobs';

const TODAY = '2026-03-02';

const bare = (id: string, workRole: string, more: Partial<Job> = {}): Job =>
  aJob({
    id,
    workRole,
    title: 'Uppdrag',
    ...{ description: [], requirements: [], meritorious: [], systems: [], workFields: [] },
    ...{ timeOfDay: ['day'], onCallDuty: false, location: 'm-2480', employmentTypes: [] },
    ...more,
  });

const JOBS = [
  bare('nurse', 'sjukskoterska'),
  bare('nurse-night', 'sjukskoterska', { timeOfDay: ['night'] }),
  bare('nurse-night-by-title', 'sjukskoterska', { title: 'Natt i Umeå', timeOfDay: [] }),
  bare('nurse-in-iva', 'sjukskoterska', { workFields: ['intensivvard'], location: 'm-0180' }),
  bare('iva-nurse', 'iva-sjukskoterska'),
  bare('doctor', 'lakare', { onCallDuty: true }),
  bare('psychiatrist', 'specialistlakare-psykiatri'),
  bare('driver', 'underskoterska', { requirements: ['Körkort B krävs'] }),
  bare('assistant', 'underskoterska'),
];

function indexOf(jobs: readonly Job[]): JobIndex {
  const index = new JobIndex();
  index.apply({ changed: jobs });
  return index;
}

const index = indexOf(JOBS);

function search(text: string, of: JobIndex = index) {
  const filter = { ...EMPTY_FILTER, text };
  const answer = searchJobs(of, { filter, order: 'relevance', pageLength: 50 }, { today: TODAY });
  return { ...answer, ids: answer.results.map(({ id }) => id).sort() };
}

describe('a negation', () => {
  it.each([
    ['ssk ej natt', ['nurse', 'nurse-in-iva']],
    ['ej iva ssk', ['nurse', 'nurse-night', 'nurse-night-by-title']],
    ['ssk utom Stockholm', ['nurse', 'nurse-night', 'nurse-night-by-title']],
    ['läkare utan jour', ['psychiatrist']],
    ['undersköterska utan krav på körkort', ['assistant']],
    ['undersköterska utan körkärt', ['assistant', 'driver']],
    ['ej ssk läkare', ['doctor', 'psychiatrist']],
  ])('leaves out exactly the thing after it: %s', (text, ids) => {
    expect(search(text).ids).toEqual(ids);
  });

  it('counts in alerts, and in the numbers of facets', () => {
    const filter = { ...EMPTY_FILTER, text: 'ej natt' };
    const ids = JOBS.map(({ id }) => id);
    expect(searchAmong(index, ids, filter, { today: TODAY })).toEqual(
      search('ej natt').ids.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)),
    );
    const { facets } = searchJobs(
      index,
      { filter, order: 'newest', pageLength: 1, facets: true },
      { today: TODAY },
    );
    expect(facets?.timeOfDay).toEqual({ day: 7 });
  });

  it('is in the contract, and so are offers', () => {
    const { understood } = search('ej natt läkare bostad');
    expect(understood).toMatchObject({ unwanted: [{}], offers: [{}, {}] });
    expect(understoodText().isValidSync(understood, { strict: true })).toBe(true);
  });

  it('is said, and can be taken back where nothing is left', () => {
    const { total, understood, suggestions } = search('psykiatriker ej psykiatriker');
    expect(total).toBe(0);
    expect(understood?.unwanted).toMatchObject([{ words: 'ej psykiatriker' }]);
    expect(suggestions).toEqual(
      expect.arrayContaining([{ drop: 'text', total: 1, text: 'psykiatriker' }]),
    );
  });
});

describe('a general word', () => {
  it('finds every specialist, and offers the profession of that name', () => {
    const { ids, total, understood } = search('läkare');
    expect({ ids, total }).toEqual({ ids: ['doctor', 'psychiatrist'], total: 2 });
    const [offer] = understood?.offers ?? [];
    expect(offer?.label.sv).toBe('Läkare');
    const narrower = { ...EMPTY_FILTER, ...offer?.change };
    const { results } = searchJobs(index, { filter: narrower, order: 'newest' }, { today: TODAY });
    expect(results.map(({ id }) => id)).toEqual(['doctor']);
  });
});

describe('the name of an employer', () => {
  const at = (id: string, careProvider: string, more: Partial<Job> = {}) =>
    bare(id, 'apotekare', { workplace: { ...aJob().workplace, careProvider }, ...more });
  const pharmacies = indexOf([
    at('heart-1', 'Apotek Hjärtat AB'),
    at('heart-2', 'Apotek Hjärtat AB'),
    at('heart-3', 'Apotek Hjärtat AB'),
    at('crown', 'Kronans Apotek AB', { description: ['Ett apotek med hjärtat på rätt ställe'] }),
  ]);

  it('finds its jobs, not those that say the words', () => {
    const { ids, understood } = search('apotek hjärtat', pharmacies);
    expect(ids).toEqual(['heart-1', 'heart-2', 'heart-3']);
    expect(understood).toMatchObject({ filters: [], words: ['apotek hjärtat'] });
    expect(search('kronans apotek apotekare', pharmacies).ids).toEqual(['crown']);
  });

  it('stays a name when its jobs are gone: it has none, and its words are offered', () => {
    const index = indexOf([at('online', 'Min Doktor AB'), bare('doctor', 'lakare')]);
    index.apply({ changed: [at('online', 'Min Doktor AB', { status: 'disabled' })] });
    const { ids, understood } = search('min doktor', index);
    expect(ids).toEqual([]);
    expect(understood).toMatchObject({
      words: ['min doktor'],
      withoutJobs: ['min doktor'],
      offers: [{ kind: 'spelling', label: { sv: 'Läkare' }, change: { text: '' } }],
    });
    expect(understoodText().isValidSync(understood, { strict: true })).toBe(true);
  });

  it('is one that had jobs before this server started', () => {
    const index = indexOf([bare('doctor', 'lakare')]);
    expect(search('min doktor', index).ids).toEqual(['doctor']);
    index.knowEmployers(['Min Doktor Sverige AB']);
    expect(search('min doktor', index)).toMatchObject({
      ids: [],
      understood: { withoutJobs: ['min doktor'] },
    });
  });

  it('has nothing of a profession that it lacks: its other jobs and the profession elsewhere are offered', () => {
    const index = indexOf([at('crown', 'Kronans Apotek AB'), bare('nurse', 'sjukskoterska')]);
    const { total, near, suggestions, understood } = search('kronans apotek sjuksköterska', index);
    expect(total).toBe(0);
    expect(near).toMatchObject([
      {
        kind: 'employer',
        label: { sv: 'kronans apotek' },
        change: { text: 'kronans apotek' },
        total: 1,
      },
      {
        kind: 'elsewhere',
        label: { sv: 'Sjuksköterska' },
        change: { text: 'sjuksköterska' },
        total: 1,
      },
    ]);
    expect(suggestions?.map(({ drop }) => drop)).not.toContain('text');
    expect(understood?.withoutJobs).toBeUndefined();
    for (const one of near ?? [])
      expect(nearSearch().isValidSync(one, { strict: true })).toBe(true);
  });
});

describe('a part of a town', () => {
  const at = (id: string, title: string, location: string) =>
    bare(id, 'sjukskoterska', { title, location });
  const index = indexOf([
    at('island', 'Sjuksköterska på Hisingen', 'm-1480'),
    at('town', 'Sjuksköterska i Göteborg', 'm-1480'),
    at('capital', 'Sjuksköterska', 'm-0180'),
    at('in-name', 'Sjuksköterska i Stockholm', 'm-0184'),
  ]);

  it('is its jobs where ads name it, and its town else', () => {
    const found = search('sjuksköterska på hisingen', index);
    expect(found.ids).toEqual(['island']);
    expect(found.understood?.offers).toMatchObject([{ kind: 'place', label: { sv: 'Göteborg' } }]);
    expect(search('sjuksköterska i majorna', index).ids).toEqual(['island', 'town']);
  });

  it('is none that is a municipality too', () => {
    expect(search('sjuksköterska i stockholm', index).ids).toEqual(['capital']);
  });
});

describe('a profession that Sweden does not have', () => {
  it.each(['vernepleier', 'vernepleiere umeå'])('is not searched for without it: %s', (text) => {
    const { total, understood } = search(text);
    expect(total).toBe(0);
    expect(understood).toMatchObject({
      offers: [{ kind: 'nearest', label: { sv: 'Skötare' }, change: { workroles: ['skotare'] } }],
    });
    expect(understood?.leftOut).toBeUndefined();
    expect(understoodText().isValidSync(understood, { strict: true })).toBe(true);
  });

  it.each(['veterinär umeå', 'ledsagare i umeå'])('is none of ours either: %s', (text) => {
    expect(search(text).total).toBe(0);
    expect(search(text).understood?.leftOut).toBeUndefined();
  });
});

describe('a hospital', () => {
  const at = (id: string, name: string, location: string, workFields: string[] = []) =>
    bare(id, 'lakare', { location, workFields, workplace: { ...aJob().workplace, name } });
  const index = indexOf([
    at('hospital', 'Vrinnevisjukhuset', 'm-0581'),
    at('surgery', 'Vårdcentralen Vilbergen', 'm-0581', ['vardcentral']),
    at('ryhov', 'Vårdcentralen Ryhov', 'm-0680'),
  ]);

  it('is not all of its town, which is offered', () => {
    const { ids, understood } = search('läkare vrinnevi', index);
    expect(ids).toEqual(['hospital']);
    expect(understood?.offers).toContainEqual({
      kind: 'place',
      words: 'vrinnevi',
      label: { sv: 'Norrköping', en: 'Norrköping' },
      change: { text: 'läkare', locations: ['m-0581'] },
    });
  });

  it('is its town where no ad names it, or none with what else is asked for', () => {
    expect(search('läkare säs', index).understood?.filters.map(({ label }) => label.sv)).toContain(
      'Borås',
    );
    const { ids, understood } = search('vårdcentral vrinnevi', index);
    expect(ids).toEqual(['surgery']);
    expect(understood?.filters.map(({ label }) => label.sv)).toContain('Norrköping');
    expect(understood?.offers).toBeUndefined();
  });
});

describe('what leaves nothing', () => {
  const index = indexOf([
    bare('nurse', 'sjukskoterska', { title: 'Sjuksköterska', workFields: [] }),
    bare('psychiatry', 'psykiatrisjukskoterska', { title: 'SiS Folåsa söker sjuksköterska' }),
    bare('community', 'kommunsjukskoterska', { title: 'Sjuksköterska med segling' }),
  ]);

  it('is found as the words of a headline', () => {
    const { ids, understood, nearby } = search('sis folåsa sjuksköterska', index);
    expect(ids).toEqual(['psychiatry']);
    expect(understood).toMatchObject({ filters: [], words: ['sis', 'folåsa', 'sjuksköterska'] });
    expect(nearby).toBeUndefined();
  });

  it('stays where the title of a near profession has it', () => {
    const { total, understood, nearby } = search('sjuksköterska segling', index);
    expect(total).toBe(0);
    expect(understood?.leftOut).toBeUndefined();
    expect(nearby?.results.map(({ id }) => id)).toEqual(['community']);
  });

  it('is left out and named where it is a work field beside a profession', () => {
    const { ids, understood } = search('sjuksköterska folktandvården', index);
    expect(ids).toEqual(['nurse']);
    expect(understood?.leftOut).toEqual(['folktandvården']);
  });
});

describe('a work field that no ad of an employer states', () => {
  const at = (id: string, workRole: string) =>
    bare(id, workRole, { workplace: { ...aJob().workplace, name: 'Ofelia Vård' } });
  const index = indexOf([at('mind', 'psykiatrisjukskoterska'), at('teeth', 'tandlakare')]);

  it('is that of its professions', () => {
    const { ids, understood } = search('ofelia vård psykiatri', index);
    expect(ids).toEqual(['mind']);
    expect(understood?.filters).toMatchObject([{ label: { sv: 'Psykiatri' }, words: 'psykiatri' }]);
    expect(search('ofelia vård ortopedi', index).ids).not.toContain('teeth');
  });
});

describe('a public employer', () => {
  const by = (id: string, careProvider: string, title: string, location: string): Job => {
    const { workplace } = bare(id, 'skolskoterska');
    const named = { ...workplace, name: careProvider, unit: null, careProvider };
    return bare(id, 'skolskoterska', { title, location, workplace: named });
  };
  const schools = indexOf([
    by('own', 'Uppsala kommun', 'Skolsköterska', 'm-0380'),
    by('brokered', 'Vårdsupport AB', 'Skolsköterska till Uppsala Kommun', 'm-0380'),
    by('other-town', 'Vårdsupport AB', 'Skolsköterska till Enköpings kommun', 'm-0381'),
    by('neighbour', 'Knivsta kommun', 'Skolsköterska nära Uppsala', 'm-0330'),
    by('region', 'Region Uppsala', 'Skolsköterska', 'm-0381'),
    by('in-region', 'Region Gävleborg', 'Skolsköterska', 'm-0380'),
    by('city', 'Göteborgs kommun', 'Skolsköterska', 'm-1480'),
    by('city-by-title', 'Vårdsupport AB', 'Skolsköterska i Göteborgs stad', 'm-1480'),
  ]);

  it.each([
    ['uppsala kommun', ['brokered', 'own']],
    ['skolsköterska uppsala kommun', ['brokered', 'own']],
    ['region uppsala', ['region']],
    ['göteborgs stad', ['city', 'city-by-title']],
    ['skolsköterska ej uppsala kommun göteborg', ['city', 'city-by-title']],
  ])('is meant by words that stand together: %s', (text, ids) => {
    expect(search(text, schools).ids.toSorted()).toEqual(ids);
  });
});

describe('an ordinary word', () => {
  it('is searched for as it is where an ad has it, and its likeness is offered', () => {
    const housing = indexOf([
      bare('flat', 'sjukskoterska', { description: ['Vi ordnar bostad'] }),
      bare('bastad', 'sjukskoterska', { location: 'm-1278' }),
    ]);
    const { ids, understood } = search('ssk bostad', housing);
    expect(ids).toEqual(['flat']);
    expect(understood).toMatchObject({ corrections: [], words: ['bostad'] });
    const [offer] = understood?.offers ?? [];
    expect(offer?.change).toEqual({ text: 'ssk Båstad' });
    expect(search(offer?.change.text ?? '', housing).ids).toEqual(['bastad']);
  });

  it('that no ad has is not made another word of the ads', () => {
    const seaside = indexOf([bare('one', 'sjukskoterska', { description: ['Kusk sökes'] })]);
    const { total, understood } = search('kust', seaside);
    expect(total).toBe(0);
    expect(understood).toMatchObject({
      corrections: [],
      offers: [{ kind: 'spelling', words: 'kust', change: { text: 'kusk' } }],
    });
  });
});

describe('pay and share of full time in the text', () => {
  const rate = (min: number, basis: 'consultant_invoice' | 'hourly_employment') => ({
    hourlyRate: { min, max: min, basis },
  });
  const of = indexOf([
    bare('low', 'sjukskoterska', { ...rate(300, 'consultant_invoice'), hoursPerWeek: 40 }),
    // Worth 480 as an invoice
    bare('wage', 'sjukskoterska', { ...rate(350, 'hourly_employment'), hoursPerWeek: 30 }),
    bare('high', 'sjukskoterska', { ...rate(700, 'consultant_invoice'), hoursPerWeek: 20 }),
    bare('silent', 'sjukskoterska', { hourlyRate: null, hoursPerWeek: null }),
  ]);

  it.each([
    ['ssk över 400 kr', ['high', 'wage']],
    // The slider's lowest and highest
    ['ssk minst 500 kr', ['high']],
    ['ssk högst 3500 kr', ['high', 'low', 'wage']],
    ['ssk minst 100 000 i månaden', ['high']],
    ['ssk högst 480 kr', ['low', 'wage']],
    ['ssk 75 %', ['wage']],
    ['ssk 50-75 %', ['high', 'wage']],
    ['ssk heltid', ['low']],
    ['ssk deltid', ['high', 'wage']],
    ['ssk halvtid', ['high']],
    ['ssk deltid eller heltid', ['high', 'low', 'silent', 'wage']],
    ['ssk ej heltid', ['high', 'silent', 'wage']],
  ])('filter: %s', (text, ids) => {
    expect(search(text, of).ids).toEqual(ids);
  });

  it('orders by pay where that is asked for, page by page, unless another order was chosen', () => {
    const filter = { ...EMPTY_FILTER, text: 'bäst betalda ssk' };
    const ids: string[] = [];
    let startAfter: string | null = null;
    do {
      const page: ReturnType<typeof searchJobs> = searchJobs(
        of,
        { filter, order: 'relevance', pageLength: 2, startAfter },
        { today: TODAY },
      );
      expect(page.understood?.bestPaid).toBe(true);
      ids.push(...page.results.map(({ id }) => id));
      startAfter = page.nextPageToken;
    } while (startAfter !== null);
    expect(ids).toEqual(['high', 'wage', 'low', 'silent']);
    const newest = searchJobs(of, { filter, order: 'newest', pageLength: 4 }, { today: TODAY });
    expect(newest.results.map(({ id }) => id)).toEqual(['wage', 'silent', 'low', 'high']);
  });

  it('names the wish that nothing could be done about', () => {
    const { understood, ids } = search('ssk nära mig', of);
    expect(understood?.unmet).toEqual([{ words: 'nära mig', why: 'place' }]);
    expect(ids).toHaveLength(4);
  });
});

describe('words that few ads have', () => {
  const withText = (id: string, text: string, more: Partial<Job> = {}) =>
    bare(id, 'barnmorska', { requirements: [text], ...more });
  const midwives = indexOf([
    withText('compound', 'Vana vid ultraljudsundersökningar'),
    withText('word', 'Du gör ultraljud'),
    withText('neither', 'Du gör ljud'),
  ]);

  it('are found as the first part of compounds in running text', () => {
    expect(search('barnmorska ultraljud', midwives).ids).toEqual(['compound', 'word']);
  });

  it('are not left out where a work field can be instead', () => {
    const psychologists = indexOf([
      bare('adhd', 'psykolog', { requirements: ['Utredning av adhd'] }),
      bare('other', 'psykolog'),
      bare('child', 'barnpsykolog', { workFields: ['barnsjukvard'] }),
    ]);
    const { ids, understood } = search('psykolog adhd utredning barn', psychologists);
    expect([ids, understood?.leftOut]).toEqual([['adhd'], ['barn']]);
  });
});

describe('a word for a profession that says a ward besides', () => {
  const nurses = indexOf([
    bare('new', 'distriktsskoterska', { publishedAt: '2026-03-01T10:00:00.000Z' }),
    bare('bvc', 'distriktsskoterska', {
      workFields: ['barnhalsovard'],
      publishedAt: '2026-01-01T10:00:00.000Z',
    }),
  ]);
  const inOrder = (text: string) => search(text, nurses).results.map(({ id }) => id);

  it('has the jobs of the ward first, and the others after them', () => {
    expect(inOrder('bvc-sköterska')).toEqual(['bvc', 'new']);
    expect(inOrder('distriktssköterska')).toEqual(['new', 'bvc']);
  });
});

it('keeps what the word for the profession says besides where near professions are shown', () => {
  const assistants = indexOf([
    bare('own', 'underskoterska', { timeOfDay: ['night'] }),
    bare('near-night', 'skotare', { timeOfDay: ['night'] }),
    bare('near-day', 'skotare'),
  ]);
  const { nearby } = search('nattundersköterska', assistants);
  expect(nearby?.results.map(({ id }) => id)).toEqual(['near-night']);
  expect(nearby?.change).toMatchObject({ text: '', timeOfDay: ['night'] });
});
