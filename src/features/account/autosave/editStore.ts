import type { DraftStore } from '../../../session/drafts/draftStore';
import { type Edits, fieldsOf } from './autosave.reducer';
import type { EditStore } from './autosaver';

/**
 * Keeps edits in the candidate's encrypted drafts until they are stored.
 * @param drafts - called when they are needed, since they exist in a browser only.
 * @param isField - whether a kept value fits its field; other values are ignored.
 */
export function editStore<Values extends object>(
  drafts: () => DraftStore | null,
  name: string,
  isField: (field: string, value: unknown) => field is keyof Values & string,
): EditStore<Values> {
  return {
    async read() {
      // The key must be read before the connection is lost
      void drafts()?.tidy();
      const kept: unknown = await drafts()?.read(name);
      return typeof kept === 'object' && kept !== null ? editsIn<Values>(kept, isField) : {};
    },
    keep(edits) {
      if (fieldsOf<Values>(edits).length > 0) drafts()?.write(name, edits);
      else drafts()?.remove(name);
    },
  };
}

function editsIn<Values extends object>(
  kept: object,
  isField: (field: string, value: unknown) => field is keyof Values & string,
): Edits<Values> {
  const found = Object.entries(kept).filter(([field, edit]: [string, unknown]) => {
    if (typeof edit !== 'object' || edit === null || !('value' in edit && 'base' in edit)) {
      return false;
    }
    return isField(field, edit.value) && isField(field, edit.base);
  });
  // `isField` has checked each value
  return Object.fromEntries(found) as Edits<Values>;
}

/** Whether a value has the same type as the field's current one. */
export function sameSort(value: unknown, now: unknown): boolean {
  if (Array.isArray(now)) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  return now === null || value === null || typeof value === typeof now;
}
