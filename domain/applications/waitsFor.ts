import { mayInterview } from '#domain/applications/mayInterview';
import type { DocumentRequest } from './documentRequest';
import type { ApplicationStatus } from './status';

/** What an application can wait for from its candidate, the most urgent first. */
export const WAITING_FOR = ['reply', 'documents', 'interview', 'draft', 'apply'] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** Of an application, what decides what it waits for. */
export interface WaitingSource {
  status: ApplicationStatus;
  /** null unless documents are asked for. */
  documentRequest: Pick<DocumentRequest, 'missing'> | null;
  /** There are free interview times, and none is booked. */
  interviewToChoose: boolean;
  /** An application to the job is saved and not sent. */
  hasDraft: boolean;
}

/** What the candidate can do now so that the application goes on. */
export function waitsFor(source: WaitingSource): WaitingFor[] {
  const { status, documentRequest, interviewToChoose, hasDraft } = source;
  const holds: Record<WaitingFor, boolean> = {
    reply: status === 'sent',
    documents: (documentRequest?.missing.length ?? 0) > 0,
    interview: mayInterview(status) && interviewToChoose,
    draft: status === 'interested' && hasDraft,
    apply: status === 'interested' && !hasDraft,
  };
  return WAITING_FOR.filter((one) => holds[one]);
}
