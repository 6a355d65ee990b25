import type { Job } from './job';

/** Words that a text must have to identify an ad without its title. */
const TELLING_TEXT = 20;
/** The same of a title, for ads without such a text: "Sjuksköterska" alone is many wards. */
const TELLING_TITLE = 4;

/** Letters and digits in lower case, so that spaces, signs and shouting make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsIn = (text: string): number => text.split(' ').filter((word) => word.length > 1).length;
const sorted = (values: readonly string[]): string[] => [...values].sort();

/**
 * What imported ads have in common that are one ad, published several times: the employer, the
 * title, the municipality or region, the street, the profession, the whole text and every fact that
 * a list filters or shows. Days of publication and of closing may differ, and the number sought.
 * Punctuation, case and spaces do not count.
 *
 * Null where an ad has no such key: a job that an employer published here, since each has its own
 * applications; an ad without a place; and one whose text and title are both too short. The key is
 * strict: a missed twin is only shown twice, but a job wrongly taken for a twin would be hidden.
 */
export function twinKeyOf(job: Job): string | null {
  const { source } = job;
  if (source.name === 'vikari' || job.location === null) return null;
  const title = plain(job.title);
  const text = plain(job.description.join(' '));
  if (wordsIn(text) < TELLING_TEXT && wordsIn(title) < TELLING_TITLE) return null;
  const { name, careProvider, unit } = job.workplace;
  return JSON.stringify([
    source.name,
    [careProvider, name, unit ?? '', source.street ?? ''].map(plain),
    title,
    job.location,
    job.workRole,
    text,
    [job.workFields, job.employmentTypes, job.systems, job.timeOfDay].map(sorted),
    [job.requirements, job.meritorious].map((lines) => sorted(lines.map(plain))),
    [job.onCallDuty, job.hourlyRate, job.startsOn, job.endsOn, job.hoursPerWeek],
    [source.extent, source.scope ?? null, source.salaryText ?? null, source.conditions ?? null],
  ]);
}

/** What decides which of several twins a list shows. */
export type Twin = Pick<Job, 'id' | 'publishedAt' | 'closesOn'>;

/**
 * Whether a list shows `a` rather than its twin `b`: the one that can be applied to longest, so that
 * it is open as long as any of them; among equals the first that was published.
 */
export function comesBeforeTwin(a: Twin, b: Twin): boolean {
  if (a.closesOn !== b.closesOn) return a.closesOn > b.closesOn;
  const later = Date.parse(a.publishedAt) - Date.parse(b.publishedAt);
  return later === 0 ? a.id < b.id : later < 0;
}
