import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { searchAmong, searchJobs } from './searchJobs';
import { fewJobs as index } from './testing/fewJobs';

const ASKER = { today: '2026-11-27', candidate: null };
const search = (changes: Partial<JobFilter>, options = {}) =>
  searchJobs(
    index,
    { filter: { ...EMPTY_FILTER, ...changes }, order: 'relevance', ...options },
    ASKER,
  );

describe('a word that no job has', () => {
  it('is left out and named, in the list, its numbers and the alert alike', () => {
    const text = 'barnmorska umeå vindsurfing';
    const { total, understood } = search({ text });
    expect(total).toBe(2);
    expect(understood).toMatchObject({ words: [], leftOut: ['vindsurfing'] });
    expect(search({ text }, { facets: true }).facets?.locations['m-2480']).toBe(2);
    const ids = ['barnmorska-0', 'iva-sjukskoterska-0'];
    expect(searchAmong(index, ids, { ...EMPTY_FILTER, text }, ASKER)).toEqual(['barnmorska-0']);
  });

  it('stays where it was put in quotes, or is all that was asked for', () => {
    expect(search({ text: 'barnmorska "vindsurfing"' }).total).toBe(0);
    expect(search({ text: 'vindsurfing' })).toMatchObject({ total: 0 });
    expect(search({ text: 'vindsurfing' }).understood?.leftOut).toBeUndefined();
  });

  it('is not named where all words were found', () => {
    expect(search({ text: 'barnmorska förlossningen' }).understood?.leftOut).toBeUndefined();
  });
});

it('is not asked for in near professions either, where nothing else is found without it', () => {
  const { total, understood, nearby } = search({ text: 'dialyssköterska umeå dialys' });
  expect(total).toBe(0);
  expect(understood?.leftOut).toEqual(['dialys']);
  expect(nearby).toMatchObject({ total: 10, change: { text: 'umeå' } });
});

describe('a word that is the name of a profession that nobody here has', () => {
  /** First parts and last parts of what somebody is called, in any trade. */
  const PARTS = ['kost', 'sorg', 'smärt', 'digital', 'miljö', 'flyg', 'trädgårds', 'studie'];
  const ENDS =
    'rådgivare|samordnare|pedagog|ingenjör|handläggare|konsulent|instruktör|tekniker|strateg|ledare|assistent|inspektör|lärare|ist|opat';
  const words = PARTS.flatMap((part) => ENDS.split('|').map((end) => part + end));

  it.each(words)('%s finds no jobs of other professions in the place', (word) => {
    const { total, results, understood } = search({ text: `${word} Umeå` });
    const isNamed = understood?.filters.some(({ value }) => value.part === 'workroles');
    // The name of another profession at its end is read, and said
    if (!isNamed) expect([total, results]).toEqual([0, []]);
  });

  it.each(['arbetsgivare', 'medarbetare', 'deltagare', 'register', 'igenom'])(
    'is no %s, which says nothing of who is looked for',
    (word) => expect(search({ text: `${word} Umeå` }).total).toBe(13),
  );

  it('is left out beside a profession, as any word that no job has', () => {
    expect(search({ text: 'barnmorska kostrådgivare umeå' }).total).toBe(2);
  });
});

describe('a profession that was understood', () => {
  const NOISE = ['', 'vindsurfing', 'natt', 'söker', 'vårdcentral', 'till', 'IVA', 'kostrådgivare'];
  const SAID = ['barnmorska', 'iva-ssk', 'anestesisjuksköterska', 'läkare', 'läkra', 'lpgoed'];
  const texts = SAID.flatMap((one) => NOISE.map((noise) => `${one} ${noise} umeå`));

  it.each(texts)('has no job of another among its own results: %s', (text) => {
    const { results, understood } = search({ text });
    const roles = (understood?.filters ?? []).flatMap(({ value }) =>
      value.part === 'workroles' ? value.ids : [],
    );
    expect(roles).not.toEqual([]);
    for (const { workRole } of results) expect(roles).toContain(workRole);
  });
});
