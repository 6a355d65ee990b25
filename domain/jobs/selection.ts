import type { WorkField, WorkRole } from '#domain/vocabulary/types';

/**
 * The roles that selecting one selects: itself first, then the rest of its group (part 5). A role
 * without a group selects only itself: "Andra" contains professions that have nothing in common.
 */
export function rolesSelectedWith(
  roleId: string,
  workroles: readonly Pick<WorkRole, 'id' | 'group'>[],
): string[] {
  const role = workroles.find(({ id }) => id === roleId);
  if (!role) return [];
  if (role.group === '') return [role.id];
  const others = workroles.filter(({ id, group }) => group === role.group && id !== role.id);
  return [role.id, ...others.map(({ id }) => id)];
}

/** The role by which a whole group was selected: the first of them; null for anything else. */
export function roleThatSelected(
  selected: readonly string[],
  workroles: readonly Pick<WorkRole, 'id' | 'group'>[],
): string | null {
  const [first] = selected;
  if (first === undefined) return null;
  const group = rolesSelectedWith(first, workroles);
  const isGroup = group.length === selected.length && group.every((id) => selected.includes(id));
  return isGroup ? first : null;
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
