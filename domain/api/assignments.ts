import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import type { assignment, assignmentAnswers } from './assignments.responses';
import type { fetchAssignmentsSchema } from './assignments.schema';
import { endpoint } from './endpoint';

/** An assignment that the candidate was hired for: an application in the status `employed`. */
export type Assignment = InferType<typeof assignment>;

export type AssignmentPage = AnsweredFields<typeof assignmentAnswers.fetchAssignments>;

/** GET portal fetch_assignments: the last hired first; `ongoing` has those to come too. */
export const fetchAssignments = endpoint<
  InferType<typeof fetchAssignmentsSchema>,
  Answered<typeof assignmentAnswers.fetchAssignments>
>({ service: 'portal', method: 'GET', path: 'fetch_assignments', access: 'candidate' });
