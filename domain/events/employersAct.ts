import type { DomainEvent, DomainEventOf, DomainEventType } from './domainEvent';

/**
 * What an employer did towards a candidate: by an application, whose chat has the same id, or as the
 * employer that it is where there is none.
 */
export type EmployersAct = { uid: string } & ({ applicationId: string } | { employerId: string });

type ActOf<Type extends DomainEventType> = (event: DomainEventOf<Type>) => EmployersAct | null;

const nobodys = () => null;

/**
 * Which events are an employer's own act, and towards whom: of such a one nothing reaches a candidate
 * who has blocked the employer. A new event does not compile without saying it.
 */
const ACTS: { readonly [Type in DomainEventType]: ActOf<Type> } = {
  'application.moved': ({ by, uid, applicationId }) =>
    by === 'employer' ? { uid, applicationId } : null,
  'application.sent': nobodys,
  'application.invited': ({ uid, applicationId }) => ({ uid, applicationId }),
  'documents.asked': ({ uid, applicationId }) => ({ uid, applicationId }),
  // Candidates book, move and cancel; an employer only offers times
  'interview.booked': nobodys,
  'interview.moved': nobodys,
  'interview.cancelled': nobodys,
  'first_day.changed': ({ uid, applicationId }) => ({ uid, applicationId }),
  // Asked by the site itself
  'first_day.missing': nobodys,
  'document.changed': nobodys,
  'document.leaving': nobodys,
  'document.deleted': nobodys,
  'document.shared': nobodys,
  'document.unshared': nobodys,
  // Candidates ask and share, and who is asked is no employer of theirs
  'reference.changed': nobodys,
  'reference.leaving': nobodys,
  'reference.asked': nobodys,
  'reference.reminded': nobodys,
  'reference.given': nobodys,
  'reference.declined': nobodys,
  'reference.taken_back': nobodys,
  'reference.shared': nobodys,
  'reference.unshared': nobodys,
  'message.sent': inChat,
  'message.noted': ({ event, uid, chatId }) =>
    'by' in event ? inChat({ by: event.by, uid, chatId }) : null,
  'chat.read': inChat,
  'chat.ended': inChat,
  'chat.document_taken_back': inChat,
  'terms.asked': nobodys,
  // Of the job, which everybody may read
  'terms.said': nobodys,
  'terms.shown': ({ uid, employerId }) => ({ uid, employerId }),
  'terms.answered': ({ uid, employerId }) => ({ uid, employerId }),
  'answer.awaited': nobodys,
  'job.unmarked': nobodys,
  'employer.left': nobodys,
  'employer.blocked': nobodys,
  'employer.unblocked': nobodys,
  'report.answered': nobodys,
  'way.undone': nobodys,
  'account.deleted': nobodys,
};

function inChat({ by, uid, chatId }: { by: string; uid: string; chatId: string }) {
  return by === 'employer' ? { uid, applicationId: chatId } : null;
}

/** The employer's act that an event is; null for what a candidate or the site itself did. */
export function employersActIn(event: DomainEvent): EmployersAct | null {
  // An event and the function of its type belong together, which types cannot follow
  return (ACTS[event.type] as (event: DomainEvent) => EmployersAct | null)(event);
}
