import type { FieldErrors } from '../../../lib/forms/fieldErrors';

/** A change that the user made to one field. */
interface Edit<Value> {
  /** What they typed or chose. */
  value: Value;
  /** What was stored when the edit began. */
  base: Value;
  /** It is stored; what was typed stays in the field until the field loses the focus. */
  saved?: true;
}

/** The edits by field. */
export type Edits<Values> = { readonly [Field in keyof Values]?: Edit<Values[Field]> };

/** The result of the last save; `waiting` after a lost connection or a failure of the server. */
export type AutosavePhase = 'idle' | 'saving' | 'saved' | 'failed' | 'waiting';

/** The state of fields that are saved automatically. */
export interface AutosaveState<Values extends object> {
  /** The stored values, as far as this page knows. */
  stored: Values;
  edits: Edits<Values>;
  /** The running save: the values as typed, and as sent. */
  sending: { typed: Partial<Values>; sent: Partial<Values> } | null;
  /** Values that were sent without a response: they may have been stored. */
  unanswered: Partial<Values>;
  /** The server's error for a field, as a message id. The field is not sent until it is changed. */
  refused: FieldErrors<Values>;
  /** Fields that were also changed elsewhere, with the stored values; the user chooses. */
  conflicts: Partial<Values>;
  phase: AutosavePhase;
}

export type AutosaveEvent<Values extends object> =
  | { type: 'typed'; values: Partial<Values> }
  /** A field has lost the focus. */
  | { type: 'left' }
  /** The stored values were read again. */
  | { type: 'read'; stored: Values }
  /** Edits that were kept from an earlier visit. */
  | { type: 'restored'; edits: Edits<Values> }
  | { type: 'sent'; typed: Partial<Values>; sent: Partial<Values> }
  | { type: 'saved'; stored: Values }
  /** Message ids by field; empty for a failure of the whole save. */
  | { type: 'refused'; fields: FieldErrors<Values> }
  | { type: 'conflict'; fields: readonly string[]; current: Values }
  /** There was no response. `retry` when the same save may succeed later. */
  | { type: 'failed'; retry: boolean }
  | { type: 'chosen'; field: keyof Values & string; keep: 'own' | 'stored' };

type Field<Values> = keyof Values & string;

/** The keys of a partial record. */
export function fieldsOf<Values extends object>(
  some: { readonly [Name in keyof Values]?: unknown },
): Field<Values>[] {
  return Object.keys(some).filter(
    (name): name is Field<Values> =>
      Object.hasOwn(some, name) && Reflect.get(some, name) !== undefined,
  );
}

/** Whether two values are the same as JSON. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function newAutosave<Values extends object>(stored: Values): AutosaveState<Values> {
  return {
    stored,
    edits: {},
    sending: null,
    unanswered: {},
    refused: {},
    conflicts: {},
    phase: 'idle',
  };
}

/** The values of the fields: what was typed, or else what is stored. */
export function shownValues<Values extends object>(state: AutosaveState<Values>): Values {
  const typed: Partial<Values> = {};
  for (const field of fieldsOf<Values>(state.edits)) typed[field] = state.edits[field]?.value;
  return { ...state.stored, ...typed };
}

/** The edits that are not stored yet. */
export function openEdits<Values extends object>(edits: Edits<Values>): Edits<Values> {
  return keepOnly(edits, (field) => edits[field]?.saved !== true);
}

/** The edits to send now; null when there are none. */
export function nextSave<Values extends object>(
  state: AutosaveState<Values>,
  invalid: FieldErrors<Values>,
): { typed: Partial<Values>; base: Partial<Values> } | null {
  if (state.sending) return null;
  const typed: Partial<Values> = {};
  const base: Partial<Values> = {};
  for (const field of fieldsOf<Values>(openEdits(state.edits))) {
    const edit = state.edits[field];
    if (!edit || field in state.conflicts || invalid[field] || state.refused[field]) continue;
    typed[field] = edit.value;
    base[field] = edit.base;
  }
  return fieldsOf<Values>(typed).length > 0 ? { typed, base } : null;
}

export function autosave<Values extends object>(
  state: AutosaveState<Values>,
  event: AutosaveEvent<Values>,
): AutosaveState<Values> {
  const next = afterEvent(state, event);
  const failed = next.phase === 'waiting' || next.phase === 'failed';
  if (!failed || fieldsOf<Values>(openEdits(next.edits)).length > 0) return next;
  // Nothing is left to retry: the edits were stored after all, or undone
  return { ...next, phase: event.type === 'read' ? 'saved' : 'idle' };
}

function afterEvent<Values extends object>(
  state: AutosaveState<Values>,
  event: AutosaveEvent<Values>,
): AutosaveState<Values> {
  switch (event.type) {
    case 'typed':
      return afterTyping(state, event.values);
    case 'left':
      return { ...state, edits: openEdits(state.edits) };
    case 'read':
      return afterReading(state, event.stored);
    case 'restored':
      // Edits of this visit are newer
      return afterReading({ ...state, edits: { ...event.edits, ...state.edits } }, state.stored);
    case 'sent': {
      const { typed, sent } = event;
      return { ...state, sending: { typed, sent }, phase: 'saving' };
    }
    case 'saved':
      return afterSaving(state, event.stored);
    case 'refused': {
      const known = Object.keys(event.fields).length > 0;
      return {
        ...state,
        sending: null,
        refused: { ...state.refused, ...event.fields },
        phase: known ? 'idle' : 'failed',
      };
    }
    case 'conflict':
      return afterConflict(state, event);
    case 'failed': {
      const unanswered = { ...state.unanswered, ...state.sending?.sent };
      return { ...state, sending: null, unanswered, phase: event.retry ? 'waiting' : 'failed' };
    }
    case 'chosen':
      return afterChoice(state, event);
  }
}

function afterTyping<Values extends object>(
  state: AutosaveState<Values>,
  values: Partial<Values>,
): AutosaveState<Values> {
  let { edits, refused } = state;
  for (const field of fieldsOf<Values>(values)) {
    const value = values[field];
    const edit = edits[field];
    if (value === undefined) continue;
    refused = without(refused, [field]);
    // What was stored when it was last shown: another field's save may have brought a newer value
    const base = edit ? edit.base : state.stored[field];
    const sent =
      field in state.unanswered || (state.sending !== null && field in state.sending.typed);
    // Undone before it was sent: there is nothing to save
    edits =
      sameValue(value, base) && !sent && !(field in state.conflicts)
        ? without(edits, [field])
        : { ...edits, [field]: { value, base } };
  }
  // The result of the last save is outdated once there are newer edits
  const phase = state.phase === 'saved' ? 'idle' : state.phase;
  return { ...state, edits, refused, phase };
}

/** A refetch changes only fields that are not being edited. */
function afterReading<Values extends object>(
  state: AutosaveState<Values>,
  stored: Values,
): AutosaveState<Values> {
  const gone = fieldsOf<Values>(state.edits).filter((field) => {
    const edit = state.edits[field];
    if (!edit || (state.sending && field in state.sending.typed)) return false;
    // Saved here and changed elsewhere since, or typed here while it was saved elsewhere
    return edit.saved
      ? !sameValue(stored[field], edit.base)
      : !(field in state.conflicts) && sameValue(stored[field], edit.value);
  });
  return { ...state, stored, edits: without(state.edits, gone) };
}

function afterSaving<Values extends object>(
  state: AutosaveState<Values>,
  stored: Values,
): AutosaveState<Values> {
  const { sending } = state;
  let { edits } = state;
  const sentFields = fieldsOf<Values>(sending?.typed ?? {});
  for (const field of sentFields) {
    const edit = edits[field];
    if (!edit) continue;
    const base = stored[field];
    const newer = !sameValue(edit.value, sending?.typed[field]);
    edits = {
      ...edits,
      [field]: newer ? { value: edit.value, base } : { value: edit.value, base, saved: true },
    };
  }
  const unanswered = without(state.unanswered, sentFields);
  return { ...state, stored, edits, unanswered, sending: null, phase: 'saved' };
}

function afterConflict<Values extends object>(
  state: AutosaveState<Values>,
  { fields, current }: { fields: readonly string[]; current: Values },
): AutosaveState<Values> {
  let { edits, conflicts } = state;
  for (const field of fieldsOf<Values>(edits)) {
    const edit = edits[field];
    if (!edit || !fields.includes(field)) continue;
    const own = field in state.unanswered && sameValue(current[field], state.unanswered[field]);
    // An earlier save was stored although its response was lost
    if (own) edits = { ...edits, [field]: { value: edit.value, base: current[field] } };
    else conflicts = { ...conflicts, [field]: current[field] };
  }
  // This answer says what is stored of each: a value that comes back later is somebody else's
  const unanswered = without(state.unanswered, fieldsOf<Values>(state.sending?.typed ?? {}));
  return { ...state, stored: current, edits, conflicts, unanswered, sending: null, phase: 'idle' };
}

function afterChoice<Values extends object>(
  state: AutosaveState<Values>,
  { field, keep }: { field: Field<Values>; keep: 'own' | 'stored' },
): AutosaveState<Values> {
  const edit = state.edits[field];
  const conflicts = without(state.conflicts, [field]);
  const edits =
    keep === 'own' && edit
      ? { ...state.edits, [field]: { value: edit.value, base: state.stored[field] } }
      : without(state.edits, [field]);
  return { ...state, edits, conflicts };
}

function keepOnly<Some extends object>(some: Some, wanted: (field: keyof Some) => boolean): Some {
  return without(
    some,
    Object.keys(some).filter(
      (field): field is keyof Some & string => !wanted(field as keyof Some & string),
    ),
  );
}

function without<Some extends object>(some: Some, fields: readonly (keyof Some)[]): Some {
  const rest = { ...some };
  for (const field of fields) delete rest[field];
  return rest;
}
