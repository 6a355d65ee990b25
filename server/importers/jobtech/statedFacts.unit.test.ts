import { describe, expect, it } from 'vitest';
import { contactNamesOf } from './contactNames';
import { adFactsOf, statedFactsOf } from './statedFacts';
import { anAd } from './testing/anAd';

const PUBLISHED = '2026-02-23';
/** Facts of a headline, in an ad whose fields say nothing of them. */
const factsOf = (headline: string, changes: Record<string, unknown> = {}) => {
  const silent = { duration: null, working_hours_type: null, scope_of_work: null };
  return statedFactsOf(anAd({ headline, ...silent, ...changes }), PUBLISHED, 0);
};
const PERMANENT = { duration: { label: 'Tills vidare' } };
const FIXED_TERM = { duration: { label: '6 månader eller längre' } };

describe('the form of employment of a headline', () => {
  it.each([
    ['Psykolog, vikariat', PERMANENT, ['vikariat']],
    ['Vikarierande skolsköterska', FIXED_TERM, ['visstid', 'vikariat']],
    ['Timvikarierande fysioterapeut', PERMANENT, ['vikariat', 'timanstallning']],
    ['Psykolog på timmar', {}, ['timanstallning']],
    ['Sommarvikariat på IVA', {}, ['vikariat', 'sommarjobb']],
    ['Sjuksköterska i sommar', {}, ['sommarjobb']],
    ['Farmaceut till konsultuppdrag', PERMANENT, ['tillsvidare', 'konsult']],
  ])('%s', (headline, changes, employmentTypes) => {
    const { job, fromHeadline } = factsOf(headline, changes);
    expect(job.employmentTypes).toEqual(employmentTypes);
    expect(fromHeadline).toContain('employment');
  });

  it.each([
    ['Sjuksköterska till BUP Konsultenhet', PERMANENT, ['tillsvidare']],
    ['Sjuksköterska i Västervik', {}, []],
    ['Psykolog tills vidare, ej vikariat', PERMANENT, ['tillsvidare']],
    ['Start efter sommaren', {}, []],
    ['Ferietjänst', {}, []],
  ])('is not in "%s"', (headline, changes, employmentTypes) => {
    const { job, fromHeadline } = factsOf(headline, changes);
    expect(job.employmentTypes).toEqual(employmentTypes);
    expect(fromHeadline).not.toContain('employment');
  });
});

describe('the time of day of a headline', () => {
  it.each([
    ['Nattsjuksköterska', ['night']],
    ['Uppdrag dag/kväll', ['day', 'evening']],
    ['Till helg- och kvällsteam', ['evening', 'weekend']],
    ['Dagtidsjobb utan helgpass', ['day']],
    ['Ej natt', []],
    ['Dagkirurgi och dagvård', []],
    ['Nattvandrarna söker', []],
  ])('%s: %j', (headline, timeOfDay) => {
    const { job, fromHeadline } = factsOf(headline);
    expect(job.timeOfDay).toEqual(timeOfDay);
    expect(fromHeadline.includes('time_of_day')).toBe(timeOfDay.length > 0);
  });

  it.each([
    ['Sjuksköterska, jourtjänst', true],
    ['Läkare med jour', true],
    ['Till jourmottagningen', false],
    ['Journalansvarig', false],
    ['Läkare utan jour', false],
  ])('%s is on call: %s', (headline, onCall) => {
    expect(factsOf(headline).job.onCallDuty).toBe(onCall);
  });
});

describe('the work fields of a headline', () => {
  it.each([
    ['Sjuksköterska till akuten', ['akutmottagning']],
    ['Psykolog - BUP Regional Utredningsmottagning', ['barn-och-ungdomspsykiatri']],
    ['Fysioterapeut till vårdcentral', ['vardcentral']],
    ['Undersköterska, IVA', ['intensivvard']],
    ['Psykolog till barn- och ungdomspsykiatrin', ['barn-och-ungdomspsykiatri']],
  ])('%s: %j', (headline, workFields) => {
    const { job, fromHeadline } = factsOf(headline);
    expect(job.workFields).toEqual(workFields);
    expect(fromHeadline).toContain('work_fields');
  });

  it.each([
    'Sjuksköterska, ej IVA',
    'Sjuksköterska i Västervik',
    'Läkare till psykiatrin',
    'Skolsköterska',
    'Farmaceut, Kronans och Hjärtat',
    'Psykolog på distans',
    'Sjuksköterska, Akutten',
  ])('are not in "%s"', (headline) => {
    const { job, fromHeadline } = factsOf(headline);
    expect(job.workFields).toEqual([]);
    expect(fromHeadline).not.toContain('work_fields');
  });
});

describe('the scope', () => {
  it.each([
    ['Optiker 50–100 %', { min: 50, max: 100 }, null],
    ['Skolpsykolog 60%-80%', { min: 60, max: 80 }, 'part_time'],
    ['Skolsköterska 100%', { min: 100, max: 100 }, 'full_time'],
    ['Optiker deltid', null, 'part_time'],
    ['Optiker, hel- eller deltid', null, null],
    ['Optiker del/heltid', null, null],
    ['Upp till 40%', null, null],
    ['10 % högre lön', null, null],
    ['50% i Umeå och 50% i Luleå', null, null],
    ['Över 120 %', null, null],
  ])('of "%s" is %j, %s', (headline, scope, extent) => {
    expect(factsOf(headline)).toMatchObject({ scope, extent });
  });

  it("is a field's before the headline's, without a mark", () => {
    const stated = factsOf('Optiker 50 %', {
      scope_of_work: { min: 75, max: 80 },
      working_hours_type: { label: 'Deltid' },
    });
    expect(stated).toMatchObject({ scope: { min: 75, max: 80 }, extent: 'part_time' });
    expect(stated.fromHeadline).toEqual([]);
  });

  it('from 0 on is not one', () => {
    expect(factsOf('Optiker', { scope_of_work: { min: 0, max: 100 } }).scope).toBeNull();
  });

  it.each([
    ['38,25 tim/vecka', 38.25],
    ['Ca 30 timmar per vecka', 30],
    ['3 dagar/v', null],
    ['90 h/vecka', null],
  ])('in hours: %s', (headline, hoursPerWeek) => {
    expect(factsOf(headline).job.hoursPerWeek).toBe(hoursPerWeek);
  });
});

describe('the period of a headline', () => {
  it.each([
    ['Uppdrag v.24-26 i Säter', '2026-06-08', '2026-06-28'],
    ['Uppdrag v24–26', '2026-06-08', '2026-06-28'],
    ['Ortopedi (v6–v9)', '2026-02-02', '2026-03-01'],
    ['Vecka 51 till 2', '2026-12-14', '2027-01-17'],
    ['Från v.14 och framåt', '2026-03-30', null],
    ['Snarast - v35', null, '2026-08-30'],
  ])('%s: %s to %s', (headline, startsOn, endsOn) => {
    const { job, fromHeadline } = factsOf(headline);
    expect(job).toMatchObject({ startsOn, endsOn });
    const fields = headline.startsWith('Ortopedi') ? ['work_fields'] : [];
    expect(fromHeadline).toEqual([...fields, 'period']);
  });

  it.each([
    'Avdelning 24-26',
    'v. 24-26 eller v. 28-30',
    'v.60-70',
    '3 dagar/v 7',
    'V6, v7',
    'Veckor 3-5',
  ])('is not in "%s"', (headline) => {
    expect(factsOf(headline).job).toMatchObject({ startsOn: null, endsOn: null });
  });

  it('moves with the dates of the ad', () => {
    const { job } = statedFactsOf(anAd({ headline: 'Uppdrag v.24-26' }), PUBLISHED, 4);
    expect(job).toMatchObject({ startsOn: '2026-07-06', endsOn: '2026-07-26' });
  });
});

describe('what an ad says in other fields', () => {
  const names = contactNamesOf(anAd());

  it('is kept without contacts', () => {
    const ad = anAd({
      description: { conditions: 'Heltid. Dagtid.\r\nTillträde snarast. Ring 070-174 06 07.' },
      salary_description: 'Månadslön, fråga Ruta Exempelman',
      number_of_vacancies: 2,
      workplace_address: { street_address: 'Exempelvägen 2 C' },
    });
    expect(adFactsOf(ad, names)).toEqual({
      conditions: 'Heltid. Dagtid · Tillträde snarast.',
      salaryText: null,
      vacancies: 2,
      street: 'Exempelvägen 2 C',
    });
  });

  it.each([
    ['-', 0, ''],
    [7, 1.5, 7],
    [null, '2', null],
    ['\u0000', 100_000, '12345'],
  ])('is not said by %j, %j, %j', (text, number_of_vacancies, street_address) => {
    const ad = {
      description: { conditions: text },
      salary_description: text,
      number_of_vacancies,
      workplace_address: { street_address },
    };
    const nothing = { conditions: null, salaryText: null, vacancies: null, street: null };
    expect(adFactsOf(ad, names)).toEqual(nothing);
  });
});
