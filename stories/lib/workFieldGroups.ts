import type { WorkFieldIconName } from '@vikari/ui-kit/WorkFieldIcon';
import type { WorkFieldGroup } from '@vikari/ui-kit/WorkFieldPicker';

const ICONS: readonly WorkFieldIconName[] = [
  'emergency',
  'surgery',
  'medicine',
  'psychiatry',
  'primary-care',
  'women-children',
  'elderly-care',
  'imaging-lab',
];

/** Groups for the stories from `[group, field, field …]` names. */
export function workFieldGroups(names: readonly (readonly string[])[]): WorkFieldGroup[] {
  return names.map(([label = '', ...fields], at) => ({
    id: `group-${at}`,
    label,
    icon: ICONS[at] ?? 'medicine',
    count: 40 + ((at * 37) % 90),
    fields: fields.map((name, field) => ({
      id: `field-${at}-${field}`,
      label: name,
      count: 3 + ((at * 11 + field * 17) % 40),
    })),
  }));
}
