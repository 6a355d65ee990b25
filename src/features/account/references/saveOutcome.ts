import { ApiError } from '#domain/api/errors';

/** Why a form of a dialog was not saved. */
export type SaveProblem =
  | { kind: 'conflict'; current: unknown; fields: string[] }
  | { kind: 'full' }
  | { kind: 'gone' }
  /** An earlier try was stored, and its answer lost; something else was typed since. */
  | { kind: 'stored' }
  | { kind: 'failed' };

/** What a refusal says of the whole form; null where its fields say it. */
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

/** The fields that are in conflict, as they are stored. */
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
