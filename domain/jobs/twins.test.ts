import { describe, expect, it } from 'vitest';
import type { Job } from './job';
import { aJob } from './testing/aJob';
import { comesBeforeTwin, twinKeyOf } from './twins';

const TEXT =
  'Du arbetar på en avdelning med arton vårdplatser, i team med undersköterskor och läkare, dag och kväll, och har ansvar för läkemedel och omvårdnad.';

const anAd = (changes: Partial<Job> = {}): Job => {
  const { source = {}, ...others } = changes;
  return aJob({
    id: 'jt-1',
    title: 'Sjuksköterska till avdelning 3',
    description: [TEXT],
    hourlyRate: null,
    startsOn: null,
    endsOn: null,
    hoursPerWeek: null,
    contact: null,
    questionnaire: [],
    employerId: null,
    ...others,
    source: {
      name: 'jobtech',
      id: '1',
      url: null,
      applyUrl: null,
      extent: 'full_time',
      datesRebased: false,
      ...(source as object),
    },
  });
};

const imported = (facts: object) => ({ source: facts as Job['source'] });
const isTwin = (changes: Partial<Job>): boolean => twinKeyOf(anAd(changes)) === twinKeyOf(anAd());
const { workplace } = anAd();

describe('twinKeyOf', () => {
  it.each<[string, Partial<Job>]>([
    ['published again later', { id: 'jt-2', publishedAt: '2026-03-20T08:00:00Z' }],
    ['open longer', { closesOn: '2026-06-01' }],
    ['in capitals, with other signs and spaces', { title: 'SJUKSKÖTERSKA  till avdelning 3!!' }],
    ['in other paragraphs', { description: TEXT.split(', ') }],
    ['for more people', imported({ vacancies: 4 })],
    [
      'with its requirements in another order',
      { requirements: [...anAd().requirements].reverse() },
    ],
  ])('is the same for an ad %s', (_, changes) => {
    expect(isTwin(changes)).toBe(true);
  });

  it.each<[string, Partial<Job>]>([
    ['another municipality', { location: 'm-2482' }],
    ['another ward of the same house', { title: 'Sjuksköterska till avdelning 4' }],
    ['another unit', { workplace: { ...workplace, unit: 'Avdelning 4' } }],
    ['another workplace', { workplace: { ...workplace, name: 'Sunderby sjukhus' } }],
    ['another employer', { workplace: { ...workplace, careProvider: 'Umeå kommun' } }],
    ['another street', imported({ street: 'Storgatan 1' })],
    ['another profession', { workRole: 'barnmorska' }],
    ['another text', { description: [`${TEXT} Avdelningen vårdar barn.`] }],
    ['other hours', { timeOfDay: ['night'] }],
    ['another form of employment', { employmentTypes: ['vikariat'] }],
    ['another period', { startsOn: '2026-06-01' }],
    ['another scope', imported({ scope: { min: 50, max: 50 } })],
    ['other requirements', { requirements: ['Specialistsjuksköterska'] }],
  ])('differs for %s', (_, changes) => {
    expect(twinKeyOf(anAd(changes))).not.toBeNull();
    expect(isTwin(changes)).toBe(false);
  });

  it.each<[string, Job]>([
    ['a job that an employer published here', aJob({ description: [TEXT] })],
    ['an ad that names no place', anAd({ location: null })],
    ['an ad without a text and a short title', anAd({ description: [], title: 'Leg. optiker' })],
    ['one with a line for a text', anAd({ description: ['Välkommen!'], title: 'Sjuksköterska' })],
  ])('has none for %s', (_, job) => {
    expect(twinKeyOf(job)).toBeNull();
  });

  it('uses a descriptive title where there is no text', () => {
    const title = 'Leg. optiker till Synsam Gislaved';
    expect(twinKeyOf(anAd({ title, description: [] }))).not.toBeNull();
  });
});

describe('comesBeforeTwin', () => {
  const one = { id: 'jt-2', closesOn: '2026-04-10', publishedAt: '2026-03-01T08:00:00Z' };
  it.each([
    ['is open longer', { ...one, id: 'jt-9', closesOn: '2026-04-11' }],
    ['was published first', { ...one, id: 'jt-9', publishedAt: '2026-02-28T08:00:00Z' }],
    ['has the lower id, published at the same time', { ...one, id: 'jt-1' }],
  ])('is the one that %s', (_, first) => {
    expect(comesBeforeTwin(first, one)).toBe(true);
    expect(comesBeforeTwin(one, first)).toBe(false);
  });
});
