import { afterAll, describe, expect, it } from 'vitest';
import type { SchemaFieldDescription } from 'yup';
import { tidyKindOf } from '#domain/text/tidied';
import { settableClock } from '../identity/testing/settableClock';
import { nameOf } from './testing/wellBehavedCalls';
import { wholeServer } from './testing/wholeServer';

const server = await wholeServer({ clock: settableClock() });
const { routes } = server.services;
afterAll(() => server.close());

/** The texts that are taken as they come, by the end of their path, and why. */
const AS_THEY_COME: readonly (readonly [why: string, paths: RegExp])[] = [
  ['what an employer’s program sends is its own', /^\S+ \/api\/integration\//u],
  ['what an edit began with, as it was stored', /\.base(?:\.|\[|$)/u],
  ['half typed, and kept as it is', /save_unfinished_steps\.contact\.\w+$/u],
  [
    'a document’s name: what turns its direction around is refused, not dropped',
    /user_document\.name$/u,
  ],
  [
    'text of several lines, as its writer wrote it',
    /\.(?:text|message|description|answers\.(?:work|words))$/u,
  ],
  [
    'ids that the page knows, and choices',
    /\.(?:id|ids|\w+Ids?(?:\[\])?|recommendation|slug|stack\[\]|replaces|exclude|job|dl|year|location|role|roleOrLocation|profession|work[rR]ole|(?:work[rR]oles|work[fF]ields|locations|systems|employmentTypes|professions|timeOfDay|housing|travel)(?:\[\])?)$/u,
  ],
  [
    'made by a program: tokens, addresses, places in a list, points of time',
    /\.(?:id_?[tT]oken|login_token|code|signing|error|state|sessionID|targetPath|path|query|change|page|endpoint|auth|p256dh|pageLength|startAfter|after|before|startsAt|openUntil)$/u,
  ],
];

function textsOf(shape: SchemaFieldDescription, path: string): [string, SchemaFieldDescription][] {
  if ('fields' in shape) {
    return Object.entries(shape.fields).flatMap(([name, one]) => textsOf(one, `${path}.${name}`));
  }
  if ('innerType' in shape && shape.innerType) {
    return [shape.innerType].flat().flatMap((one) => textsOf(one, `${path}[]`));
  }
  const isChoice = 'oneOf' in shape && shape.oneOf.length > 0;
  return shape.type === 'string' && !isChoice ? [[path, shape]] : [];
}

const texts = routes.flatMap((route) => textsOf(route.parse.schema.describe(), nameOf(route)));
const untidied = texts.filter(([, shape]) => !tidyKindOf(shape)).map(([path]) => path);

it('tidies every text that a person types, or says why not', () => {
  const known = AS_THEY_COME.map(([, paths]) => paths);
  expect(untidied.filter((path) => !known.some((paths) => paths.test(path)))).toEqual([]);
});

it.each(AS_THEY_COME)('has texts of which that is true: %s', (_why, paths) => {
  expect(untidied.some((path) => paths.test(path))).toBe(true);
});

describe('a text that was copied with marks nobody sees', () => {
  const parse = (name: string, input: unknown) => {
    const route = routes.find((one) => nameOf(one) === name);
    if (!route) throw new Error(`There is no ${name}.`);
    return route.parse(input);
  };

  it.each([
    [
      'POST /api/portal/misc/job-alert',
      {
        email: '\u202amailto:Eva+jobb@example.com\u202c',
        query: 'a=1',
        frequency: 'weekly',
        language: 'sv',
      },
      { email: 'Eva+jobb@example.com' },
    ],
    ['GET /api/v2/chats/search_chats', { query: '\ufeffkl.\u00a09\u00ad' }, { query: 'kl. 9' }],
  ])('is stored and compared without them: %s', (name, input, parsed) => {
    expect(parse(name, input)).toMatchObject(parsed);
  });
});
