import type { Job } from '#domain/jobs/job';
import { jobNames } from '#domain/jobViews/jobSummary';
import type { Text } from '#domain/language';
import { publicEmployersIn } from '#domain/search/publicEmployers';
import {
  employmentTypeById,
  systemById,
  workFieldById,
  workingHourById,
} from '#domain/vocabulary/lookup';

/**
 * The kinds of text in an ad, and what a word found there is worth in the order `relevance`. The
 * heaviest first: a word that is in several counts as in the first of them.
 */
export const TEXT_KINDS = ['title', 'role', 'workplace', 'facts', 'body'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
export const WEIGHT = {
  title: 20,
  role: 12,
  workplace: 8,
  facts: 4,
  body: 0,
} as const satisfies Record<TextKind, number>;

export const KIND_COUNT = TEXT_KINDS.length;
/** The position of running text; the kinds before it are names. */
export const BODY = TEXT_KINDS.indexOf('body');

const both = (text: Text | undefined): string[] => (text ? [text.sv, text.en] : []);

/**
 * The words of an ad by kind. Not what a visitor does not see (`workplace.about`, the
 * questionnaire), and not the contact person.
 */
const TEXTS = {
  title: ({ title }) => [title],
  role: (job) => both(jobNames(job).workRole),
  workplace(job) {
    const { place, region } = jobNames(job);
    const { name, careProvider, unit } = job.workplace;
    const texts = [name, careProvider, unit, place, region].filter((text) => text !== null);
    return [...texts, ...[job.title, ...texts].flatMap(publicEmployersIn)];
  },
  facts: ({ systems, workFields, employmentTypes, timeOfDay }) => [
    ...systems.map((id) => systemById(id)?.text ?? id),
    ...workFields.flatMap((id) => both(workFieldById(id)?.text)),
    ...employmentTypes.flatMap((id) => both(employmentTypeById(id)?.text)),
    ...timeOfDay.flatMap((id) => both(workingHourById(id)?.text)),
  ],
  body: (job) => [...job.description, ...job.requirements, ...job.meritorious],
} satisfies Record<TextKind, (job: Job) => string[]>;

/** The text of each kind, in the order of `TEXT_KINDS`. */
export function adTexts(job: Job): string[] {
  return TEXT_KINDS.map((kind) => TEXTS[kind](job).join('\n'));
}
