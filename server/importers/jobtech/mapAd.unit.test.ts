import { describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { JOB_ID, jobIdFrom } from '#domain/jobs/slug';
import { mapAd } from './mapAd';
import { anAd } from './testing/anAd';

const AS_STATED = { anchor: null };
const UNKNOWN = { occupation: null, occupation_group: null };
/** The page of an ad at its source. */
const AD = 'https://arbetsformedlingen.se/platsbanken/annonser/1';

function jobOf(
  changes: Record<string, unknown>,
  options: { anchor: number | null } = AS_STATED,
): Job {
  const mapped = mapAd(anAd(changes), options);
  if ('skip' in mapped) throw new Error(`skipped: ${mapped.skip}`);
  return mapped.job;
}

describe('a whole ad', () => {
  it("becomes a job with the ad's values", () => {
    expect(mapAd(anAd(), AS_STATED)).toEqual({
      job: {
        id: 'jt-40012345',
        slug: 'skolskoterska-till-exempelskolan-umea--jt-40012345',
        status: 'open',
        title: 'Skolsköterska till Exempelskolan',
        workRole: 'skolskoterska',
        workFields: ['elevhalsa'],
        location: 'm-2480',
        employmentTypes: ['tillsvidare'],
        systems: [],
        timeOfDay: [],
        onCallDuty: false,
        hourlyRate: null,
        startsOn: null,
        endsOn: null,
        hoursPerWeek: null,
        closesOn: '2026-03-31',
        publishedAt: '2026-02-23T09:15:30.000Z',
        workplace: {
          name: 'Exempelskolan',
          careProvider: 'Exempelstads kommun',
          unit: null,
          about: null,
        },
        description: ['Vi söker dig som vill arbeta med barn.', 'Du har egen mottagning.'],
        requirements: ['Journalföring', 'Svenska'],
        meritorious: ['PMO'],
        contact: null,
        questionnaire: [],
        employerId: null,
        source: {
          name: 'jobtech',
          id: '40012345',
          url: 'https://arbetsformedlingen.se/platsbanken/annonser/40012345',
          applyUrl: 'https://exempelstad.varbi.com/lediga/40012345',
          extent: 'full_time',
          datesRebased: false,
          scope: { min: 100, max: 100 },
          conditions: null,
          salaryText: null,
          vacancies: null,
          street: null,
          readFromHeadline: [],
        },
      },
    });
  });

  it('carries no contact details, wherever they were', () => {
    const job = jobOf({
      headline: 'Skolsköterska, ring 070-174 06 07',
      description: { text: 'Ett jobb.\nKontakta ruta@example.com eller 08-465 004 12.' },
    });
    expect(JSON.stringify(job)).not.toMatch(/070|465|example\.com|Ruta|Exempelman/);
  });
});

describe('an ad with missing fields', () => {
  it.each<[string, Record<string, unknown>, Partial<Job>]>([
    ['any text', { description: { text: null } }, { description: [] }],
    ['a description', { description: undefined }, { description: [] }],
    ['a municipality', { workplace_address: { region_code: '24' } }, { location: 'r-24' }],
    [
      'where',
      { workplace_address: null },
      { location: null, slug: 'skolskoterska-till-exempelskolan--jt-40012345' },
    ],
    [
      'a place that exists',
      { workplace_address: { municipality_code: '9999' } },
      { location: null },
    ],
    [
      'its own page',
      { webpage_url: null },
      {
        source: expect.objectContaining({
          url: null,
          applyUrl: 'https://exempelstad.varbi.com/lediga/40012345',
        }),
      },
    ],
    [
      'its workplace',
      { employer: { name: 'Exempelstads kommun' } },
      {
        workplace: {
          name: 'Exempelstads kommun',
          careProvider: 'Exempelstads kommun',
          unit: null,
          about: null,
        },
      },
    ],
    [
      'its employer',
      { employer: { workplace: 'Exempelskolan' } },
      {
        workplace: {
          name: 'Exempelskolan',
          careProvider: 'Exempelskolan',
          unit: null,
          about: null,
        },
      },
    ],
    ['how long', { duration: null }, { employmentTypes: [] }],
    ['its demands', { must_have: null, nice_to_have: 'x' }, { requirements: [], meritorious: [] }],
  ])('%s is mapped without it', (_name, changes, expected) => {
    expect(jobOf(changes)).toMatchObject(expected);
  });
});

describe('what an ad asks for', () => {
  it.each([
    ['a licence of a class', { driving_license: [{ label: 'B' }, { label: 'C1' }] }, ['B', 'C1']],
    ['a licence of no class', { driving_license: null }, ['']],
  ])('to drive: %s', (_what, changes, classes) => {
    const { requirements } = jobOf({ driving_license_required: true, ...changes });
    expect(requirements.filter((line) => line.startsWith('Körkort'))).toEqual(
      classes.map((name) => `Körkort ${name}`.trim()),
    );
  });

  it.each([false, null, 'true'])('is no licence to drive where it is required: %j', (required) => {
    const ad = { driving_license_required: required, driving_license: [{ label: 'B' }] };
    expect(jobOf(ad).requirements.join()).not.toContain('Körkort');
  });

  it('is no fact where it says only a part: a language without a level, experience without years', () => {
    const job = jobOf({
      experience_required: false,
      must_have: {
        languages: [{ concept_id: 'zSLA_vw2_FXN', label: 'Svenska' }],
        work_experiences: [{ concept_id: 'bXNH_MNX_dUR', label: 'Sjuksköterska' }],
        skills: [],
        education: [],
      },
    });
    expect(job.requirements).toEqual(['Sjuksköterska', 'Svenska']);
    const facts = ['shifts', 'requires', 'steps', 'travel', 'housing'];
    expect(Object.keys(job).filter((key) => facts.includes(key))).toEqual([]);
  });
});

describe('an ad that is skipped', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'not_an_ad'],
    ['a number', 7, 'not_an_ad'],
    ['a list', [anAd()], 'not_an_ad'],
    ['an empty object', {}, 'id_missing'],
    ['an id of another type', anAd({ id: { a: 1 } }), 'id_missing'],
    ['an id of invalid form', anAd({ id: '../../etc' }), 'id_missing'],
    ['an id that is too long', anAd({ id: 'a'.repeat(61) }), 'id_missing'],
    ['an id with two dashes', anAd({ id: 'a--b' }), 'id_missing'],
    ['no headline', anAd({ headline: ' \u0000\n ' }), 'title_missing'],
    ['a headline of only a number', anAd({ headline: '070-174 06 07' }), 'title_missing'],
    ['no employer', anAd({ employer: [] }), 'employer_missing'],
    ['no occupation', anAd({ ...UNKNOWN, headline: 'Kom till oss' }), 'occupation_unknown'],
    ['an internship', anAd({ headline: 'Praktikant till avdelning 1' }), 'for_students'],
    ['no publication date', anAd({ publication_date: null }), 'publication_date_missing'],
    [
      'an invalid publication date',
      anAd({ publication_date: '2026-02-30T10:00:00' }),
      'publication_date_missing',
    ],
    ['no deadline', anAd({ application_deadline: undefined }), 'deadline_missing'],
    [
      'a deadline of another type',
      anAd({ application_deadline: 1_770_000_000 }),
      'deadline_missing',
    ],
    [
      'a deadline from another century',
      anAd({ application_deadline: '1026-01-01T00:00:00' }),
      'deadline_missing',
    ],
  ])('%s', (_name, ad, skip) => {
    expect(mapAd(ad, AS_STATED)).toEqual({ skip });
  });
});

describe('a hostile ad', () => {
  it.each([
    null,
    true,
    0,
    -1,
    Number.MAX_VALUE,
    '',
    'x',
    [],
    [null],
    {},
    { label: {} },
    { text: [] },
  ])('with %j in every field is mapped or skipped, never a throw', (value) => {
    for (const field of Object.keys(anAd())) {
      const mapped = mapAd(anAd({ [field]: value }), { anchor: 0 });
      expect('job' in mapped || 'skip' in mapped).toBe(true);
    }
  });

  it('cannot bring in characters that a database or a page cannot handle', () => {
    const job = jobOf({
      headline: `Barn\u0000morska \uD800 ${'å'.repeat(500)}`,
      description: { text: `Hej\u0000 då\n${'x'.repeat(1_000_000)}\n\uDC00` },
      must_have: { skills: [{ label: `a\u0007b` }, { label: 5 }, 'x', null] },
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(JSON.stringify(job)).not.toMatch(/\\u0000|\\ud800|\\udc00|[\u0000-\u001f]/i);
    expect(job.title.length).toBeLessThanOrEqual(150);
    expect(job.description.every((paragraph) => paragraph.length <= 4000)).toBe(true);
    expect(job.requirements).toEqual(['a b']);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://arbetsformedlingen.se/1',
    'https://user:pass@example.com/',
    'not a url',
    '//example.com',
  ])('does not make a link of %s', (webpage_url) => {
    expect(jobOf({ webpage_url }).source.url).toBeNull();
  });

  it.each<[string, unknown, unknown, string | null]>([
    ['a recruitment system', 'https://a.varbi.com/1', AD, 'a.varbi.com/1'],
    ['a plain form, upgraded', 'http://a.varbi.com/1', null, 'a.varbi.com/1'],
    ['the employer’s own site', 'https://jobb.exempelstads.se/1', AD, 'jobb.exempelstads.se/1'],
    ['not a site of somebody else', 'https://example.com/1', AD, AD.slice(8)],
    ['not a host that only begins so', 'https://varbi.com.example.net/1', AD, AD.slice(8)],
    ['not a host that only ends so', 'https://evilvarbi.com/1', AD, AD.slice(8)],
    ['else the original ad', null, AD, AD.slice(8)],
    ['never an ad on another site', null, 'https://example.com/ad', null],
    ['not a script', 'javascript:alert(1)', AD, AD.slice(8)],
    ['not an address on a network at home', 'https://10.0.0.1/', null, null],
    ['not credentials', 'https://a:b@example.com/', null, null],
    ['not somebody’s mail', 'mailto:ruta@example.com', null, null],
    ['no address with a mail address in it', 'https://a.varbi.com/?to=r@example.com', null, null],
    ['no cut address', `https://a.varbi.com/${'a'.repeat(600)}`, null, null],
    ['nothing where it has no value', null, null, null],
    ['nothing where it is of another type', { a: 1 }, 7, null],
  ])('links to %s for applications', (_name, url, webpage_url, expected) => {
    const { source } = jobOf({ application_details: { url }, webpage_url });
    expect(source).toMatchObject({ applyUrl: expected && `https://${expected}` });
  });

  it('gets no role for the name of a built-in', () => {
    const named = { concept_id: 'constructor', label: '__proto__' };
    expect(
      mapAd(
        anAd({
          headline: 'Kom till oss',
          occupation: named,
          occupation_group: { legacy_ams_taxonomy_id: 'toString' },
        }),
        AS_STATED,
      ),
    ).toEqual({ skip: 'occupation_unknown' });
  });
});

it('shows a redacted name as an ellipsis', () => {
  expect(jobOf({ headline: 'Psykolog till [borttaget] KBT' }).title).toBe('Psykolog till … KBT');
});

describe('ids', () => {
  it.each([
    ['digits', '30016359', 'jt-30016359'],
    ['a number', 30016359, 'jt-30016359'],
    ['forty hexadecimal digits', 'a1'.repeat(20), `jt-${'a1'.repeat(20)}`],
    ['capitals', 'ABC-1', 'jt-abc-1'],
  ])('of %s are kept and found again in the slug', (_name, id, expected) => {
    const job = jobOf({ id });
    expect(job.id).toBe(expected);
    expect(job.id).toMatch(JOB_ID);
    expect(jobIdFrom(job.slug)).toBe(expected);
    expect(job.source.id).toBe(String(id));
  });
});

it('an ad that was removed is kept as deleted', () => {
  expect(jobOf({ removed: true }).status).toBe('deleted');
  expect(jobOf({ removed: 'true' }).status).toBe('open');
});

it.each<[string, Record<string, unknown>, string | null]>([
  ['full time', {}, 'full_time'],
  ['full time without a scope', { scope_of_work: null }, 'full_time'],
  ['full time that begins lower', { scope_of_work: { min: 20, max: 100 } }, null],
  ['part time', { working_hours_type: { label: 'Deltid' } }, 'part_time'],
  ['neither', { working_hours_type: null }, null],
  ['another word', { working_hours_type: { label: 'Jour' } }, null],
])('says of the extent: %s', (_name, changes, extent) => {
  expect(jobOf(changes).source).toMatchObject({ extent });
});

describe('rebased dates', () => {
  const anchor = Date.parse('2026-11-21T10:00:00Z');

  it('move every date of an old ad, and mark it', () => {
    const job = jobOf({}, { anchor });
    expect(job.publishedAt).toBe('2026-11-02T09:15:30.000Z');
    expect(job.closesOn).toBe('2026-12-08');
    expect(job.source.datesRebased).toBe(true);
  });

  it('leave an ad of the last four weeks as it is', () => {
    const fresh = {
      publication_date: '2026-11-02T08:00:00',
      application_deadline: '2026-11-30T23:59:59',
    };
    expect(jobOf(fresh, { anchor })).toEqual(jobOf(fresh));
  });
});
