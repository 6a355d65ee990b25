import type { Option, OptionSet } from '../internal/option';

/** An option with its heading. */
export interface GroupedOption<Id extends string = string> extends Option<Id> {
  group: string;
}

/** All options in one list, in the order of their headings. */
export function flatten<Id extends string>(groups: readonly OptionSet<Id>[]): GroupedOption<Id>[] {
  return groups.flatMap(({ label, options }) =>
    options.map((option) => ({ ...option, group: label })),
  );
}

/** The options with these ids, in the order they were chosen; unknown ids are left out. */
export function picked<Id extends string>(
  options: readonly GroupedOption<Id>[],
  ids: readonly Id[],
): GroupedOption<Id>[] {
  const byId = new Map(options.map((option) => [option.id, option]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Options back under their headings, for rendering; `index` is the first one's index in the list.
 */
export function sections<Id extends string>(
  options: readonly GroupedOption<Id>[],
): { label: string; index: number; options: GroupedOption<Id>[] }[] {
  const found: { label: string; index: number; options: GroupedOption<Id>[] }[] = [];
  options.forEach((option, index) => {
    const last = found.at(-1);
    if (last?.label === option.group) last.options.push(option);
    else found.push({ label: option.group, index, options: [option] });
  });
  return found;
}
