import { describe, expect, it } from 'vitest';
import { JOB_ID, jobIdFrom, jobSlug } from './slug';

describe('jobSlug', () => {
  it.each([
    ['Sjuksköterska till akuten', 'Umeå', 'v-0042', 'sjukskoterska-till-akuten-umea--v-0042'],
    ['Läkare (vikariat) – jour/beredskap', null, 'v-7', 'lakare-vikariat-jour-beredskap--v-7'],
    ['???', null, 'v-7', 'v-7'],
    ['Läkare i Umeå', 'Umeå', 'v-7', 'lakare-i-umea--v-7'],
    ['Läkare i Åre kommun', 'Berg', 'v-7', 'lakare-i-are-kommun-berg--v-7'],
    ['???', 'Umeå', 'v-7', 'umea--v-7'],
  ])('%s in %s', (title, place, id, slug) => {
    expect(jobSlug({ title, place, id })).toBe(slug);
  });

  it('cuts a long title at a word', () => {
    const slug = jobSlug({ title: 'sjuksköterska '.repeat(20), place: null, id: 'v-1' });
    expect(slug).toBe(`${Array(5).fill('sjukskoterska').join('-')}--v-1`);
  });

  it('cuts a title of one over-long word', () => {
    expect(jobSlug({ title: 'a'.repeat(200), place: null, id: 'v-1' })).toBe(
      `${'a'.repeat(80)}--v-1`,
    );
  });
});

describe('jobIdFrom', () => {
  it.each([
    ['sjukskoterska-till-akuten-umea--v-0042', 'v-0042'],
    ['an-old-title--v-0042', 'v-0042'],
    ['v-0042', 'v-0042'],
    ['jt-493829f8c23b982b698f46d9eb2093eae737d779', 'jt-493829f8c23b982b698f46d9eb2093eae737d779'],
    ['', null],
    ['--', null],
    ['words--', null],
    ['words--v-1--v-2', null],
    ['Words', null],
    ['../etc/passwd', null],
    ['a'.repeat(65), null],
    [`words--${'a'.repeat(64)}`, 'a'.repeat(64)],
  ])('%s → %s', (slugOrId, id) => {
    expect(jobIdFrom(slugOrId)).toBe(id);
  });

  it('finds every id again in its slug', () => {
    for (const id of ['v-1', 'jt-30016359', 'e2e-a-b-c']) {
      expect(id).toMatch(JOB_ID);
      expect(jobIdFrom(jobSlug({ title: 'Vård -- och -- omsorg', place: 'Åre', id }))).toBe(id);
    }
  });
});
