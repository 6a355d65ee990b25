import type { OptionSet } from '@vikari/ui-kit/MultiSelect';

/** The names of chosen ids, in the order of the ids; an id without a name is left out. */
export function namesIn(groups: readonly OptionSet[], ids: readonly string[]): string[] {
  const names = new Map(
    groups.flatMap(({ options }) => options.map(({ id, label }) => [id, label])),
  );
  return ids.flatMap((id) => names.get(id) ?? []);
}
