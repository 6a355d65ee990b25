import type { WorkFieldIconName } from '@vikari/ui-kit/WorkFieldIcon';
import type { Named, NamedField } from './searchVocabulary';

/** A group of work fields with its icon. */
export interface WorkFieldGroupOption extends Named {
  icon: WorkFieldIconName;
  fields: Named[];
}

/** An icon for every group of the vocabulary; `satisfies` checks the names against the kit's. */
const ICONS = new Set([
  'emergency',
  'surgery',
  'medicine',
  'psychiatry',
  'primary-care',
  'women-children',
  'elderly-care',
  'imaging-lab',
  'rehab',
  'dental',
  'school-occupational',
  'pharmacy-optics',
] as const satisfies readonly WorkFieldIconName[]);

function isIcon(name: string | undefined): name is WorkFieldIconName {
  return (ICONS as ReadonlySet<string | undefined>).has(name);
}

/** The flat list as groups, each with its fields. */
export function workFieldGroups(fields: readonly NamedField[]): WorkFieldGroupOption[] {
  return fields
    .filter(({ isGroup }) => isGroup)
    .map(({ id, label, iconId }) => ({
      id,
      label,
      icon: isIcon(iconId) ? iconId : 'medicine',
      fields: fields
        .filter(({ isGroup, group }) => !isGroup && group === id)
        .map((field) => ({ id: field.id, label: field.label })),
    }));
}

/** The icon of a field's group; undefined for a field that the vocabulary does not have. */
export function workFieldIcon(
  fieldId: string | undefined,
  fields: readonly NamedField[],
): WorkFieldIconName | undefined {
  const group = fields.find(({ id }) => id === fieldId)?.group;
  const iconId = fields.find(({ id }) => id === group)?.iconId;
  return isIcon(iconId) ? iconId : undefined;
}
