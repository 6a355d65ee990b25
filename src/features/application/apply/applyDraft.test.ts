import { describe, expect, it } from 'vitest';
import { newDraft, parseDraft } from './applyDraft';

const contact = { firstName: 'Alva', lastName: '', email: '', phone: '' };

describe('newDraft', () => {
  it('fills in what is known, and has its own key', () => {
    const first = newDraft({ firstName: 'Alva', phone: null });
    expect(first).toEqual({ contact, answers: {}, key: first.key });
    expect(first.key).toMatch(/^[0-9a-f]{32}$/u);
    expect(newDraft({}).key).not.toBe(first.key);
  });
});

describe('parseDraft', () => {
  it.each([
    ['nothing', null, null],
    ['a list', [], null],
    ['one without a key', { contact, answers: {} }, null],
    ['one without answers', { contact, key: 'k' }, null],
    [
      'a complete one',
      { contact, answers: { a: 'x', b: ['y'] }, key: 'k' },
      { contact, answers: { a: 'x', b: ['y'] }, key: 'k' },
    ],
    [
      'one with unknown fields',
      { contact: { firstName: 'Alva', lastName: 7 }, answers: { a: 1, b: [2] }, key: 'k', z: 1 },
      { contact, answers: {}, key: 'k' },
    ],
  ])('takes %s', (_name, value, expected) => {
    expect(parseDraft(value)).toEqual(expected);
  });
});
