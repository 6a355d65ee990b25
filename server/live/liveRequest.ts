import { ApiError } from '#domain/api/errors';
import { type Cursor, parseCursor } from '#domain/live/cursor';

function refuse(field: string, messageId: string): ApiError {
  return new ApiError('invalid_request', 'The request is not valid.', { [field]: messageId });
}

function readPlace(field: string, value: unknown): Cursor {
  const cursor = typeof value === 'string' ? parseCursor(value) : null;
  if (!cursor) throw refuse(field, 'validation.unknown_value');
  return cursor;
}

/**
 * The cursor that a browser wants to resume after; null for now. A browser that reconnects sends
 * the header with the address of its first connection, so the header is the later of the two.
 * @throws ApiError `invalid_request` that names the field.
 */
export function resumePoint(
  query: unknown,
  lastEventId: string | string[] | undefined,
): Cursor | null {
  const { lastEventId: place, ...unknown } = Object(query) as Record<string, unknown>;
  const [stray] = Object.keys(unknown);
  if (stray !== undefined) throw refuse(stray, 'validation.unknown_field');
  const first = place === undefined ? null : readPlace('lastEventId', place);
  return lastEventId === undefined ? first : readPlace('Last-Event-ID', lastEventId);
}
