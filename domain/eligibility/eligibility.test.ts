import { describe, expect, it } from 'vitest';
import type { LanguageSkill } from '#domain/candidates/languages';
import type { StatedRequirements } from '#domain/jobs/jobFacts';
import type { CandidateFacts, JobToTake } from './candidateFacts';
import { eligibilityOf } from './eligibility';
import { ELIGIBILITY_RULES } from './rules';
import type { Reason, RuleId, Verdict } from './words';

/** The day of every case. */
const TODAY = '2026-06-10';
const STOCKHOLM = 'r-01';
const SKANE = 'r-12';

interface JobCase extends Partial<Omit<JobToTake, 'requires'>> {
  requires?: StatedRequirements;
}

const aJob = (changes: JobCase = {}): JobToTake => ({
  workRole: 'sjukskoterska',
  location: 'm-0180',
  startsOn: '2026-07-01',
  endsOn: '2026-09-30',
  ...changes,
});

const nobody: CandidateFacts = { professions: [], languages: null, documents: [], experiences: [] };

type Employment = CandidateFacts['experiences'][number];
const work = (
  from: string,
  to: string | null,
  regionEmployer: string | null = 'none',
  workRole = 'sjukskoterska',
): Employment => ({ workRole, from, to, regionEmployer });
const swedish = (level: LanguageSkill['level']): LanguageSkill => ({ language: 'sv', level });
const licence = (
  validTo: string | null,
  type: 'hosp_licence' | 'ivo_licence' = 'hosp_licence',
) => ({
  type,
  validTo,
});
const endless = (type: 'hosp_licence' | 'ivo_licence' = 'hosp_licence') => ({
  ...licence(null, type),
  noEndDate: true,
});

type Case = [
  job: JobCase,
  candidate: Partial<CandidateFacts>,
  verdict: Verdict,
  reason?: Reason,
  greenOn?: string | null,
];

function run(rule: RuleId, cases: readonly Case[], around: Partial<CandidateFacts> = {}): void {
  it.each(cases)('%j, %j → %s %s %s', (job, candidate, verdict, reason, greenOn) => {
    const { lines } = eligibilityOf(aJob(job), { ...nobody, ...around, ...candidate }, TODAY);
    const line = lines.find((one) => one.rule === rule);
    expect(line).toMatchObject({ verdict, reason, greenOn: greenOn ?? null });
  });
}

// Part 5's group rule: the roles of a group are alike
describe('profession', () => {
  run('profession', [
    [{}, {}, 'amber', 'profession.not_said'],
    [{}, { professions: ['sjukskoterska'] }, 'green', 'profession.same'],
    [{}, { professions: ['telefonsjukskoterska'] }, 'amber', 'profession.similar'],
    [{}, { professions: ['iva-sjukskoterska'] }, 'green', 'profession.covered'],
    [{}, { professions: ['barnmorska'] }, 'green', 'profession.covered'],
    [{}, { professions: ['rontgensjukskoterska'] }, 'red', 'profession.other'],
    [{}, { professions: ['underskoterska'] }, 'red', 'profession.other'],
    [{}, { professions: ['underskoterska', 'sjukskoterska'] }, 'green', 'profession.same'],
    [
      { workRole: 'iva-sjukskoterska' },
      { professions: ['sjukskoterska'] },
      'red',
      'profession.other',
    ],
    [
      { workRole: 'iva-sjukskoterska' },
      { professions: ['barnmorska'] },
      'amber',
      'profession.similar',
    ],
    [
      { workRole: 'lakare' },
      { professions: ['specialistlakare-kardiologi'] },
      'green',
      'profession.covered',
    ],
    // To want to work as something is not to be it
    [{}, { wishedProfessions: ['sjukskoterska'] }, 'amber', 'profession.not_said'],
    [
      {},
      { professions: ['underskoterska'], wishedProfessions: ['sjukskoterska'] },
      'amber',
      'profession.wished',
    ],
    [
      {},
      { professions: ['underskoterska'], wishedProfessions: ['optiker'] },
      'red',
      'profession.other',
    ],
    // What they have worked as is not all that they may be
    [
      {},
      { experiences: [work('2010-01', '2014-12', 'none', 'underskoterska')] },
      'amber',
      'profession.not_said',
    ],
    // Without a group two professions are never alike
    [
      { workRole: 'optiker' },
      { professions: ['medicinsk-sekreterare'] },
      'red',
      'profession.other',
    ],
  ]);
});

// Patientsäkerhetslagen (2010:659), chapter 4: a licensed profession needs a licence
describe('licence', () => {
  run('licence', [
    [{}, {}, 'amber', 'licence.missing'],
    [{}, { documents: [endless()] }, 'green', 'licence.held'],
    [{}, { documents: [endless('ivo_licence')] }, 'green', 'licence.held'],
    // Nobody has said when it ends, or that it does not
    [{}, { documents: [licence(null)] }, 'amber', 'licence.undated'],
    [{}, { documents: [licence('2026-01-01'), licence(null)] }, 'amber', 'licence.undated'],
    [{}, { documents: [licence('2026-09-30'), licence(null)] }, 'green', 'licence.held'],
    // A day that was said later, by a program that knows of nothing else, is believed
    [{}, { documents: [{ ...endless(), validTo: '2026-09-29' }] }, 'amber', 'licence.expires'],
    [{}, { documents: [licence('2026-09-30')] }, 'green', 'licence.held'],
    [{}, { documents: [licence('2026-09-29')] }, 'amber', 'licence.expires'],
    [{}, { documents: [licence('2026-01-01'), endless()] }, 'green', 'licence.held'],
    [
      {},
      { documents: [{ type: 'specialist_certificate', validTo: null }] },
      'amber',
      'licence.missing',
    ],
    // The law asks for none; whether the ad does is not said, or it says that it does not
    [{ workRole: 'underskoterska' }, {}, 'unknown', 'licence.ask'],
    [{ workRole: 'underlakare', requires: {} }, {}, 'unknown', 'licence.ask'],
    [
      { workRole: 'underskoterska', requires: { licence: false } },
      {},
      'green',
      'licence.none_asked',
    ],
    [{ workRole: 'tandhygienist' }, {}, 'amber', 'licence.missing'],
    // The ad may ask for one where the law does not
    [{ workRole: 'kurator', requires: { licence: true } }, {}, 'amber', 'licence.missing'],
    // An ad cannot do without the law's
    [{ requires: { licence: false } }, {}, 'amber', 'licence.missing'],
    // Whether one that ends lasts until a last day that nobody has said is not known
    [{ endsOn: null }, { documents: [licence('2026-07-01')] }, 'unknown', 'licence.ask_end'],
    [{ endsOn: null }, { documents: [endless()] }, 'green', 'licence.held'],
    [{ endsOn: null }, { documents: [licence(null)] }, 'amber', 'licence.undated'],
    [{ endsOn: null }, { documents: [licence('2026-06-30')] }, 'amber', 'licence.expires'],
  ]);
});

// The national agreement: twelve months since employment by the calling region, by the hour too
describe('qualifying period', () => {
  const national: StatedRequirements = { agreement: 'national' };
  run('qualifying_period', [
    // Nothing is said of what they have worked with: that is no answer
    [{ requires: national }, {}, 'amber', 'qualifying_period.nothing_said'],
    // One employment says nothing of the others that there may be
    [
      { requires: national },
      { experiences: [work('2020-01', null, SKANE)] },
      'amber',
      'qualifying_period.confirm',
    ],
    // Nor does time alone
    [
      { requires: national },
      { experiences: [work('2020-01', '2025-07', STOCKHOLM)] },
      'red',
      'qualifying_period.employed_lately',
      null,
    ],
    [{ requires: { agreement: 'none' } }, {}, 'green', 'qualifying_period.none'],
  ]);
});

describe('qualifying period of who has said every employment', () => {
  const national: StatedRequirements = { agreement: 'national' };
  run(
    'qualifying_period',
    [
      [{}, {}, 'unknown', 'qualifying_period.ask'],
      [{ requires: { agreement: 'other' } }, {}, 'unknown', 'qualifying_period.ask'],
      [{ requires: { agreement: 'none' } }, {}, 'green', 'qualifying_period.none'],
      [{ requires: { monthsSinceEmployed: 0 } }, {}, 'green', 'qualifying_period.none'],
      [{ requires: national, location: null }, {}, 'unknown', 'qualifying_period.ask'],
      [{ requires: national }, {}, 'green', 'qualifying_period.over'],
      [
        { requires: national },
        { experiences: [work('2020-01', null, STOCKHOLM)] },
        'red',
        'qualifying_period.employed_now',
      ],
      [
        { requires: national },
        { experiences: [work('2020-01', null, SKANE)] },
        'green',
        'qualifying_period.over',
      ],
      [
        { requires: national },
        { experiences: [work('2020-01', null)] },
        'green',
        'qualifying_period.over',
      ],
      // Employed until 30 June 2025: twelve months are over on 1 July 2026, the first day
      [
        { requires: national },
        { experiences: [work('2020-01', '2025-06', STOCKHOLM)] },
        'green',
        'qualifying_period.over',
      ],
      [
        { requires: national },
        { experiences: [work('2020-01', '2025-07', STOCKHOLM)] },
        'red',
        'qualifying_period.employed_lately',
        '2026-08-01',
      ],
      [
        { requires: national, startsOn: '2026-08-01' },
        { experiences: [work('2020-01', '2025-07', STOCKHOLM)] },
        'green',
        'qualifying_period.over',
      ],
      // The region itself, and a municipality within it
      [
        { requires: national, location: STOCKHOLM },
        { experiences: [work('2020-01', '2026-02', STOCKHOLM)] },
        'red',
        'qualifying_period.employed_lately',
        '2027-03-01',
      ],
      // The latest employment counts
      [
        { requires: national },
        {
          experiences: [
            work('2020-01', '2024-07', STOCKHOLM),
            work('2025-01', '2026-01', STOCKHOLM),
          ],
        },
        'red',
        'qualifying_period.employed_lately',
        '2027-02-01',
      ],
      // The ad's own figure comes before the agreement's
      [
        { requires: { agreement: 'national', monthsSinceEmployed: 6 } },
        { experiences: [work('2020-01', '2025-12', STOCKHOLM)] },
        'green',
        'qualifying_period.over',
      ],
      [
        { requires: { monthsSinceEmployed: 6 } },
        { experiences: [work('2020-01', '2026-01', STOCKHOLM)] },
        'red',
        'qualifying_period.employed_lately',
        '2026-08-01',
      ],
      // Not said whose employee they were, within the period and before it
      [
        { requires: national },
        { experiences: [work('2025-01', null, null)] },
        'amber',
        'qualifying_period.not_said',
      ],
      [
        { requires: national },
        { experiences: [work('2020-01', '2025-06', null)] },
        'green',
        'qualifying_period.over',
      ],
      // An assignment that has begun is asked about today
      [
        { requires: national, startsOn: '2026-06-01' },
        { experiences: [work('2020-01', '2025-05', STOCKHOLM)] },
        'green',
        'qualifying_period.over',
      ],
      [
        { requires: national, startsOn: null },
        { experiences: [work('2020-01', '2025-06', STOCKHOLM)] },
        'red',
        'qualifying_period.employed_lately',
        '2026-07-01',
      ],
    ],
    { experiencesComplete: true },
  );
});

// The national agreement: two years after the licence; part 9: in a similar role
describe('experience', () => {
  const twoYears: StatedRequirements = { yearsInProfession: 2 };
  run('experience', [
    [{}, {}, 'unknown', 'experience.ask'],
    [{ requires: { yearsInProfession: 0 } }, {}, 'green', 'experience.none_asked'],
    [{ requires: twoYears }, {}, 'amber', 'experience.not_said'],
    [
      { requires: { agreement: 'national' } },
      { experiences: [work('2024-07', '2026-06')] },
      'green',
      'experience.enough',
    ],
    [
      { requires: twoYears },
      { experiences: [work('2024-07', '2026-06')] },
      'green',
      'experience.enough',
    ],
    [
      { requires: twoYears },
      { experiences: [work('2024-08', '2026-06')] },
      'amber',
      'experience.too_little',
    ],
    // Who still works there has enough a month later
    [
      { requires: twoYears },
      { experiences: [work('2024-08', null)] },
      'amber',
      'experience.too_little',
      '2026-08-01',
    ],
    [
      { requires: twoYears, startsOn: '2026-08-01' },
      { experiences: [work('2024-08', null)] },
      'green',
      'experience.enough',
    ],
    // Two jobs at the same time count once
    [
      { requires: twoYears },
      { experiences: [work('2025-07', null), work('2025-07', null)] },
      'amber',
      'experience.too_little',
      '2027-07-01',
    ],
    // Two jobs after each other count together
    [
      { requires: twoYears },
      { experiences: [work('2020-01', '2020-12'), work('2025-07', null)] },
      'green',
      'experience.enough',
    ],
    // Another profession does not count, one of the same group and a specialist's does
    [
      { requires: twoYears },
      { experiences: [work('2010-01', null, 'none', 'underskoterska')] },
      'amber',
      'experience.too_little',
    ],
    [
      { requires: twoYears },
      { experiences: [work('2010-01', null, 'none', 'kommunsjukskoterska')] },
      'green',
      'experience.enough',
    ],
    [
      { requires: twoYears },
      { experiences: [work('2010-01', null, 'none', 'iva-sjukskoterska')] },
      'green',
      'experience.enough',
    ],
    [
      { requires: twoYears, workRole: 'iva-sjukskoterska' },
      { experiences: [work('2010-01', null)] },
      'amber',
      'experience.too_little',
    ],
    // The ad's own figure comes before the agreement's
    [
      { requires: { agreement: 'national', yearsInProfession: 1 } },
      { experiences: [work('2025-07', null)] },
      'green',
      'experience.enough',
    ],
  ]);
});

// The ad
describe('language', () => {
  const asked: StatedRequirements = { languages: [swedish('C1')] };
  run('language', [
    [{}, {}, 'unknown', 'language.ask'],
    [{ requires: { languages: [] } }, {}, 'green', 'language.none_asked'],
    [{ requires: asked }, {}, 'amber', 'language.not_said'],
    [
      { requires: asked },
      { languages: [{ language: 'en', level: 'C2' }] },
      'amber',
      'language.not_said',
    ],
    [{ requires: asked }, { languages: [swedish('B2')] }, 'red', 'language.too_low'],
    [{ requires: asked }, { languages: [swedish('C1')] }, 'green', 'language.enough'],
    [{ requires: asked }, { languages: [swedish('C2')] }, 'green', 'language.enough'],
    [
      { requires: { languages: [swedish('C1'), { language: 'fi', level: 'B1' }] } },
      { languages: [swedish('C1')] },
      'amber',
      'language.not_said',
    ],
  ]);
});

// The ad; a document has to hold until the assignment ends
describe('documents', () => {
  const asked: StatedRequirements = { documents: ['cv', 'cpr_certificate'] };
  const cv = { type: 'cv', validTo: null } as const;
  run('documents', [
    [{}, {}, 'unknown', 'documents.ask'],
    [{ requires: { documents: [] } }, {}, 'green', 'documents.none_asked'],
    [{ requires: asked }, {}, 'amber', 'documents.missing'],
    [{ requires: asked }, { documents: [cv] }, 'amber', 'documents.missing'],
    [
      { requires: asked },
      { documents: [cv, { type: 'cpr_certificate', validTo: '2026-09-29' }] },
      'amber',
      'documents.missing',
    ],
    [
      { requires: asked },
      { documents: [cv, { type: 'cpr_certificate', validTo: '2026-09-30' }] },
      'green',
      'documents.ready',
    ],
    [
      { requires: asked, endsOn: null },
      { documents: [cv, { type: 'cpr_certificate', validTo: '2026-07-01' }] },
      'unknown',
      'documents.ask_end',
    ],
    [
      { requires: { documents: ['cv'] }, endsOn: null },
      { documents: [cv] },
      'green',
      'documents.ready',
    ],
    // A certificate that ends some day, of which nobody has said when
    [
      { requires: asked },
      { documents: [cv, { type: 'cpr_certificate', validTo: null }] },
      'amber',
      'documents.missing',
    ],
    [
      { requires: asked },
      { documents: [cv, { type: 'cpr_certificate', validTo: null, noEndDate: true }] },
      'green',
      'documents.ready',
    ],
  ]);
});

describe('the whole', () => {
  const all: StatedRequirements = {
    agreement: 'national',
    yearsInProfession: 2,
    languages: [swedish('C1')],
    documents: ['cv'],
  };
  const { documents: _documents, ...withoutDocuments } = all;
  const fits: CandidateFacts = {
    professions: ['sjukskoterska'],
    languages: [swedish('C2')],
    documents: [endless(), { type: 'cv', validTo: null }],
    experiences: [work('2015-01', '2024-12')],
    experiencesComplete: true,
  };

  it.each<
    [
      name: string,
      job: JobCase,
      candidate: Partial<CandidateFacts>,
      verdict: Verdict,
      greenOn: string | null,
    ]
  >([
    ['is green when every line is', { requires: all }, {}, 'green', null],
    [
      'is unknown when the ad leaves something unsaid',
      { requires: withoutDocuments },
      {},
      'unknown',
      null,
    ],
    [
      'is amber before it is unknown',
      { requires: { agreement: 'national' } },
      { documents: [] },
      'amber',
      null,
    ],
    [
      'is red before it is amber',
      { requires: all },
      { languages: [swedish('A2')], documents: [] },
      'red',
      null,
    ],
    [
      'turns green when the last of the waiting lines does',
      { requires: all },
      {
        experiences: [
          work('2024-09', null),
          work('2024-01', '2025-09', STOCKHOLM, 'underskoterska'),
        ],
      },
      'red',
      '2026-10-01',
    ],
    [
      'never turns green by time alone where a document is missing too',
      { requires: all },
      { documents: [], experiences: [work('2015-01', '2026-01', STOCKHOLM)] },
      'red',
      null,
    ],
  ])('%s', (_name, job, candidate, verdict, greenOn) => {
    expect(eligibilityOf(aJob(job), { ...fits, ...candidate }, TODAY)).toMatchObject({
      verdict,
      greenOn,
    });
  });

  it('names a source for every rule', () => {
    for (const { sources } of ELIGIBILITY_RULES) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { kind, url } of sources) expect(url === null).toBe(kind === 'ad');
    }
  });
});
