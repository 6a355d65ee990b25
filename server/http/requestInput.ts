import type { FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';

/**
 * One input object: a GET's query, or the body, with the path's parameters. Of a query only the
 * endpoint's own fields are read, since links have others (`utm_source`). A POST's query, and a
 * body field with the name of a path parameter, are unknown fields.
 * @param known - the names of the endpoint's fields.
 * @throws ApiError `invalid_request` that names them, or `body` when it is not an object.
 */
export function requestInput(
  { method, params, query, body }: Pick<FastifyRequest, 'method' | 'params' | 'query' | 'body'>,
  known: ReadonlySet<string>,
): object {
  const fromPath: object = Object(params);
  if (readsQuery(method)) {
    const fields = Object.entries(Object(query)).filter(([name]) => known.has(name));
    return { ...Object.fromEntries(fields), ...fromPath };
  }
  const fields = bodyObject(body);
  const unknown = [
    ...Object.keys(Object(query)),
    ...Object.keys(fromPath).filter((name) => Object.hasOwn(fields, name)),
  ];
  if (unknown.length > 0) {
    throw new ApiError(
      'invalid_request',
      'The request is not valid.',
      Object.fromEntries(unknown.map((name) => [name, 'validation.unknown_field'])),
    );
  }
  return { ...fields, ...fromPath };
}

function readsQuery(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A missing body counts as empty; `null` is not an object. */
function bodyObject(body: unknown): object {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new ApiError('invalid_request', 'The body must be a JSON object.', {
    body: 'validation.object',
  });
}
