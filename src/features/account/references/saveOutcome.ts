import { ApiError } from '#domain/api/errors';

/** Why a dialog's form was not saved. */
export type SaveProblem =
  | { kind: 'conflict'; current: unknown; fields: string[] }
  | { kind: 'full' }
  | { kind: 'gone' }
  /** An earlier try was stored, but its response was lost, and the values were changed since. */
  | { kind: 'stored' }
  | { kind: 'failed' };

/** The problem of the whole form; null when the errors are of its fields. */
export function saveProblem(error: unknown): SaveProblem | null {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.code === 'edit_conflict') {
    const fields = Object.keys(error.fields ?? {});
    return { kind: 'conflict', current: error.extra?.current, fields };
  }
  if (error.code === 'invalid_request' && error.fields) return null;
  if (error.code === 'quota_exceeded') return { kind: 'full' };
  if (error.code === 'idempotency_key_reused') return { kind: 'stored' };
  return { kind: error.code === 'not_found' ? 'gone' : 'failed' };
}

/** The stored values of the fields in conflict. */
export function storedFields<Values extends object>(
  problem: SaveProblem | null,
  values: Values,
): Partial<Values> {
  if (problem?.kind !== 'conflict') return {};
  const stored: Partial<Values> = {};
  for (const name in values) {
    if (problem.fields.includes(name)) stored[name] = Reflect.get(Object(problem.current), name);
  }
  return stored;
}
