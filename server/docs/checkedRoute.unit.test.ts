import { describe, expect, it } from 'vitest';
import { array, mixed, object, string } from 'yup';
import { ApiError } from '#domain/api/errors';
import { miscSchema } from '#domain/api/misc.schema';
import { fetchUserAvatars } from '#domain/api/portal';
import { parser } from '../http/parse';
import { NO_REPLY, type Route, route } from '../http/route';
import { VISITOR } from '../policy/caller';
import { checkedRoute } from './checkedRoute';

const FACE = { id: '1', firstName: 'Eva', profileImageUrl: null };

function answering(body: object): Route {
  return checkedRoute({
    ...route(fetchUserAvatars, parser(miscSchema), async () => ({
      status: 0 as const,
      results: [],
    })),
    handle: async () => body,
  });
}

const call = (checked: Route) => checked.handle({}, VISITOR, NO_REPLY);

describe('a checked route', () => {
  it('returns a response that matches its schema', async () => {
    const body = { status: 0, results: [FACE] };
    expect(await call(answering(body))).toBe(body);
  });

  it.each([
    ['results[0].firstName', { status: 0, results: [{ ...FACE, firstName: null }] }],
    ['results[0]', { status: 0, results: [{ ...FACE, lastName: 'Ek' }] }],
    ['status', { status: 1, results: [] }],
  ])('names %s when the response does not match', async (path, body) => {
    const failure = expect(call(answering(body))).rejects;
    await failure.toThrow('GET /api/portal/misc/fetch-user-avatars broke its contract');
    await expect(call(answering(body))).rejects.toThrow(path);
  });

  it('passes on an error that the contract names, and no other', async () => {
    const refusing = (code: 'unavailable' | 'illegal_transition') =>
      checkedRoute({
        ...answering({}),
        handle: async () => {
          throw new ApiError(code, 'Refused.');
        },
      });
    await expect(call(refusing('unavailable'))).rejects.toBeInstanceOf(ApiError);
    await expect(call(refusing('illegal_transition'))).rejects.toThrow(
      'failed with illegal_transition, which its contract does not name',
    );
  });

  it('passes on a refused field that its request has, and no other', async () => {
    const schema = object({
      name: string(),
      places: array(object({ id: string() })),
      answers: mixed(),
    });
    const refusing = (field: string) =>
      checkedRoute({
        ...answering({}),
        parse: parser(schema),
        handle: async () => {
          throw new ApiError('invalid_request', 'Refused.', { [field]: 'validation.invalid' });
        },
      });
    for (const field of ['name', 'places', 'places[3]', 'places[0].id', 'answers.q-1', 'body']) {
      await expect(call(refusing(field)), field).rejects.toBeInstanceOf(ApiError);
    }
    for (const field of [
      'title',
      'places[0].name',
      'name.first',
      '__proto__',
      'toString',
      // It takes none
      'Idempotency-Key',
    ]) {
      await expect(call(refusing(field)), field).rejects.toThrow('does not have');
    }
  });
});
