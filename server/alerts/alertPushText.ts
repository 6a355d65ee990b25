import type { Language } from '#domain/language';
import type { ShownLink } from '#domain/notifications/shownPush';

interface NoticeFacts {
  alert: string;
  language: Language;
  /** Of the search; null for saved jobs. */
  query: string | null;
  /** Slugs of its open jobs. */
  slugs: readonly string[];
}

const TITLES: Readonly<Record<Language, Record<'search' | 'saved', (count: number) => string>>> = {
  sv: {
    search: (count) => (count === 1 ? 'Nytt i din bevakning' : `${count} uppdrag i din bevakning`),
    saved: (count) =>
      count === 1 ? 'Nytt om ett uppdrag som du sparat' : `Nytt om ${count} uppdrag som du sparat`,
  },
  en: {
    search: (count) => (count === 1 ? 'News in your alert' : `${count} assignments in your alert`),
    saved: (count) =>
      count === 1
        ? 'News about an assignment you saved'
        : `News about ${count} assignments you saved`,
  },
};

/** What a notification of an alert says: how much there is, and nothing of what. */
export function shownAlert({ alert, language, query, slugs }: NoticeFacts): ShownLink {
  const [only, ...others] = slugs;
  const list = query === null ? '/sparade' : `/jobs?${query}`;
  return {
    title: TITLES[language][query === null ? 'saved' : 'search'](slugs.length),
    tag: alert,
    path: only !== undefined && others.length === 0 ? `/jobb/${only}` : list,
    language,
  };
}
