import { dayNumber } from '#domain/calendar/days';
import { lastDayToApply } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { statedShare } from '#domain/jobs/statedShare';
import { isUndated } from '#domain/jobs/undated';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { EARLIEST_DAY, LATEST_DAY, NO_RATE, NO_SHARE, UNDATED } from './noLimit';
import type { Numbering } from './numbering';
import { adTexts } from './text/adTexts';

/** The index's data of one job: numbers, except for the id. */
export interface IndexDocument {
  id: string;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  /** The comparable rate, whole SEK per hour, or `NO_RATE`. */
  rateMin: number;
  rateMax: number;
  /** Percent of full time, or `NO_SHARE`. */
  shareMin: number;
  shareMax: number;
  /**
   * Day numbers; `EARLIEST_DAY` for "as soon as possible", `UNDATED` where no dates are stated,
   * `LATEST_DAY` for "until further notice".
   */
  startsOn: number;
  endsOn: number;
  closesOn: number;
  /** The number of its class of requirements. */
  requirements: number;
  /** The sets of values of the job: one set number per counted column. */
  sets: readonly number[];
  /** Keys of its words: each in one kind of text. */
  words: Int32Array;
}

/** Turns a job into numbers, and adds new values and words to the dictionaries. */
export function toDocument(job: Job, numbering: Numbering): IndexDocument {
  const rate = job.hourlyRate && comparableRate(job.hourlyRate, COMPARED_BY);
  const share = statedShare(job);
  return {
    id: job.id,
    publishedAt: Date.parse(job.publishedAt),
    rateMin: rate?.min ?? NO_RATE,
    rateMax: rate?.max ?? NO_RATE,
    shareMin: share?.min ?? NO_SHARE,
    shareMax: share?.max ?? NO_SHARE,
    startsOn: startOf(job),
    endsOn: job.endsOn === null ? LATEST_DAY : dayNumber(job.endsOn),
    closesOn: dayNumber(lastDayToApply(job)),
    requirements: numbering.requirements.classOf(job),
    sets: numbering.setsOf(job),
    words: numbering.dictionary.add(adTexts(job)),
  };
}

/** Without a start it is "as soon as possible", which fits any period that has not ended. */
function startOf(job: Job): number {
  if (job.startsOn !== null) return dayNumber(job.startsOn);
  return isUndated(job) ? UNDATED : EARLIEST_DAY;
}
