import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSchema, type SchemaFieldDescription, type SchemaObjectDescription } from 'yup';
import { tidied, tidyKindOf } from '#domain/text/tidied';
import { answersSchema } from './answers.schema';
import { givenAnswersSchema } from './givenReferences.schema';

/** Every schema that a file of the contract exports, those that depend on the run among them. */
async function exportedSchemas() {
  const files = readdirSync(import.meta.dirname).flatMap(
    (file) => /^(\w+)\.schema\.ts$/u.exec(file)?.[1] ?? [],
  );
  const modules: [string, object][] = await Promise.all(
    files.map(async (name) => [name, await import(`./${name}.schema.ts`)]),
  );
  return modules.flatMap(([name, exported]) =>
    Object.entries(exported).flatMap(([key, value]) => {
      const schema: unknown =
        typeof value === 'function' && /Schema$/u.test(key) ? value({ production: true }) : value;
      return isSchema(schema) ? [{ name: `${name} ${key}`, shape: schema.describe() }] : [];
    }),
  );
}

const isObject = (shape: SchemaFieldDescription): shape is SchemaObjectDescription =>
  'fields' in shape;

/** Paths of fields of several lines. What an edit began with is compared as it was, and not stored. */
function linesIn(shape: SchemaFieldDescription, path: string): [string, SchemaFieldDescription][] {
  if (isObject(shape)) {
    return Object.entries(shape.fields).flatMap(([key, field]) =>
      key === 'base' ? [] : linesIn(field, `${path}.${key}`),
    );
  }
  if ('innerType' in shape && shape.innerType && !Array.isArray(shape.innerType)) {
    return linesIn(shape.innerType, `${path}[]`);
  }
  const isLines = 'tests' in shape && shape.tests.some(({ name }) => name === 'plain-lines');
  return isLines ? [[path, shape]] : [];
}

describe('a free text of several lines', () => {
  it('is rid of marks that nobody sees, in every request', async () => {
    const fields = (await exportedSchemas()).flatMap(({ name, shape }) => linesIn(shape, name));
    expect(fields.length).toBeGreaterThan(10);
    const untidy = fields.filter(([, shape]) => tidyKindOf(shape) !== 'lines');
    expect(untidy.map(([path]) => path)).toEqual([]);
  });

  it('keeps its lines and joins, and loses marks of direction', () => {
    const work = 'Akuten\u202e\n\n👩\u200d⚕️ \u2066nätter\u2069';
    expect(tidied(givenAnswersSchema, { work, words: '\u202d' })).toEqual({
      work: 'Akuten\n\n👩\u200d⚕️ nätter',
      words: '',
    });
  });

  it('is one of answers to a questionnaire too, whose ids stay', () => {
    const answers = { why: 'Jag\u202e kan\nnatt', shifts: ['day\u202e'] };
    expect(tidied(answersSchema, answers)).toEqual({ why: 'Jag kan\nnatt', shifts: ['day\u202e'] });
    const clean = { why: 'Jag kan' };
    expect(tidied(answersSchema, clean)).toBe(clean);
  });
});
