import { describe, expect, it } from 'vitest';
import { aReference } from '#domain/candidates/testing/anAccount';
import { OPTIONAL_STEPS } from '#domain/jobs/jobFacts';
import { aJob } from '#domain/jobs/testing/aJob';
import { type ApplicationDraft, emptyDraft } from './draft';
import {
  APPLICATION_STEPS,
  type ApplicationSources,
  type ApplicationStep,
  answersFor,
  documentsOf,
  missingSteps,
  referenceNumber,
  referencesOf,
  stepStates,
  stepsOf,
} from './steps';

const TODAY = '2026-03-20';
const JOB = aJob({ steps: [...OPTIONAL_STEPS] });
const NOBODY: ApplicationSources = {
  profile: {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    phone: null,
    bankIdVerified: false,
    systems: [],
    prescriberCode: null,
  },
  documents: [],
  references: [],
  interviewTimes: [],
};
const EVERYTHING: ApplicationSources = {
  profile: {
    ...NOBODY.profile,
    phone: '+46701740605',
    bankIdVerified: true,
    systems: ['takecare'],
    prescriberCode: '1234567',
  },
  documents: [
    { id: 'cv', type: 'cv', validTo: null },
    { id: 'hosp', type: 'hosp_licence', validTo: TODAY },
    { id: 'card', type: 'id_card', validTo: '2030-01-01' },
    { id: 'cpr', type: 'cpr_certificate', validTo: '2026-12-01' },
  ],
  references: [aReference(), aReference({ id: 'reference-2', latestJob: 2 })],
  interviewTimes: [],
};
const aDraft = (changes: Partial<ApplicationDraft> = {}): ApplicationDraft => ({
  ...emptyDraft(JOB.id),
  ...changes,
});
const TIME = '2026-03-23T09:00:00.000Z';
const OFFERED: ApplicationSources = { ...NOBODY, interviewTimes: [TIME] };
const ANSWERED = aDraft({ answers: { experience: 'Fem år.' } });

function stateOf(
  step: ApplicationStep,
  sources: ApplicationSources,
  draft = aDraft(),
  job = JOB,
): string {
  const rules = { today: TODAY, production: true };
  const found = stepStates(job, sources, draft, rules).find(({ id }) => id === step);
  return found ? [found.state, found.reason].filter(Boolean).join(': ') : 'not asked';
}

describe('stepsOf', () => {
  it('has the steps of every job where the job names none', () => {
    for (const steps of [undefined, null, []]) {
      expect(stepsOf(aJob({ steps }))).toEqual([
        'contact_details',
        'questionnaire',
        'bankid',
        'summary',
        'completion',
      ]);
    }
  });

  it('has no questionnaire without questions that the candidate sees', () => {
    const internal = JOB.questionnaire.map((question) => ({ ...question, audience: 1 as const }));
    for (const questionnaire of [[], internal]) {
      expect(stepsOf(aJob({ questionnaire }))).not.toContain('questionnaire');
    }
  });

  it('has the steps that the job names in the order of an application', () => {
    expect(stepsOf(JOB)).toEqual(APPLICATION_STEPS);
    const [bankid, ...rest] = stepsOf(aJob({ questionnaire: [], steps: ['licence', 'cv'] })).slice(
      1,
    );
    expect([bankid, ...rest]).toEqual(['bankid', 'cv', 'licence', 'summary', 'completion']);
  });
});

describe('stepStates', () => {
  it.each<[ApplicationStep, string]>([
    ['contact_details', 'todo'],
    ['questionnaire', 'todo'],
    ['bankid', 'todo'],
    ['cv', 'todo'],
    ['licence', 'todo'],
    ['references', 'todo'],
    ['system_knowledge', 'todo'],
    ['interview', 'passed: no_times_yet'],
    ['prescriber_code', 'todo'],
    ['id_card', 'todo'],
    ['cpr_certificate', 'todo'],
    ['criminal_record', 'todo'],
    ['summary', 'waits'],
    ['completion', 'waits'],
  ])('of nothing: %s is %s', (step, state) => {
    expect(stateOf(step, NOBODY)).toBe(state);
  });

  it('asks for nothing that the account has', () => {
    const draft = aDraft({ ...ANSWERED, passed: ['criminal_record'] });
    const states = stepStates(JOB, EVERYTHING, draft, { today: TODAY, production: true });
    expect(missingSteps(states)).toEqual([]);
    expect(stateOf('summary', EVERYTHING, draft)).toBe('todo');
    expect(stateOf('criminal_record', EVERYTHING, draft)).toBe('passed: shown_at_interview');
  });

  const sources = (changes: Partial<ApplicationSources>) => ({ ...EVERYTHING, ...changes });
  const [first = aReference(), second = aReference()] = [
    aReference(),
    aReference({ id: 'reference-2', latestJob: 2 }),
  ];
  it.each<[string, ApplicationStep, ApplicationSources, Partial<ApplicationDraft>, string]>([
    ['a saved contact', 'contact_details', NOBODY, { contact: aContact() }, 'done'],
    ['a phone that is none', 'contact_details', NOBODY, { contact: aContact('1') }, 'todo'],
    ['a verified BankID that was put off', 'bankid', EVERYTHING, { passed: ['bankid'] }, 'done'],
    ['BankID put off', 'bankid', NOBODY, { passed: ['bankid'] }, 'passed: not_verified'],
    [
      'a licence that ended yesterday',
      'licence',
      sources({ documents: [{ id: 'a', type: 'ivo_licence', validTo: '2026-03-19' }] }),
      {},
      'todo',
    ],
    [
      'a licence from IVO',
      'licence',
      sources({ documents: [{ id: 'a', type: 'ivo_licence', validTo: null }] }),
      {},
      'done',
    ],
    ['one reference', 'references', sources({ references: [first] }), {}, 'todo'],
    [
      'two of the same job',
      'references',
      sources({ references: [first, { ...first, id: 'another' }] }),
      {},
      'todo',
    ],
    [
      'one who was no manager',
      'references',
      sources({ references: [first, { ...second, isManager: false }] }),
      {},
      'todo',
    ],
    ['one chosen of two', 'references', EVERYTHING, { references: [first.id] }, 'todo'],
    ['no system, confirmed', 'system_knowledge', NOBODY, { systems: [] }, 'done'],
    [
      'no code, said so',
      'prescriber_code',
      NOBODY,
      { passed: ['prescriber_code'] },
      'passed: no_code',
    ],
    [
      'a criminal record that was uploaded',
      'criminal_record',
      sources({ documents: [{ id: 'a', type: 'criminal_record', validTo: null }] }),
      {},
      'done',
    ],
    [
      'an answer to a question that is gone',
      'questionnaire',
      EVERYTHING,
      { answers: { gone: 'Ja.' } },
      'todo',
    ],
    [
      'it beside the answer that is asked for',
      'questionnaire',
      EVERYTHING,
      { answers: { gone: 'Ja.', experience: 'Fem år.' } },
      'done',
    ],
    ['a time for the interview to choose', 'interview', OFFERED, {}, 'todo'],
    ['a free time that was chosen', 'interview', OFFERED, { interviewAt: TIME }, 'done'],
    ['a time that is taken', 'interview', OFFERED, { interviewAt: '2026-03-23T10:00Z' }, 'todo'],
    ['the only time, which is taken', 'interview', NOBODY, { interviewAt: TIME }, 'todo'],
    [
      'times, to be booked later',
      'interview',
      OFFERED,
      { passed: ['interview'] },
      'passed: booked_later',
    ],
    [
      'contact details that are being changed',
      'contact_details',
      EVERYTHING,
      { unfinished: { contact: { email: 'anna@example.com' }, answers: {} } },
      'todo',
    ],
    [
      'answers that are being changed',
      'questionnaire',
      EVERYTHING,
      { ...ANSWERED, unfinished: { contact: {}, answers: { experience: 'Sex år.' } } },
      'todo',
    ],
    [
      'a half-typed answer to a question that is gone',
      'questionnaire',
      EVERYTHING,
      { ...ANSWERED, unfinished: { contact: {}, answers: { gone: 'Ja' } } },
      'done',
    ],
  ])('%s: %s', (_name, step, own, changes, state) => {
    expect(stateOf(step, own, aDraft(changes))).toBe(state);
  });

  it('passes the licence and the code of a profession that has none', () => {
    const job = { ...JOB, workRole: 'underskoterska' };
    expect(stateOf('licence', NOBODY, aDraft(), job)).toBe('passed: not_licensed');
    expect(stateOf('prescriber_code', NOBODY, aDraft(), job)).toBe('passed: not_prescriber');
  });

  it('asks for a licence that the employer asks for, also where the law does not', () => {
    const job = { ...JOB, workRole: 'underskoterska', requires: { licence: true } };
    expect(stateOf('licence', NOBODY, aDraft(), job)).toBe('todo');
    const none = { ...job, requires: { licence: false } };
    expect(stateOf('licence', NOBODY, aDraft(), none)).toBe('passed: not_licensed');
  });
});

function aContact(phone = '070-174 06 05') {
  return { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com', phone };
}

describe('the contents of an application', () => {
  const documents = [
    { id: 'new', type: 'cv', validTo: null },
    { id: 'old', type: 'cv', validTo: null },
    { id: 'expired', type: 'cv', validTo: '2026-03-19' },
  ] as const;

  it.each([
    ['the newest where none is chosen', [], ['new']],
    ['the chosen one', ['old'], ['old']],
    ['the newest where the chosen one has expired', ['expired'], ['new']],
  ])('has %s', (_name, chosen, expected) => {
    const sent = documentsOf('cv', documents, aDraft({ documents: chosen }), TODAY);
    expect(sent.map(({ id }) => id)).toEqual(expected);
  });

  it('has the references that were chosen and still are there', () => {
    const own = [{ id: 'a' }, { id: 'b' }];
    expect(referencesOf(own, aDraft())).toEqual(own);
    expect(referencesOf(own, aDraft({ references: ['gone', 'b'] }))).toEqual([{ id: 'b' }]);
  });

  it('has the answers that the questions still take', () => {
    const answers = { experience: 'Fem år.', gone: 'x' };
    expect(answersFor(JOB.questionnaire, answers)).toEqual({ experience: 'Fem år.' });
    expect(answersFor(JOB.questionnaire, { experience: ['a'] })).toEqual({});
  });
});

describe('referenceNumber', () => {
  it('is short enough to be read out', () => {
    expect(referenceNumber('3f2a9c1b-0c1d-4e2f-8a3b-4c5d6e7f8091')).toBe('3F2A9C1B');
  });
});
