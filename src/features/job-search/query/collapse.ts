import type { Named } from '../vocabulary/searchVocabulary';

/** One thing to show for one or more ids. */
export interface Collapsed extends Named {
  /** The ids that it stands for. */
  ids: string[];
}

/** A heading, and the ids of what stands under it. */
export interface Heading extends Named {
  members: readonly string[];
}

/**
 * Chosen ids as a person would say them: a heading whose every member is chosen (or that is
 * chosen itself) once, the rest by their own names. Ids without a name are left out.
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
