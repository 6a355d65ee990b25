import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchemaFieldDescription } from 'yup';
import { holds } from '../../scripts/testing/holds';
import type { Route } from '../http/route';
import { longestList, refusesUnknown } from '../http/shapeErrors';
import { settableClock } from '../identity/testing/settableClock';
import { expectSoundAnswer, expectSoundParse } from './testing/answers';
import { hostileInputs, oneHostileFieldInputs } from './testing/hostileInputs';
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_QUERIES } from './testing/hostileRequests';
import { type Credentials, createParties, type Parties, VISITOR } from './testing/parties';
import { send, sendRaw } from './testing/send';
import { NONEXISTENT, nameOf, wellBehavedCall } from './testing/wellBehavedCalls';
import { wholeServer } from './testing/wholeServer';

const SEED = 20_260_302;
/** Over HTTP, through to the database. */
const RUNS = 6;
/** Only the parser. */
const PARSE_RUNS = 30;

const clock = settableClock();
const server = await wholeServer({ clock });
const { app } = server;
const { routes } = server.services;

afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const CALLERS = {
  visitor: () => VISITOR,
  candidate: ({ candidate }) => candidate,
  employer: ({ employer }) => employer,
} satisfies Record<string, (parties: Parties) => Credentials>;

/** The caller who may use the endpoint. */
function rightCaller({ endpoint }: Route, parties: Parties): Credentials {
  return endpoint.access === 'employer' ? parties.employer : parties.candidate;
}

/** Every list and object of a schema, by path. */
function partsOf(shape: SchemaFieldDescription, path: string): [string, SchemaFieldDescription][] {
  if ('fields' in shape) {
    const inner = Object.entries(shape.fields);
    return [[path, shape], ...inner.flatMap(([name, one]) => partsOf(one, `${path}.${name}`))];
  }
  if (!('innerType' in shape) || !shape.innerType) return [];
  return [[path, shape], ...[shape.innerType].flat().flatMap((one) => partsOf(one, `${path}[]`))];
}

/** The names of an object's own texts. */
const textsOf = (shape: SchemaFieldDescription): string[] =>
  'fields' in shape
    ? Object.entries(shape.fields).flatMap(([name, { type }]) => (type === 'string' ? [name] : []))
    : [];

/** Those who only read: a read leaves everything that the next one needs. */
let readers: Parties;
/** Those who write, and whether a call was answered since they were created: a refusal changes nothing. */
let writers: Parties;
let haveWritten = true;
app.addHook('onResponse', async ({ method }, { statusCode }) => {
  if (method !== 'GET' && statusCode < 400) haveWritten = true;
});
beforeAll(async () => {
  readers = await createParties(server, clock, 'Alva');
});

async function partiesFor({ endpoint }: Route): Promise<Parties> {
  if (endpoint.method === 'GET') return readers;
  if (haveWritten) writers = await createParties(server, clock, 'Alva');
  haveWritten = false;
  return writers;
}

describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (_name, route) => {
  const sound = wellBehavedCall(route);
  let parties: Parties;

  beforeAll(async () => {
    parties = await partiesFor(route);
  });

  it.each(Object.entries(CALLERS))('withstands hostile input from a %s', async (_who, callerOf) => {
    const inputs = hostileInputs(route, sound?.(parties) ?? {});
    await holds(
      fc.asyncProperty(inputs, async (input) => {
        expectSoundAnswer(await send(app, route, input, callerOf(parties)));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('checks every field independently of the others', () => {
    const input = sound?.(NONEXISTENT) ?? {};
    for (const hostileInput of oneHostileFieldInputs(route, input))
      expectSoundParse(route.parse, hostileInput);
    holds(
      fc.property(hostileInputs(route, input), (hostile) => expectSoundParse(route.parse, hostile)),
      { seed: SEED, numRuns: PARSE_RUNS },
    );
  });

  it('withstands in each of its texts what the database cannot store', async () => {
    for (const name of textsOf(route.parse.schema.describe())) {
      const input = { ...sound?.(parties), [name]: 'a\u0000' };
      expectSoundAnswer(await send(app, route, input, rightCaller(route, parties)));
    }
  });

  it('withstands bodies, queries and headers that are not valid input', async () => {
    const headers = rightCaller(route, parties);
    const { method } = route.endpoint;
    const url = nameOf(route)
      .slice(method.length + 1)
      .replace(/:\w+/g, parties.jobId);
    for (const query of HOSTILE_QUERIES) {
      expectSoundAnswer(await sendRaw(app, { method, url: `${url}?${query}`, headers }));
    }
    for (const more of HOSTILE_HEADERS) {
      const input = sound?.(parties) ?? {};
      expectSoundAnswer(await send(app, route, input, { ...headers, ...more }));
    }
    if (method === 'GET') return;
    for (const [type, payload] of HOSTILE_BODIES) {
      const typed = type === null ? headers : { ...headers, 'content-type': type };
      expectSoundAnswer(await sendRaw(app, { method, url, headers: typed, payload }));
    }
  });

  it.each(['stray', '__proto__x', 'constructor', 'toString', '', 'a, b', 'å\u0000'])(
    'names the unknown field %j, which is ignored only in a query',
    async (stray) => {
      const input = { ...sound?.(parties), [stray]: 'x' };
      const response = await send(app, route, input, rightCaller(route, parties));
      if (route.endpoint.method === 'GET') {
        const plain = await send(app, route, sound?.(parties) ?? {}, rightCaller(route, parties));
        expect(response.statusCode).toBe(plain.statusCode);
        return;
      }
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toHaveProperty([stray], 'validation.unknown_field');
    },
  );

  it('accepts each field only in its own place', async () => {
    const { method } = route.endpoint;
    if (method === 'GET') return;
    const url = nameOf(route).slice(method.length + 1);
    const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const headers = rightCaller(route, parties);
    const path = url.replace(/:\w+/g, parties.jobId);
    const beside = await sendRaw(app, { method, url: `${path}?extra=1`, headers });
    expect(beside.json()).toMatchObject({ fields: { extra: 'validation.unknown_field' } });
    const body = JSON.stringify(Object.fromEntries(inPath.map((name) => [name, parties.jobId])));
    const typed = { ...headers, 'content-type': 'application/json' };
    const { fields } = (
      await sendRaw(app, { method, url: path, headers: typed, payload: body })
    ).json();
    for (const name of inPath) expect(fields).toEqual({ [name]: 'validation.unknown_field' });
  });

  it('bounds every list and closes every object', () => {
    for (const [path, shape] of partsOf(route.parse.schema.describe(), 'input')) {
      if ('fields' in shape) expect(refusesUnknown(shape), path).toBe(true);
      else expect(longestList(shape), path).toBeLessThanOrEqual(400);
    }
  });
});

it('has a valid call for every endpoint', () => {
  const missing = routes.filter((route) => wellBehavedCall(route) === null).map(nameOf);
  expect(missing, 'add them to testing/wellBehavedCalls.ts').toEqual([]);
});
