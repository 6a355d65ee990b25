import { expect, it } from 'vitest';
import { type Answered, answer, schemaOf } from './answer';
import { getUserDocuments } from './documents';
import { anyOf, exact, instant, list, mapOf, ok, text, variants, word } from './responseFields';
import { answerOf } from './responses';

it("takes an endpoint's type from its answer", () => {
  const answers = {
    echo: answer({
      summary: 'Returns the text.',
      response: ok({ text: text(), at: text().optional(), source: text().nullable() }),
    }),
  };
  const body: Answered<typeof answers.echo> = { status: 0, text: 'a', source: null };
  // @ts-expect-error null is not in the schema
  const wrong: Answered<typeof answers.echo> = { ...body, text: null };
  // @ts-expect-error a field that the schema does not have
  const more: Answered<typeof answers.echo> = { ...body, stray: 1 };
  // @ts-expect-error a field of the schema is missing
  const less: Answered<typeof answers.echo> = { status: 0, text: 'a' };
  expect([body, wrong, more, less].length).toBe(4);
});

it('compiles only when a schema is of the type that a subject declares', () => {
  const echoed = schemaOf<{ text: string; at?: string }>();
  echoed(exact({ text: text(), at: text().optional() }));
  // @ts-expect-error a field of the type is missing
  echoed(exact({ text: text() }));
  // @ts-expect-error a field that the type does not have
  echoed(exact({ text: text(), at: text().optional(), more: text().optional() }));
  // @ts-expect-error null is not in the type
  echoed(exact({ text: text().nullable(), at: text().optional() }));
  // @ts-expect-error the type allows that it is absent
  echoed(exact({ text: text(), at: text() }));
  expect(answerOf(getUserDocuments)?.name).toBe('getUserDocuments');
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
