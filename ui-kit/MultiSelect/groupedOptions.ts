import type { Option, OptionSet } from '../internal/option';

/** An option with its heading. */
export interface GroupedOption extends Option {
  group: string;
}

/** All options in one list, in the order of their headings. */
export function flatten(groups: readonly OptionSet[]): GroupedOption[] {
  return groups.flatMap(({ label, options }) =>
    options.map((option) => ({ ...option, group: label })),
  );
}

/** The options with these ids, in the order they were chosen; unknown ids are left out. */
export function picked(options: readonly GroupedOption[], ids: readonly string[]): GroupedOption[] {
  const byId = new Map(options.map((option) => [option.id, option]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Options back under their headings, for rendering; `index` is the first one's index in the list.
 */
export function sections(
  options: readonly GroupedOption[],
): { label: string; index: number; options: GroupedOption[] }[] {
  const found: { label: string; index: number; options: GroupedOption[] }[] = [];
  options.forEach((option, index) => {
    const last = found.at(-1);
    if (last?.label === option.group) last.options.push(option);
    else found.push({ label: option.group, index, options: [option] });
  });
  return found;
}
