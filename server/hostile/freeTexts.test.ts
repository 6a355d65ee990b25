import { afterAll, describe, expect, it } from 'vitest';
import type { SchemaFieldDescription } from 'yup';
import { uploadChatFileSchema } from '#domain/api/chatDocuments.schema';
import { ApiError } from '#domain/api/errors';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { parser } from '../http/parse';
import type { Parser } from '../http/route';
import { settableClock } from '../identity/testing/settableClock';
import { NONEXISTENT, nameOf, wellBehavedCall } from './testing/wellBehavedCalls';
import { wholeServer } from './testing/wholeServer';

const server = await wholeServer({ clock: settableClock() });
const { routes } = server.services;
afterAll(() => server.close());

/** One of Skatteverket's published test numbers. */
const NUMBER = '19811228-9874';

/** Texts that are neither an id, nor a choice, nor checked, by the end of their path, and why. */
const NO_FREE_TEXT: readonly (readonly [why: string, paths: RegExp])[] = [
  [
    'ids and words of the vocabulary, checked against what there is',
    /\.(?:id|ids|\w+Ids?(?:\[\])?|recommendation|slug|stack\[\]|replaces|exclude|job|dl|candidate|location|role|roleOrLocation|profession|work[rR]ole|(?:work[rR]oles|work[fF]ields|locations|systems|employmentTypes|professions|timeOfDay|housing|travel)(?:\[\])?|referenceIds\[\]|base\[\])$/u,
  ],
  [
    'made by a program: tokens, codes, places in a list, keys, addresses of this site',
    /\.(?:id_?[tT]oken|code|signing|login_token|state|sessionID|targetPath|path|change|page|endpoint|auth|p256dh|pageLength|startAfter|after|before|metadata)$/u,
  ],
  [
    'days, months, years and points of time, by their form',
    /\.(?:\w+On|from|to|day|year|since|startsAt|openUntil|availableFrom|fromDate|toDate|validTo|weeksData)$/u,
  ],
  ['numbers, which may come as text', /\.(?:min|max)(?:HourlyRate|Share)$/u],
  ['names of people, which have no digits', /\.(?:first[nN]ame|last[nN]ame|shownTo)$/u],
  [
    'an e-mail address, a phone number or a code, by its own rule',
    /\.(?:email|pendingEmail|contact|phone|prescriberCode)$/u,
  ],
  ['addresses of other sites', /\.(?:meetingUrl|url)$/u],
  ['what an edit began with: it is compared, and not stored', /\.base(?:\.|$)/u],
  [
    'searched with, and not stored',
    /(?:search_chats\.query|query-workplaces\.q|filter\.text|suggestions\.(?:typed|query))$/u,
  ],
  ['compared with the account, and not stored', /delete_account\.confirmation$/u],
  ['of a registration: checked by its field’s own rule when it is stored', /set_session\.value$/u],
  [
    'carried over after sign-in: one with a number is left out, nobody is there to ask',
    /carry_over\.searches\[\]\.query$/u,
  ],
  ['a program’s own error: numbers in it are replaced', /report_client_error\.message$/u],
  [
    'a provider’s own error: logged in the form of a code, and not stored',
    /refused_sign_in\.error$/u,
  ],
];

interface Text {
  path: string;
  shape: SchemaFieldDescription;
}

function textsOf(shape: SchemaFieldDescription, path: string): Text[] {
  if ('fields' in shape) {
    return Object.entries(shape.fields).flatMap(([name, one]) => textsOf(one, `${path}.${name}`));
  }
  if ('innerType' in shape && shape.innerType) {
    return [shape.innerType].flat().flatMap((one) => textsOf(one, `${path}[]`));
  }
  const isChoice = 'oneOf' in shape && shape.oneOf.length > 0;
  return (shape.type === 'string' || shape.type === 'mixed') && !isChoice ? [{ path, shape }] : [];
}

const isChecked = ({ shape }: Text): boolean =>
  'tests' in shape && shape.tests.some(({ name }) => name === 'personal-number');

/** Every request, the one with a file's name in its address among them. */
const requests: { name: string; parse: Parser<unknown>; input: object }[] = [
  ...routes.map((route) => ({
    name: nameOf(route),
    parse: route.parse,
    input: wellBehavedCall(route)?.(NONEXISTENT) ?? {},
  })),
  {
    name: 'POST /api/integration/chats/:id/files',
    parse: parser<unknown>(uploadChatFileSchema),
    input: { id: 'x', name: 'x' },
  },
];
const texts = requests.flatMap((request) =>
  textsOf(request.parse.schema.describe(), request.name).map((text) => ({ ...request, ...text })),
);
const checked = texts.filter(isChecked);
const unchecked = texts.filter((text) => !isChecked(text)).map(({ path }) => path);

it('checks every free text of every endpoint for personal identity numbers, or says why not', () => {
  const known = NO_FREE_TEXT.map(([, paths]) => paths);
  expect(unchecked.filter((path) => !known.some((paths) => paths.test(path)))).toEqual([]);
});

it.each(NO_FREE_TEXT)('has texts of which that is true: %s', (_why, paths) => {
  expect(unchecked.some((path) => paths.test(path))).toBe(true);
});

/** A value with another at a path such as `questionnaire[].text`; what is missing is made. */
function withText(value: unknown, [step, ...rest]: readonly string[], isAnswers: boolean): unknown {
  if (step === undefined) return isAnswers ? { 'question-1': NUMBER } : NUMBER;
  if (step === '[]')
    return [withText(Array.isArray(value) ? value[0] : undefined, rest, isAnswers)];
  const object = Object(value);
  return { ...object, [step]: withText(object[step], rest, isAnswers) };
}

/** The message id of a field, or undefined; with the error's own words. */
function refusalOf(parse: Parser<unknown>, input: unknown, field: string) {
  try {
    parse(input);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { id: error.fields?.[field], message: error.message };
  }
}

describe.each(checked)('$path', ({ name, path, shape, parse, input }) => {
  const own = path.slice(name.length + 1);
  const isAnswers = shape.type === 'mixed';
  const isQuery = own.endsWith('query');
  const steps = own.split(/\.|(?=\[\])/u);
  const field = own.replaceAll('[]', '[0]') + (isAnswers ? '.question-1' : '');
  const filled = withText(input, steps, isAnswers);
  const sent = isQuery ? { ...input, [own]: `q=akuten+${NUMBER}` } : filled;

  it('is refused with a number in it, by its name and with the way past', () => {
    const refusal = refusalOf(parse, sent, field);
    expect(refusal?.id).toBe('validation.personal_number');
    expect(refusal?.message).toContain(field);
    expect(refusal?.message).toContain(`"${CONFIRMED_FIELD}": true`);
  });

  it('is taken once somebody has said that it is none', () => {
    const refusal = refusalOf(parse, { ...Object(sent), [CONFIRMED_FIELD]: true }, field);
    expect(refusal?.id).not.toBe('validation.personal_number');
    expect(refusalOf(parse, { ...Object(sent), [CONFIRMED_FIELD]: false }, field)?.id).toBe(
      'validation.personal_number',
    );
  });
});
