import type { InferType } from 'yup';
import type { Answered } from './answer';
import type { assignment, assignmentAnswers } from './assignments.responses';
import type { fetchAssignmentsSchema } from './assignments.schema';
import { endpoint } from './endpoint';

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
  InferType<typeof fetchAssignmentsSchema>,
  Answered<typeof assignmentAnswers.fetchAssignments>
>({ service: 'portal', method: 'GET', path: 'fetch_assignments', access: 'candidate' });
