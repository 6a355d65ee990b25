import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/applications/questionnaire';
import type { ApplyDraft } from './applyDraft';
import {
  checkContact,
  checkQuestions,
  furthestStep,
  nextStep,
  openStep,
  stepsOf,
} from './applySteps';

const QUESTION: Question = {
  id: 'q1',
  type: 'short_answer',
  text: 'När kan du börja?',
  required: true,
  options: [],
  audience: 0,
};
const plain = { questionnaire: [], production: false };
const asking = { questionnaire: [QUESTION], production: false };

const blank: ApplyDraft = {
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  answers: {},
  key: 'k',
};
const known: ApplyDraft = {
  ...blank,
  contact: {
    firstName: 'Alva',
    lastName: 'Nordanvik',
    email: 'alva@example.com',
    phone: '070-174 06 05',
  },
};
const answered: ApplyDraft = { ...known, answers: { q1: 'Nu' } };

describe('the steps of an application', () => {
  it('leaves out the questions of a job without questions', () => {
    expect(stepsOf(plain)).toEqual(['contact', 'summary']);
    expect(stepsOf(asking)).toEqual(['contact', 'questions', 'summary']);
  });

  it.each([
    ['contact', plain, 'summary'],
    ['contact', asking, 'questions'],
    ['questions', asking, 'summary'],
    ['summary', asking, 'summary'],
  ] as const)('after %s comes the next one', (step, rules, expected) => {
    expect(nextStep(step, rules)).toBe(expected);
  });

  it.each([
    ['an empty draft', plain, blank, 'contact'],
    ['contact details without questions', plain, known, 'summary'],
    ['contact details', asking, known, 'questions'],
    ['everything', asking, answered, 'summary'],
  ] as const)('reaches the first incomplete step: %s', (_name, rules, draft, expected) => {
    expect(furthestStep(rules, draft)).toBe(expected);
  });

  it.each([
    [null, answered, 'contact'],
    ['nonsense', answered, 'contact'],
    ['questions', answered, 'questions'],
    ['summary', answered, 'summary'],
    ['summary', known, 'questions'],
    ['summary', blank, 'contact'],
    ['contact', blank, 'contact'],
  ] as const)('opens for %s only what can be opened', (asked, draft, expected) => {
    expect(openStep(asked, asking, draft)).toBe(expected);
  });
});

describe('the checks', () => {
  it('names contact details by field', () => {
    expect(checkContact(plain, blank.contact)).toEqual({
      firstName: 'contact.first_name.required',
      lastName: 'contact.last_name.required',
      email: 'contact.email.required',
      phone: 'contact.phone.required',
    });
    expect(checkContact(plain, known.contact)).toEqual({});
  });

  it('uses the phone codes of the run', () => {
    const abroad = { ...known.contact, phone: '+1 2015550123' };
    expect(checkContact({ ...plain, production: false }, abroad)).toEqual({});
    expect(checkContact({ ...plain, production: true }, abroad)).toEqual({
      phone: 'contact.phone.invalid',
    });
  });

  it('names answers by question', () => {
    expect(checkQuestions(asking, {})).toEqual({ q1: 'validation.required' });
    expect(checkQuestions(asking, { q1: 'Nu' })).toEqual({});
  });
});
