import { describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { JobIndex } from './jobIndex';
import { similarityOf } from './similarity';
import { createSimilarJobs, findSimilarJobs } from './similarJobs';

const STOCKHOLM = 'm-0180';
const SOLNA = 'm-0184';
const MALMO = 'm-1280';

describe('similarityOf', () => {
  const wanted = {
    workroles: ['ambulanssjukskoterska'],
    locations: [STOCKHOLM],
    workfields: ['akutmottagning', 'intensivvard', 'operation'],
  };
  it.each([
    ['everything', 'ambulanssjukskoterska', STOCKHOLM, ['akutmottagning'], 10],
    ['its group of roles', 'akutsjukskoterska', STOCKHOLM, [], 7],
    ['its region', 'ambulanssjukskoterska', SOLNA, [], 8],
    ['only the region', 'lakare', 'r-01', [], 2],
    ['more fields than count', 'lakare', MALMO, wanted.workfields, 2],
    ['nothing', 'lakare', null, [], 0],
  ])('gives points for %s', (_, workRole, location, workFields, expected) => {
    const job = toJobSummary(aJob({ workRole, location, workFields }));
    expect(similarityOf(job, wanted)).toBe(expected);
  });

  it('gives two roles without a group no points', () => {
    const wantsOne = { workroles: ['optiker'], locations: [], workfields: [] };
    const job = (workRole: string) => toJobSummary(aJob({ workRole, location: null }));
    expect(similarityOf(job('optiker'), wantsOne)).toBe(6);
    expect(similarityOf(job('podiatriker'), wantsOne)).toBe(0);
  });
});

describe('findSimilarJobs', () => {
  const index = new JobIndex();
  index.apply({
    changed: [
      aJob({ id: 'itself', workRole: 'barnmorska', location: STOCKHOLM }),
      aJob({ id: 'same-far', workRole: 'barnmorska', location: MALMO }),
      aJob({ id: 'same-near', workRole: 'barnmorska', location: SOLNA }),
      aJob({ id: 'group-near', workRole: 'operationssjukskoterska', location: SOLNA }),
      aJob({ id: 'field-near', workRole: 'lakare', location: SOLNA, workFields: ['forlossning'] }),
      aJob({ id: 'stranger', workRole: 'lakare', location: MALMO, workFields: [] }),
      aJob({ id: 'closed', workRole: 'barnmorska', location: SOLNA, closesOn: '2026-03-01' }),
    ],
  });
  const options = { exclude: 'itself', length: 6, today: '2026-03-02' };
  const find = (wanted: Partial<Parameters<typeof findSimilarJobs>[1]>, changes = {}) =>
    findSimilarJobs(
      index,
      { workroles: [], locations: [], workfields: [], ...wanted },
      { ...options, ...changes },
    ).map(({ id }) => id);

  it('lists the most similar first, without the job itself and unrelated ones', () => {
    const wanted = {
      workroles: ['barnmorska'],
      locations: [STOCKHOLM],
      workfields: ['forlossning'],
    };
    expect(find(wanted)).toEqual(['same-near', 'same-far', 'group-near', 'field-near']);
    expect(find(wanted, { length: 2 })).toEqual(['same-near', 'same-far']);
  });

  it('finds jobs by one criterion only', () => {
    expect(find({ workfields: ['forlossning'] })).toEqual(['field-near']);
    expect(find({ locations: [MALMO] })).toEqual(['stranger', 'same-far']);
  });

  it('gives reasons beside a job that is known, and none without one', () => {
    const wanted = { workroles: ['barnmorska'], locations: [STOCKHOLM], workfields: [] };
    const [near] = findSimilarJobs(index, wanted, options);
    expect(near?.reasons.slice(0, 2)).toEqual([
      { kind: 'same_profession' },
      { kind: 'distance', km: 5 },
    ]);
    const [other] = findSimilarJobs(index, wanted, { ...options, exclude: 'gone' });
    expect(other?.reasons).toEqual([]);
  });

  it('lists the newest when no criterion is given', () => {
    expect(find({}, { exclude: null })).toHaveLength(6);
  });
});

describe('createSimilarJobs', () => {
  const options = { exclude: null, length: 6, today: '2026-03-02' };
  const wanted = { workroles: ['barnmorska'], locations: [], workfields: [] };
  const indexWith = (id: string) => {
    const index = new JobIndex();
    index.apply({ changed: [aJob({ id, workRole: 'barnmorska' })] });
    return index;
  };

  it('gives the same answer until the index changes', () => {
    const index = indexWith('a');
    const similarTo = createSimilarJobs(index);
    const first = similarTo(wanted, options);
    expect(first.map(({ id }) => id)).toEqual(['a']);
    expect(similarTo(wanted, options)).toBe(first);
    index.apply({ changed: [aJob({ id: 'b', workRole: 'barnmorska' })], removed: ['a'] });
    expect(similarTo(wanted, options).map(({ id }) => id)).toEqual(['b']);
  });

  it('answers each question by itself: what is wanted, beside which job, how many, on which day', () => {
    const similarTo = createSimilarJobs(indexWith('a'));
    expect(similarTo(wanted, options)).toHaveLength(1);
    expect(similarTo({ ...wanted, workroles: ['lakare'] }, options)).toHaveLength(0);
    expect(similarTo(wanted, { ...options, exclude: 'a' })).toHaveLength(0);
    expect(similarTo(wanted, { ...options, length: 0 })).toHaveLength(0);
    expect(similarTo(wanted, { ...options, today: '2027-12-31' })).toHaveLength(0);
  });
});
