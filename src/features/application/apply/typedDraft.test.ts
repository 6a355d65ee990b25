import { describe, expect, it } from 'vitest';
import { newTypedDraft, parseTypedDraft } from './typedDraft';

const contact = { firstName: 'Alva', lastName: 'Berg', email: 'a@example.com', phone: '070' };
const nothing = { contact: null, answers: null };

describe('parseTypedDraft', () => {
  it('accepts a new draft as it is', () => {
    const fresh = newTypedDraft();
    expect(parseTypedDraft(JSON.parse(JSON.stringify(fresh)))).toEqual(fresh);
  });

  it('counts a draft from before drafts were stored on the server as finished', () => {
    const old = { contact, answers: { q1: 'Ja', q3: ['o1'] }, key: 'k' };
    expect(parseTypedDraft(old)).toEqual({
      ...old,
      base: nothing,
      finished: ['contact', 'answers'],
    });
  });

  it.each([
    ['a text', 'draft'],
    ['nothing', null],
    ['one without a key', { contact, answers: {} }],
    ['another form', { key: 'k', name: 'Alva' }],
  ])('reads %s as no draft', (_name, value) => {
    expect(parseTypedDraft(value)).toBeNull();
  });

  it('leaves out values of the wrong type', () => {
    const value = {
      contact: { ...contact, phone: 7, ssn: '1' },
      answers: { q1: 1, q2: 'o1', q3: ['o1', 2] },
      base: { contact: 'Alva', answers: { q1: 'Nej' } },
      finished: ['contact', 'cv'],
      key: 'k',
    };
    expect(parseTypedDraft(value)).toEqual({
      contact: { ...contact, phone: '' },
      answers: { q2: 'o1' },
      base: { contact: null, answers: { q1: 'Nej' } },
      finished: ['contact'],
      key: 'k',
    });
  });
});
