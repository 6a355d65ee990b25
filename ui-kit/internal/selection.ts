/** How much of a group is chosen. */
export type GroupState = 'none' | 'some' | 'all';

/** How many of `members` are chosen. */
export function chosenCount(members: readonly string[], chosen: readonly string[]): number {
  const set = new Set(chosen);
  return members.filter((id) => set.has(id)).length;
}

/** Whether none, some or all of `members` are chosen; an empty group is `none`. */
export function groupState(members: readonly string[], chosen: readonly string[]): GroupState {
  const count = chosenCount(members, chosen);
  if (count === 0) return 'none';
  return count === members.length ? 'all' : 'some';
}

/** The choice with `ids` added or removed. Ids that are not members stay, in their order. */
export function withChosen<Id extends string>(
  chosen: readonly Id[],
  ids: readonly Id[],
  on: boolean,
): Id[] {
  if (!on) return chosen.filter((id) => !ids.includes(id));
  return [...chosen, ...ids.filter((id) => !chosen.includes(id))];
}

/** The choice after one option was pressed. */
export function toggled<Id extends string>(chosen: readonly Id[], id: Id): Id[] {
  return withChosen(chosen, [id], !chosen.includes(id));
}
