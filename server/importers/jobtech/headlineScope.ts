import type { Scope } from '#domain/jobs/job';
import { word } from './wholeWord';

const PERCENT = /(\d{1,3})\s?%?\s?(?:-|–|till|\/)\s?(\d{1,3})\s?%|(\d{1,3})\s?%/gu;
/** Percents of something else, or an open bound. */
const NO_SCOPE =
  /(?:upp till|minst|max|över|under|från)\s+(?:ca\.?\s+)?\d|%\s*(?:högre|mer|rabatt|bonus|i bonus|av lönen|lön|ersättning)/iu;

/** "50–100 %", "60%", read as percent of full time; null without one, or with several. */
export function scopeOfHeadline(headline: string): Scope | null {
  const all = [...headline.matchAll(PERCENT)];
  const [only] = all;
  if (!only || all.length > 1 || NO_SCOPE.test(headline)) return null;
  const min = Number(only[1] ?? only[3]);
  const max = Number(only[2] ?? only[3]);
  return min >= 1 && min <= max && max <= 100 ? { min, max } : null;
}

const FULL = word('heltid\\p{L}*|hel-');
const PART = word('deltid\\p{L}*|del-');
/** "Hel eller deltid", "del/heltid". */
const EITHER = /(?<!\p{L})(?:hel|del)(?:tid)?\s?-?\s?(?:\/|eller|och)\s?(?:hel|del)tid/iu;

/** What a headline says of full time and part time; null where it says neither. */
export function extentOfHeadline(headline: string): 'full_time' | 'part_time' | 'either' | null {
  const full = FULL.test(headline);
  const part = PART.test(headline);
  if (EITHER.test(headline) || (full && part)) return 'either';
  if (full) return 'full_time';
  return part ? 'part_time' : null;
}
