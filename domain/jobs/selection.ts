import type { WorkField, WorkRole } from '#domain/vocabulary/types';

/**
 * The roles that selecting one selects: all of its group (part 5). A role of no group stands
 * for itself: "Andra" gathers professions that have nothing in common.
 */
export function rolesSelectedWith(
  roleId: string,
  workroles: readonly Pick<WorkRole, 'id' | 'group'>[],
): string[] {
  const role = workroles.find(({ id }) => id === roleId);
  if (!role) return [];
  if (role.group === '') return [role.id];
  return workroles.filter(({ group }) => group === role.group).map(({ id }) => id);
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

/** Adds or takes away as one: all of `ids` go if all were there, else all come. */
export function toggleSelection(selected: readonly string[], ids: readonly string[]): string[] {
  const all = ids.every((id) => selected.includes(id));
  const rest = selected.filter((id) => !ids.includes(id));
  return all ? rest : [...rest, ...ids];
}
