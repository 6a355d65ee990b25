import type { JobDetail } from '#domain/api/portal';
import type { Question } from '#domain/jobs/questionnaire';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobDetail } from '#domain/jobViews/publicDetail';

/** One question of each type, the last of them optional. */
export const QUESTIONNAIRE: Question[] = [
  {
    id: 'q1',
    type: 'short_answer',
    text: 'När kan du tidigast börja?',
    required: true,
    options: [],
    audience: 0,
  },
  {
    id: 'q2',
    type: 'single_choice',
    text: 'Behöver du boende på orten?',
    required: true,
    options: [
      { id: 'o1', text: 'Ja' },
      { id: 'o2', text: 'Nej' },
    ],
    audience: 0,
  },
  {
    id: 'q3',
    type: 'multiple_choice',
    text: 'Vilka pass kan du ta?',
    required: false,
    options: [
      { id: 'o1', text: 'Dag' },
      { id: 'o2', text: 'Natt' },
    ],
    audience: 0,
  },
];

/** A job's page as a signed-in candidate sees it, with a questionnaire of every type. */
export function aJobDetail(changed: Partial<JobDetail> = {}): JobDetail {
  const job = aJob({ questionnaire: QUESTIONNAIRE });
  const viewer = { isCandidate: true, includeWorkplace: true, applied: false };
  return { ...toJobDetail(job, viewer), ...changed };
}
