import type { WorkField, WorkRole } from '#domain/vocabulary/types';

/**
 * The professions near some: the rest of their groups, which choosing one brings along (part 5) under a
 * heading of their own. None for a role without a group: "Andra" has professions with nothing in common.
 */
export function nearbyRoles(
  roleIds: readonly string[],
  workroles: readonly Pick<WorkRole, 'id' | 'group'>[],
): string[] {
  const groups = new Set(
    workroles
      .filter(({ id, group }) => group !== '' && roleIds.includes(id))
      .map((role) => role.group),
  );
  return workroles
    .filter(({ id, group }) => groups.has(group) && !roleIds.includes(id))
    .map(({ id }) => id);
}

/**
 * The profession of a choice that has all of its group too, as somebody does who wants to hear of both: the
 * first of them; null for anything else.
 */
export function roleWithNearby(
  selected: readonly string[],
  workroles: readonly Pick<WorkRole, 'id' | 'group'>[],
): string | null {
  const [first, ...others] = selected;
  if (first === undefined || others.length === 0) return null;
  const nearby = nearbyRoles([first], workroles);
  const isWhole = nearby.length === others.length && nearby.every((id) => others.includes(id));
  return isWhole ? first : null;
}

/** The fields that selecting one selects: a group's sub-fields, or the field itself (part 5). */
export function fieldsSelectedWith(
  fieldId: string,
  workfields: readonly Pick<WorkField, 'id' | 'isGroup' | 'group'>[],
): string[] {
  const field = workfields.find(({ id }) => id === fieldId);
  if (!field) return [];
  if (!field.isGroup) return [field.id];
  return workfields
    .filter(({ isGroup, group }) => !isGroup && group === field.id)
    .map(({ id }) => id);
}

/** Toggles ids together: removes all of `ids` if all were there, else adds all. */
export function toggleSelection(selected: readonly string[], ids: readonly string[]): string[] {
  const all = ids.every((id) => selected.includes(id));
  const rest = selected.filter((id) => !ids.includes(id));
  return all ? rest : [...rest, ...ids];
}
