import type { ApiError } from '#domain/api/errors';
import { CONFIRMED_FIELD, PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { isConfirmed } from '../lib/forms/confirmedNumbers';

/**
 * A refused request with what the person has said in this page: that what looks like a personal
 * identity number in its texts is none. Throws the refusal where they have not.
 */
export function confirmedRequest<Request extends object>(
  request: Request,
  refusal: ApiError,
): Request {
  const asked = Object.entries(refusal.fields ?? {}).filter(([, id]) => id === PERSONAL_NUMBER);
  const texts = asked.map(([path]) => {
    const name = path.split(/[.[]/u, 1)[0] ?? path;
    // A registration's field has its own name, and is a part of the request's value
    return JSON.stringify(Reflect.get(request, name) ?? request);
  });
  if (texts.length === 0 || !texts.every(isConfirmed)) throw refusal;
  return { ...request, [CONFIRMED_FIELD]: true };
}
