import type { LinkComponent } from '@vikari/ui-kit/Button';
import type { Invitation } from '#domain/api/invitations';
import type { Answers } from '#domain/applications/questionnaire';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';

/** Why an answer was not taken. */
export type ReplyProblem = 'answered' | 'closed' | 'taken_back' | 'network' | 'other';

export interface ReplyViewProps {
  invitation: Invitation;
  /** The answer is being sent. */
  saving: boolean;
  problem: ReplyProblem | null;
  /** It was answered on this page a moment ago: the focus goes to the heading. */
  justAnswered: boolean;
  jobHref: string;
  applyHref: string;
  applicationsHref: string;
  jobsHref: string;
  /** Where somebody says that they want no offers. */
  integrityHref: string;
  linkComponent: LinkComponent;
  /** Returns the fields' errors. */
  onInterested: (answers: Answers) => Promise<FieldErrors<Answers>>;
  onDecline: () => Promise<void>;
}
