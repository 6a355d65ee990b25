import type { Language } from '#domain/language';
import { findFirstDayOfPush, findJobOfPush } from './pushedPages.repository';
import type { FirstDayPush, PushKind, PushKinds, TermsPush } from './pushKinds';

type LinkKind = 'terms' | 'first_day';

/** Whose job it is, and nothing of what was written. */
const TITLES: Readonly<Record<Language, Record<LinkKind, (employer: string) => string>>> = {
  sv: {
    terms: (employer) => `${employer} har svarat på din fråga om villkoren`,
    first_day: (employer) => `${employer} har ändrat något om din första dag`,
  },
  en: {
    terms: (employer) => `${employer} has answered your question about the terms`,
    first_day: (employer) => `${employer} has changed something about your first day`,
  },
};

/** That an employer has said terms that were asked for. */
const termsPush: PushKind<TermsPush> = {
  async find(db, { jobId }, { userId, language }) {
    const job = await findJobOfPush(db, { jobId, userId });
    if (!job) return null;
    const title = TITLES[language].terms(job.employer);
    return { shown: { title, tag: `terms-${jobId}`, path: `/jobb/${jobId}`, language } };
  },
};

/** That the card of a first day has changed since it was opened. */
const firstDayPush: PushKind<FirstDayPush> = {
  async find(db, { applicationId }, { userId, language }) {
    const firstDay = await findFirstDayOfPush(db, { applicationId, userId });
    if (!firstDay) return null;
    const title = TITLES[language].first_day(firstDay.employer);
    const tag = `first-day-${applicationId}`;
    return { shown: { title, tag, path: `/forsta-dagen/${applicationId}`, language } };
  },
};

/** The kinds that open a page. */
export const LINK_PUSHES: Pick<PushKinds, LinkKind> = {
  terms: termsPush,
  first_day: firstDayPush,
};
