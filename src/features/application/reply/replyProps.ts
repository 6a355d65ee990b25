import type { LinkComponent } from '@vikari/ui-kit/Button';
import type { Invitation } from '#domain/api/invitations';
import type { Answers } from '#domain/jobs/questionnaire';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';

/** Why an answer was not taken. */
export type ReplyProblem = 'answered' | 'closed' | 'taken_back' | 'network' | 'other';

export interface ReplyViewProps {
  invitation: Invitation;
  /** The answer is being sent. */
  saving: boolean;
  problem: ReplyProblem | null;
  /** It was just answered on this page: the heading gets the focus. */
  justAnswered: boolean;
  jobHref: string;
  applyHref: string;
  applicationsHref: string;
  jobsHref: string;
  /** The page on which a candidate turns off offers. */
  integrityHref: string;
  linkComponent: LinkComponent;
  /** Returns the fields' errors. */
  onInterested: (answers: Answers) => Promise<FieldErrors<Answers>>;
  onDecline: () => Promise<void>;
}
