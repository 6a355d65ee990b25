import { ApiError } from '#domain/api/errors';
import { type FieldErrors, refusedFields } from '../../../lib/forms/fieldErrors';
import { loadSoon } from '../../../lib/late/loadSoon';
import {
  type AutosaveEvent,
  type AutosaveState,
  autosave,
  type Edits,
  fieldsOf,
  newAutosave,
  nextSave,
  openEdits,
  sameValue,
  shownValues,
} from './autosave.reducer';

/** A second after the last keystroke. */
const PAUSE_MS = 1000;
/** Milliseconds until a save whose connection was lost is tried again. */
const RETRY_MS = 10_000;

/** Where edits are kept until they are stored. */
export interface EditStore<Values extends object> {
  read: () => Promise<Edits<Values>>;
  /** Without edits the kept ones are removed. */
  keep: (edits: Edits<Values>) => void;
}

/** Message ids by field; an invalid field is not sent. */
type Check<Values> = (values: Values) => FieldErrors<Values>;

export interface AutosaverOptions<Values extends object> {
  stored: Values;
  /** The rules, whose code comes after the fields; nothing is sent before. Rejects when it cannot. */
  loadCheck: () => Promise<Check<Values>>;
  /** Values in their stored form: trimmed names, a phone number in one format. */
  tidy: (values: Partial<Values>) => Partial<Values>;
  /** Resolves to the stored values; rejects with an `ApiError`. */
  save: (changes: Partial<Values>, base: Partial<Values>) => Promise<Values>;
  /** The stored values in an `edit_conflict`. */
  current: (error: ApiError) => Values | null;
  store: EditStore<Values>;
  onSignedOut: () => void;
  /** Whether the page has started over for someone else since: nothing more is sent. */
  isOver: () => boolean;
}

/**
 * Saves edits, one save at a time. It is not part of React, so that a save continues when its page
 * is left.
 */
export interface Autosaver<Values extends object> {
  subscribe: (listener: () => void) => () => void;
  getState: () => AutosaveState<Values>;
  /** The message ids of the shown values, by field; none before the rules have come. */
  errors: () => FieldErrors<Values>;
  change: (values: Partial<Values>) => void;
  /**
   * Saves pending changes at once: the focus has left a field, the page is being left, or the
   * connection is back.
   */
  flush: () => void;
  left: () => void;
  read: (stored: Values) => void;
  choose: (field: keyof Values & string, keep: 'own' | 'stored') => void;
  /** Follows the connection and the page's visibility until the returned function is called. */
  start: () => () => void;
}

/** Codes after which the same save may succeed later, unchanged. */
const WORTH_RETRYING: ReadonlySet<string> = new Set([
  'network_error',
  'unavailable',
  'internal_error',
  'rate_limited',
  'request_timeout',
]);

export function createAutosaver<Values extends object>(
  options: AutosaverOptions<Values>,
): Autosaver<Values> {
  const { loadCheck, tidy, save, current, store, onSignedOut, isOver } = options;
  let state = newAutosave(options.stored);
  let check: Check<Values> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function put(event: AutosaveEvent<Values>): void {
    const before = openEdits(state.edits);
    state = autosave(state, event);
    // Until the kept edits are restored, a refetch must not remove them
    const open = openEdits(state.edits);
    if (!sameValue(before, open)) store.keep(open);
    for (const listener of listeners) listener();
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  }

  async function load(): Promise<void> {
    check ??= await loadCheck();
    if (!isEdited()) return;
    // Another object, so that the fields are rendered with their errors
    state = { ...state };
    for (const listener of listeners) listener();
  }

  const isEdited = () => fieldsOf<Values>(state.edits).length > 0;

  // What is stored was accepted: the check takes too long on a slow phone to be run for nothing
  const errors = (): FieldErrors<Values> =>
    (isEdited() ? check?.(shownValues(state)) : undefined) ?? {};

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isOver() || !nextSave(state, {})) return;
    if (!check) {
      try {
        await load();
      } catch {
        put({ type: 'failed', retry: true });
        return later(RETRY_MS);
      }
    }
    const next = nextSave(state, errors());
    if (!next) return;
    const sent = tidy(next.typed);
    put({ type: 'sent', typed: next.typed, sent });
    try {
      put({ type: 'saved', stored: await save(sent, next.base) });
    } catch (error) {
      put(outcomeOf(error));
    }
    if (state.phase === 'waiting') later(RETRY_MS);
    // What was typed during the save, and fields that waited for a refused or conflicting one
    else if (state.phase !== 'failed' && nextSave(state, errors())) later(PAUSE_MS);
  }

  function outcomeOf(error: unknown): AutosaveEvent<Values> {
    if (!(error instanceof ApiError)) return { type: 'failed', retry: true };
    const stored = error.code === 'edit_conflict' ? current(error) : null;
    if (stored) {
      return { type: 'conflict', fields: Object.keys(error.fields ?? {}), current: stored };
    }
    if (error.code === 'invalid_request') {
      return { type: 'refused', fields: refusedFields(error, state.sending?.typed ?? {}) };
    }
    if (error.code === 'authentication_required') onSignedOut();
    return { type: 'failed', retry: WORTH_RETRYING.has(error.code) };
  }

  const handleHidden = () => {
    if (document.visibilityState === 'hidden') void send();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    errors,
    change(values) {
      put({ type: 'typed', values });
      later(PAUSE_MS);
    },
    flush: () => void send(),
    left() {
      put({ type: 'left' });
      void send();
    },
    read: (stored) => put({ type: 'read', stored }),
    choose(field, keep) {
      put({ type: 'chosen', field, keep });
      void send();
    },
    start() {
      if (!check) loadSoon({ load });
      const handleOnline = () => void send();
      globalThis.addEventListener('online', handleOnline);
      document.addEventListener('visibilitychange', handleHidden);
      void store.read().then((edits) => {
        if (fieldsOf<Values>(edits).length === 0) return;
        put({ type: 'restored', edits });
        void send();
      });
      return () => {
        globalThis.removeEventListener('online', handleOnline);
        document.removeEventListener('visibilitychange', handleHidden);
        // Not at once: a page that is removed because its candidate has signed out is over then
        queueMicrotask(() => void send());
      };
    },
  };
}
