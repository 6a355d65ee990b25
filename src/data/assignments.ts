import { type Assignment, type AssignmentPage, fetchAssignments } from '#domain/api/assignments';
import type { Ok } from '#domain/api/endpoint';
import type { AssignmentList } from '#domain/applications/assignments';
import { type PagedList, usePages } from './usePages';

/** What a candidate was hired for, a list that grows page by page. */
interface OwnAssignments extends Omit<PagedList<Ok<AssignmentPage>>, 'pages'> {
  /** Undefined until the first answer. */
  assignments: Assignment[] | undefined;
  total: number;
  /** Whether they are, or were, more than one page. */
  paged: boolean;
}

/** The signed-in candidate's ongoing or completed assignments, the last hired first. */
export function useAssignments(list: AssignmentList): OwnAssignments {
  const { pages, ...more } = usePages(fetchAssignments, { list });
  return {
    ...more,
    assignments: pages?.flatMap(({ results }) => results),
    total: pages?.[0]?.total ?? 0,
    paged: (pages?.[0]?.nextPageToken ?? null) !== null,
  };
}
