import type { JobFacts } from '#domain/jobs/jobFacts';
import lines from '../data/practicalities.json';
import titles from '../data/titles.json';

/**
 * Closing paragraphs; `{system}`, `{timmar}`, `{veckor}`, `{i ort}` and `{arbetsgivare}` are
 * replaced.
 */
export const LINES: Readonly<Record<keyof typeof lines, readonly string[]>> = lines;

/**
 * Titles, of any job and of those at night, in summer, for a locum or with on-call duty. `{Yrke}` is
 * the profession, `{yrke}` in lower case; `{enhet}`, `{på}`, `{i ort}`, `{arbetsplats}` as in the
 * family texts.
 */
export const TITLES: Readonly<Record<keyof typeof titles, readonly string[]>> = titles;

/** What a line about travel says, by words that no other one has. */
export const TRAVEL_SAID: readonly { words: string; said: Pick<JobFacts, 'travel' | 'housing'> }[] =
  [
    { words: 'Resa och boende ersätts', said: { travel: 'paid', housing: 'paid' } },
    { words: 'Vi hjälper till med boende', said: { housing: 'arranged' } },
    { words: 'En möblerad lägenhet finns', said: { housing: 'arranged' } },
  ];
