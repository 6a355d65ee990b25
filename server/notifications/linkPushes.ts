import type { DomainEventOf } from '#domain/events/domainEvent';
import type { Language } from '#domain/language';
import type { Queryable } from '../storage/database';
import { findFirstDayOfPush, findJobOfPush } from './pushedPages.repository';
import type { PushKind, PushKindName, PushKinds, PushPayloads } from './pushKinds';
import { queuePushTo } from './pushQueue';

/** A notification that opens a page of something at an employer. */
interface LinkPush<Name extends PushKindName> {
  /** Whose it is, and nothing of what was written. */
  title: Readonly<Record<Language, (employer: string) => string>>;
  path: (about: PushPayloads[Name]) => string;
  /** What it is about: a later one of the same takes its place. */
  subject: (about: PushPayloads[Name]) => string;
  /** Whose it is; null where there is nothing left to show. */
  find: (
    db: Queryable,
    about: PushPayloads[Name] & { userId: string },
  ) => Promise<{ employer: string } | null>;
}

type LinkName = 'terms' | 'first_day';

const LINKS: { readonly [Name in LinkName]: LinkPush<Name> } = {
  terms: {
    title: {
      sv: (employer) => `${employer} har svarat på din fråga om villkoren`,
      en: (employer) => `${employer} has answered your question about the terms`,
    },
    path: ({ jobId }) => `/jobb/${jobId}`,
    subject: ({ jobId }) => `terms-${jobId}`,
    find: findJobOfPush,
  },
  first_day: {
    title: {
      sv: (employer) => `${employer} har ändrat något om din första dag`,
      en: (employer) => `${employer} has changed something about your first day`,
    },
    path: ({ applicationId }) => `/forsta-dagen/${applicationId}`,
    subject: ({ applicationId }) => `first-day-${applicationId}`,
    find: findFirstDayOfPush,
  },
};

function linkPush<Name extends LinkName>(name: Name): PushKind<Name> {
  const { title, path, subject, find } = LINKS[name];
  return {
    async find(db, about, { userId, language }) {
      const found = await find(db, { ...about, userId });
      if (!found) return null;
      const shown = { title: title[language](found.employer), tag: subject(about), language };
      return { shown: { ...shown, path: path(about) } };
    },
  };
}

/** The kinds that open a page. */
export const LINK_PUSHES: Pick<PushKinds, LinkName> = {
  terms: linkPush('terms'),
  first_day: linkPush('first_day'),
};

/** Queues one for every device of a candidate. @param at - ISO 8601 UTC. */
async function queueLink<Name extends LinkName>(
  tx: Queryable,
  { uid, at }: { uid: string; at: string },
  kind: Name,
  about: PushPayloads[Name],
): Promise<void> {
  const subject = LINKS[kind].subject(about);
  await queuePushTo(tx, uid, { kind, subject, about, now: Date.parse(at) });
}

/** Shows who asked for terms of a job that its employer has said them. */
export async function pushOfTerms(
  tx: Queryable,
  { jobId, ...event }: DomainEventOf<'terms.answered'>,
): Promise<void> {
  await queueLink(tx, event, 'terms', { jobId });
}

/**
 * Shows that an employer has changed the card of a first day which the candidate has opened: once, until
 * they open it again.
 */
export async function pushOfFirstDay(
  tx: Queryable,
  { applicationId, seen, ...event }: DomainEventOf<'first_day.changed'>,
): Promise<void> {
  if (seen) await queueLink(tx, event, 'first_day', { applicationId });
}
