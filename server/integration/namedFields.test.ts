import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { openApiDocument } from '../docs/openapi';
import { pathOf } from '../docs/operation';
import { createParties, type Parties } from '../hostile/testing/parties';
import { nameOf, wellBehavedCall } from '../hostile/testing/wellBehavedCalls';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';

const clock = settableClock();
const server = await wholeServer({ clock });
const routes = server.services.routes.filter(({ endpoint }) => endpoint.service === 'integration');
const contract = openApiDocument(server.services.routes, 'https://vikari.test');
let parties: Parties;
beforeAll(async () => {
  parties = await createParties(server, clock, 'Alva');
});
afterAll(() => server.close());

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** A schema with its reference followed. */
function followed(schema: unknown): unknown {
  const reference = at(schema, '$ref');
  if (typeof reference !== 'string') return schema;
  return followed(
    reference
      .slice(2)
      .split('/')
      .reduce(at, contract as unknown),
  );
}

/** What the document has for one step of a path: a field's name, or an element of a list. */
function within(schemas: unknown[], step: string): unknown[] {
  return schemas.flatMap((given) => {
    const schema = followed(given);
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => at(schema, name) ?? []);
    const own = step.startsWith('[')
      ? [at(schema, 'items'), ...[at(schema, 'prefixItems') ?? []].flat()]
      : [at(at(schema, 'properties'), step), at(schema, 'additionalProperties')];
    return [...own.filter((one) => Object(one) === one), ...within(parts, step)];
  });
}

/** Whether the document of a call has what a path of an error names. */
function isInDocument(operation: unknown, path: string): boolean {
  const given = at(operation, 'parameters');
  const parameters = Array.isArray(given) ? given : [];
  if (parameters.some((one) => at(followed(one), 'name') === path)) return true;
  const body = at(at(at(at(operation, 'requestBody'), 'content'), 'application/json'), 'schema');
  const steps = path.match(/\[\d+\]|[^.[\]]+/gu) ?? [];
  return steps.reduce(within, [body]).length > 0;
}

const WRONG = [null, 5, -1, 1e9, 'x', '', true, [], {}, ['x'], 'x'.repeat(6000), '2020-01-01'];

/** The value with one thing wrong in it, in every place. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* WRONG;
  if (Array.isArray(value)) {
    for (const [place, one] of value.entries()) {
      for (const wrong of spoiled(one)) yield value.with(place, wrong);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, madeUp: 1 };
    for (const [name, one] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
      for (const wrong of spoiled(one)) yield { ...value, [name]: wrong };
    }
  }
}

it.each(routes.map((route) => [nameOf(route), route] as const))(
  '%s names what is wrong as the document does',
  (_name, route) => {
    const operation = at(
      at(at(contract, 'paths'), pathOf(route)),
      route.endpoint.method.toLowerCase(),
    );
    expect(operation).toBeDefined();
    const strange = new Set<string>();
    for (const request of spoiled(wellBehavedCall(route)?.(parties))) {
      try {
        route.parse(request);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        for (const path of Object.keys(error.fields ?? { 'no field': '' })) {
          const isTheirs = path === 'body' || path.endsWith('madeUp');
          if (!isTheirs && !isInDocument(operation, path)) strange.add(path);
        }
      }
    }
    expect([...strange]).toEqual([]);
  },
);
