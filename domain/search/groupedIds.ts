import type { FlagPart, ListPart } from '#domain/jobs/filterFields';
import { workFieldById } from '#domain/vocabulary/lookup';

/** Professions that stand for their whole group. */
export const WHOLE_GROUPS: ReadonlySet<string> = new Set([
  'specialistlakare',
  'specialistsjukskoterska',
]);

/** Without the groups of work fields of which a single field is named as well. */
export function withoutIdsOfGroups(part: ListPart | FlagPart, ids: readonly string[]): string[] {
  if (part !== 'workfields') return [...ids];
  const named = new Set(
    ids.flatMap((id) => {
      const field = workFieldById(id);
      return field && !field.isGroup ? [field.group] : [];
    }),
  );
  return ids.filter((id) => !(workFieldById(id)?.isGroup && named.has(id)));
}
