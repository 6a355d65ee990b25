import { dayNumber } from '#domain/calendar/days';
import type { Job, JobSummary } from '#domain/jobs/job';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { FAR_AHEAD, LONG_AGO, NO_RATE } from './noLimit';
import type { Numbering } from './numbering';
import { wordsOf } from './text/words';

/** The index's data of one job: numbers, except for the id. */
export interface IndexDocument {
  id: string;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  /** The comparable rate, whole SEK per hour, or `NO_RATE`. */
  rateMin: number;
  rateMax: number;
  /** Day numbers; `LONG_AGO` for "as soon as possible", `FAR_AHEAD` for "until further notice". */
  startsOn: number;
  endsOn: number;
  closesOn: number;
  /** The number of its class of requirements. */
  requirements: number;
  /** The sets of values of the job: one set number per counted column. */
  sets: readonly number[];
  /** Codes of the words in its text. */
  words: Int32Array;
}

/** The texts in which free text finds a job: title, role, workplace and place. */
export function searchableWords(
  summary: Pick<JobSummary, 'title' | 'workplaceName' | 'names'>,
): string[] {
  const { workRole, place, region } = summary.names;
  const texts = [summary.title, workRole.sv, workRole.en, summary.workplaceName, place, region];
  return wordsOf(texts.filter((text) => text !== null).join(' '));
}

/** Turns a job into numbers, and adds new values and words to the dictionaries. */
export function toDocument(job: Job, summary: JobSummary, numbering: Numbering): IndexDocument {
  const rate = job.hourlyRate && comparableRate(job.hourlyRate, COMPARED_BY);
  return {
    id: job.id,
    publishedAt: Date.parse(job.publishedAt),
    rateMin: rate?.min ?? NO_RATE,
    rateMax: rate?.max ?? NO_RATE,
    startsOn: job.startsOn === null ? LONG_AGO : dayNumber(job.startsOn),
    endsOn: job.endsOn === null ? FAR_AHEAD : dayNumber(job.endsOn),
    closesOn: dayNumber(job.closesOn),
    requirements: numbering.requirements.classOf(job),
    sets: numbering.setsOf(job),
    words: numbering.dictionary.add(searchableWords(summary)),
  };
}
