import type { InferType } from 'yup';
import type { AssignmentList } from '#domain/applications/assignments';
import type { Answered } from './answer';
import type { assignment, assignmentAnswers } from './assignments.responses';
import { endpoint } from './endpoint';
import type { ListPageRequest } from './listPage';

/** An assignment that the candidate was hired for: an application in the status `employed`. */
export type Assignment = InferType<typeof assignment>;

export interface AssignmentPage {
  results: Assignment[];
  /** null on the last page. */
  nextPageToken: string | null;
  /** The number of all in this list, not only of this page. */
  total: number;
}

/** GET portal fetch_assignments: the last hired first; `ongoing` has those to come too. */
export const fetchAssignments = endpoint<
  ListPageRequest & { list: AssignmentList },
  Answered<typeof assignmentAnswers.fetchAssignments>
>({ service: 'portal', method: 'GET', path: 'fetch_assignments', access: 'candidate' });
