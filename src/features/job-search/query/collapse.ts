import type { Named } from '../vocabulary/searchVocabulary';

/** One label for one or more ids. */
export interface Collapsed extends Named {
  /** The ids that it covers. */
  ids: string[];
}

/** A heading, and the ids under it. */
export interface Heading extends Named {
  members: readonly string[];
}

/**
 * Labels for the chosen ids: a heading whose every member is chosen (or that is chosen itself)
 * once, the rest by their own names. Ids without a name are left out.
 */
export function collapse(
  chosen: readonly string[],
  headings: readonly Heading[],
  options: readonly Named[],
): Collapsed[] {
  const whole = headings.filter(
    ({ id, members }) =>
      chosen.includes(id) ||
      (members.length > 1 && members.every((member) => chosen.includes(member))),
  );
  const covered = new Set(whole.flatMap(({ id, members }) => [id, ...members]));
  return [
    ...whole.map(({ id, label, members }) => ({ id, label, ids: [id, ...members] })),
    ...chosen.flatMap((id) => {
      const option = covered.has(id) ? undefined : options.find((other) => other.id === id);
      return option ? [{ id, label: option.label, ids: [id] }] : [];
    }),
  ];
}
