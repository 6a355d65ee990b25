import type { Invitation } from '#domain/api/invitations';
import type { Question } from '#domain/jobs/questionnaire';
import { aJobSummary } from './anApplication';

const option = (id: string, text: string) => ({ id, text });
const QUESTIONS: Question[] = [
  {
    id: 'nights',
    type: 'single_choice',
    text: 'Kan du arbeta natt?',
    required: true,
    options: [option('yes', 'Ja'), option('no', 'Nej')],
    audience: 0,
  },
  {
    id: 'when',
    type: 'short_answer',
    text: 'När kan du börja?',
    required: false,
    options: [],
    audience: 0,
  },
  {
    id: 'wards',
    type: 'multiple_choice',
    text: 'Vilka avdelningar känner du till?',
    required: false,
    options: [option('a', 'Akuten'), option('b', 'Intensivvården')],
    audience: 0,
  },
];

/** An invitation as its candidate sees it, without an answer unless set otherwise. */
export function anInvitation(changed: Partial<Invitation> = {}): Invitation {
  return {
    id: 'a-1',
    state: 'unanswered',
    status: 'sent',
    sentAt: '2026-11-20T09:30:00.000Z',
    endedAt: null,
    blockedEmployer: null,
    employer: 'Exempelvård',
    contact: {
      name: 'Eva Ek',
      title: 'Rekryterare',
      phone: '08-465 004 00',
      email: 'eva.ek@example.com',
    },
    job: aJobSummary(),
    jobStatus: 'open',
    message: 'Hej!\nVi söker någon som du till akuten i vår.',
    form: { kind: 'job_invitation', questions: QUESTIONS, answers: {} },
    ...changed,
  };
}
