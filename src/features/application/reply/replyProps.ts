import type { LinkComponent } from '@vikari/ui-kit/Button';
import type { ReactNode } from 'react';
import type { Invitation } from '#domain/api/invitations';
import type { Answers } from '#domain/jobs/questionnaire';
import type { FormDraft } from '../../../lib/forms/useForm';

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
  /** That the candidate has blocked the employer, and cannot show interest. */
  blocked?: ReactNode;
  /** What is said of the first day. */
  firstDay?: ReactNode;
  linkComponent: LinkComponent;
  /** Keeps the answers until they are sent. */
  draft?: FormDraft<Answers>;
  /** Rejects when they were not sent; `problem` then says why. */
  onInterested: (answers: Answers) => Promise<void>;
  onDecline: () => Promise<void>;
}
