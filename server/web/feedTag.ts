import type { Language } from '#domain/language';
import { SEGMENTS } from '#domain/languagePaths';

const TITLE: Record<Language, string> = { sv: 'Nya uppdrag', en: 'New assignments' };

/** The pages that list jobs; landing pages end with a segment of these. */
const LISTS: readonly string[] = ['', 'jobs', ...Object.values(SEGMENTS.jobs)];

/**
 * Tells feed readers where the feed of jobs is, on the pages that list them. Only the server's markup
 * has it: no reader of feeds runs a script.
 */
export function feedTag(pathname: string, language: Language): string {
  const segments = pathname.split('/').slice(1);
  const listsJobs = LISTS.includes(segments[0] ?? '') || LISTS.includes(segments.at(-1) ?? '/');
  if (!listsJobs || segments.length > 3) return '';
  return `<link rel="alternate" type="application/atom+xml" title="${TITLE[language]}" href="/feed/jobs.atom">`;
}
