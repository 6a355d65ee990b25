import { expect, it } from 'vitest';
import { answer } from './answer';
import { endpoint, type Ok } from './endpoint';
import { jobAnswers } from './jobs.responses';
import { anyOf, exact, instant, list, mapOf, ok, text, variants, word } from './responseFields';

const echo = endpoint<{ text: string }, Ok<{ text: string; at?: string }>>({
  service: 'portal',
  method: 'GET',
  path: 'echo',
  access: 'public',
});

it('compiles only when the schema and the response type are the same', () => {
  const summary = 'Returns the text.';
  answer(echo, { summary, response: ok({ text: text(), at: text().optional() }) });
  // @ts-expect-error a field of the type is missing
  answer(echo, { summary, response: ok({ text: text() }) });
  // @ts-expect-error a field that the type does not have
  answer(echo, {
    summary,
    response: ok({ text: text(), at: text().optional(), more: text().optional() }),
  });
  // @ts-expect-error null is not in the type
  answer(echo, { summary, response: ok({ text: text().nullable(), at: text().optional() }) });
  // @ts-expect-error the type allows that it is absent
  answer(echo, { summary, response: ok({ text: text(), at: text() }) });
  expect(jobAnswers.length).toBeGreaterThan(0);
});

const schema = exact({
  at: instant(),
  answers: mapOf(anyOf(text(), list(text()))),
  source: variants('name', {
    own: exact({ name: word(['own']) }),
    other: exact({ name: word(['other']), url: text() }),
  }),
});

const SOUND = {
  at: '2026-05-04T08:00:00.000Z',
  answers: { one: 'text', two: ['a', 'b'] },
  source: { name: 'other', url: 'https://example.com' },
};

it('accepts a valid response', () => {
  expect(schema.isValidSync(SOUND, { strict: true })).toBe(true);
});

it.each([
  ['at', { ...SOUND, at: '2026-05-04 08:00' }],
  ['answers', { ...SOUND, answers: [] }],
  ['answers.two', { ...SOUND, answers: { two: [1] } }],
  ['source.url', { ...SOUND, source: { name: 'other' } }],
  ['source.name', { ...SOUND, source: { name: 'third' } }],
  ['stray', { ...SOUND, stray: 1 }],
])('names %s when it is invalid', (path, body) => {
  expect(() => schema.validateSync(body, { strict: true })).toThrow(path);
});
